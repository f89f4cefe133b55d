#include "shell/screens/dialogs/leave.h"

#include "shell/panels/paper.h"
#include "shell/screens/flow/flow.h"
#include "shell/screens/flow/saving.h"
#include "shell/text/locale.h"

#include <utility>

namespace bastide::shell {

using namespace ui;

void LeaveDialog::ask(std::function<void()> action) {
  action_ = std::move(action);
  room_ = saving_.place_for_another() != kNoPlace;
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

// Said before anything is lost: whether the running game is kept, and whether there is room beside it.
std::string LeaveDialog::about() const {
  if (!saving_.kept()) return preferences.cannot_keep() + " " + tr("leave.about_unkept");
  return tr(room_ ? "leave.about" : "saves.full");
}

void LeaveDialog::draw() {
  const std::string words = about();
  const float text_h = c.paragraph_height(words, Type::Body, std::min(388.0F, view.width - 68));
  const Rect r = draw_paper(*this, 440, 70 + text_h + 170 + 56, tr("leave.title"));
  float y = r.y + 6;
  y += c.paragraph(r.x, y, r.w, words, Type::Body, kInk2) + 16;
  const auto row = [&](const ButtonSpec& spec) {
    const bool hit = w.button({r.x, y, r.w, 46}, spec);
    y += 56;
    return hit;
  };
  if (!saving_.kept()) {
    if (row({.id = "leave.export",
             .label = tr("menu.export"),
             .icon = "download",
             .tone = Tone::Green,
             .type = Type::Button}))
      flow_->export_game(session.game());
  } else if (room_) {
    if (row({.id = "leave.keep",
             .label = tr("leave.keep"),
             .icon = "check",
             .tone = Tone::Green,
             .type = Type::Button}))
      leave();
  } else if (row({.id = "leave.saves",
                  .label = tr("saves.title"),
                  .icon = "tiles",
                  .tone = Tone::Green,
                  .type = Type::Button})) {
    navigation.close();
    navigation.open(Dialog::Saves);
  }
  if (row({.id = "leave.go",
           .label = tr("leave.go"),
           .icon = "close",
           .tone = Tone::Brick,
           .type = Type::Button})) {
    saving_.give_up_place();
    leave();
  }
  if (row({.id = "leave.stay", .label = tr("leave.stay"), .icon = "left", .type = Type::Button})) stay();
}

}  // namespace bastide::shell
