#include "shell/screens/dialogs/twin.h"

#include "shell/panels/paper.h"
#include "shell/screens/flow/flow.h"
#include "shell/text/locale.h"

namespace bastide::shell {

using namespace ui;

void TwinDialog::draw() {
  const std::string about = tr("twin.about");
  const float text_h = c.paragraph_height(about, Type::Body, std::min(388.0F, view.width - 68));
  const Rect r = draw_paper(*this, 440, 70 + text_h + 170, tr("twin.title"));
  float y = r.y + 6;
  y += c.paragraph(r.x, y, r.w, about, Type::Body, kInk2) + 16;
  const bool take = w.button({r.x, y, r.w, 46}, {.id = "twin.take",
                                                 .label = tr("twin.take"),
                                                 .icon = "play",
                                                 .tone = Tone::Green,
                                                 .type = Type::Button});
  y += 56;
  const bool leave =
      w.button({r.x, y, r.w, 46},
               {.id = "twin.leave", .label = tr("menu.home"), .icon = "home", .type = Type::Button});
  if (take) {
    navigation.close();
    flow_.take_over();
  } else if (leave) {
    flow_.to_start();
  }
}

}  // namespace bastide::shell
