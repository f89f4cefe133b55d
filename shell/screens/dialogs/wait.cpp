#include "shell/screens/dialogs/wait.h"

#include "shell/panels/paper.h"
#include "shell/platform/platform.h"
#include "shell/screens/flow/game_files.h"
#include "shell/text/game_words.h"
#include "shell/text/locale.h"

#include <utility>

namespace bastide::shell {

using namespace ui;

WaitDialog::Waiting WaitDialog::for_game() const {
  const std::string game = game_with(wish_.lacks());
  const bool failed = files_.failed(wish_.lacks());
  return {game, tr(failed ? "wait.failed" : "wait.about", {{"game", game}}), failed};
}

WaitDialog::Waiting WaitDialog::for_code() const {
  const bool failed = code_.failed();
  return {tr("wait.code.title"), tr(failed ? "wait.code.failed" : "wait.code.about"), failed};
}

void WaitDialog::ask_again() {
  if (wish_.waits())
    files_.ask_again();
  else
    code_.ask_again();
}

void WaitDialog::leave() {
  if (navigation.has_dialog())
    navigation.close();
  else
    navigation.go(Screen::Start);
}

void WaitDialog::draw() {
  const auto [title, about, failed] = wish_.waits() ? for_game() : for_code();
  if (std::exchange(failed_, failed) != failed && failed) platform::announce(about);
  const float text_h = c.paragraph_height(about, Type::Body, std::min(388.0F, view.width - 68));
  const bool in_screens_place = !navigation.has_dialog();
  const unsigned changes = navigation.changes();
  const Rect r = draw_paper(*this, 440, 70 + text_h + (failed ? 170.0F : 114.0F), title);
  if (in_screens_place && navigation.changes() != changes) leave();  // its cross
  float y = r.y + 6;
  y += c.paragraph(r.x, y, r.w, about, Type::Body, kInk2) + 16;
  const auto row = [&](const ButtonSpec& spec) {
    const bool hit = w.button({r.x, y, r.w, 46}, spec);
    y += 56;
    return hit;
  };
  if (failed && row({.id = "wait.again",
                     .label = tr("missing.again"),
                     .icon = "play",
                     .tone = Tone::Green,
                     .type = Type::Button}))
    ask_again();
  if (row({.id = "wait.leave", .label = tr("wait.leave"), .icon = "close", .type = Type::Button})) leave();
}

}  // namespace bastide::shell
