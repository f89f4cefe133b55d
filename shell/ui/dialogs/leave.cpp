#include "shell/ui/dialogs/leave.h"

#include "shell/locale.h"
#include "shell/ui/dialogs/paper.h"

#include <utility>

namespace bastide::shell {

using namespace ui;

void LeaveDialog::ask(std::function<void()> action) {
  action_ = std::move(action);
  navigation.open(Dialog::Leave);
}

void LeaveDialog::leave() {
  navigation.close();
  if (action_) later(std::exchange(action_, nullptr));
}

void LeaveDialog::stay() {
  navigation.close();
  if (session.has_game()) navigation.go(Screen::Table);
}

void LeaveDialog::draw() {
  const std::string about = tr("leave.about");
  const float text_h = c.paragraph_height(about, Type::Body, std::min(388.0F, view.width - 68));
  const Rect r = draw_paper(*this, 440, 70 + text_h + 170, tr("leave.title"));
  float y = r.y + 6;
  y += c.paragraph(r.x, y, r.w, about, Type::Body, kInk2) + 16;
  const bool go = w.button({r.x, y, r.w, 46}, {.id = "leave.go",
                                               .label = tr("leave.go"),
                                               .icon = "check",
                                               .look = Look::Brick,
                                               .type = Type::Button});
  y += 56;
  const bool stays =
      w.button({r.x, y, r.w, 46},
               {.id = "leave.stay", .label = tr("leave.stay"), .icon = "left", .type = Type::Button});
  if (go)
    leave();
  else if (stays)
    stay();
}

}  // namespace bastide::shell
