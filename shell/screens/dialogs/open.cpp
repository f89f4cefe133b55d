#include "shell/screens/dialogs/open.h"

#include "shell/panels/paper.h"
#include "shell/screens/flow/flow.h"
#include "shell/text/locale.h"

namespace bastide::shell {

using namespace ui;

void OpenDialog::draw() {
  const std::string about = tr("open.about");
  const float text_h = c.paragraph_height(about, Type::Body, std::min(420.0F, view.width - 68));
  const Rect r = draw_paper(*this, 472, 70 + text_h + 290, tr("start.open"));
  float y = r.y + 6;
  y += c.paragraph(r.x, y, r.w, about, Type::Body, kInk2) + 14;
  draw_field({r.x, y, r.w, 46});
  y += 60;
  if (w.button({r.x, y, r.w, 48},
               {.id = "open.file", .label = tr("open.file"), .icon = "upload", .type = Type::Button}))
    flow_.open_file();
  y += 58;
  if (w.button({r.x, y, r.w, 48},
               {.id = "open.saves", .label = tr("saves.title"), .icon = "tiles", .type = Type::Button})) {
    navigation.close();
    navigation.open(Dialog::Saves);
  }
}

void OpenDialog::draw_field(const Rect& r) {
  const std::string id = "open.link";
  const std::string label = tr("open.link");
  if (!w.field(r, id, label, typing_.shown(id, ""), tr("open.placeholder"), "link")) return;
  typing_.begin({.id = id, .rect = r, .label = label, .max_length = 100000}, [this](const std::string& text) {
    if (text.empty()) return;
    navigation.close();
    flow_.open_text(text);
  });
}

}  // namespace bastide::shell
