#include "shell/screens/dialogs/about.h"

#include "shell/panels/paper.h"
#include "shell/text/locale.h"

namespace bastide::shell {

using namespace ui;

void AboutDialog::draw() {
  const Rect r = draw_paper(*this, 520, std::max(300.0F, column_.height() + 96), tr("menu.about"));
  column_.draw(kit, r, [&](float y) {
    emblems.wordmark(r.x, y + 8, 0.94F);
    y += 70;
    for (const char* key : {"about.text", "about.affiliation", "about.fonts", "about.code", "about.privacy"})
      y += c.paragraph(r.x, y, r.w - 8, tr(key), Type::Body, kInk2) + 12;
    return y;
  });
}

}  // namespace bastide::shell
