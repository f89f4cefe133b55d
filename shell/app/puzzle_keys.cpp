#include "shell/app/puzzle_keys.h"

#include "shell/app/land_keys.h"
#include "shell/panels/answers.h"
#include "shell/screens/puzzle/puzzle.h"
#include "shell/screens/table/eye.h"

#include <SDL_keycode.h>

namespace bastide::shell {

bool PuzzleKeys::handle(const KeyPress& key) {
  if (!puzzling_.is_open()) return false;
  if (navigation.has_dialog()) return on_dialog(key);
  const bool asked = puzzling_.stage() == Puzzling::Stage::Asked;
  const bool walks = kit.shows_focus() || !asked;
  if (!walks && board.inspected() && inspect_land(*this, key)) return true;
  if (key.sym == SDLK_ESCAPE) return escape();
  if (key.sym == SDLK_F6) return kit.move_to_panel(key.shift ? -1 : 1);
  if (walks && walk_panels(kit, key)) return true;
  return asked && on_land(key);
}

// What these ask is the puzzle's.
bool PuzzleKeys::on_dialog(const KeyPress& key) {
  if (navigation.on_top(Dialog::Secrets) && is_enter(key.sym)) return session.reveal();
  if (!navigation.on_top(Dialog::Scoreboard) || !asked_on_scoreboard(session)) return false;
  if (key.sym < SDLK_1 || key.sym > SDLK_9) return false;
  session.pick(key.sym - SDLK_1);
  return true;
}

// A ghost is the board's.
bool PuzzleKeys::escape() {
  if (kit.shows_focus()) {
    kit.clear_focus();
    return true;
  }
  if (session.ghost()) return false;
  if (session.phase() == Phase::Figure && session.spot() >= 0)
    session.choose_spot(-1);
  else if (session.beside())
    session.go_beside(false);
  else if (!screen_.eye().close())
    screen_.close();
  return true;
}

bool PuzzleKeys::on_land(const KeyPress& key) {
  if (key.alt || key.ctrl) return false;
  switch (key.sym) {
    case SDLK_u:
      if (!key.shift) session.undo();
      return true;
    case SDLK_i: screen_.hint(); return true;
    case SDLK_f: toggle_fields(*this); return true;
    case SDLK_w: toggle_inspection(*this); return true;
    case SDLK_c: navigation.open(Dialog::Scoreboard); return true;
    case SDLK_t:
      if (preferences.aid(Aid::Tiles)) navigation.open(Dialog::Tiles);
      return true;
    default: return answer_by_key(*this, key, screen_.asked(session.revision()));
  }
}

}  // namespace bastide::shell
