#include "shell/app/land_keys.h"

#include <SDL_keycode.h>

namespace bastide::shell {

bool is_enter(int sym) { return sym == SDLK_RETURN || sym == SDLK_KP_ENTER; }

bool inspect_land(const Context& context, const KeyPress& key) {
  BoardView& board = context.board;
  Session& session = context.session;
  switch (key.sym) {
    case SDLK_ESCAPE: board.stop_inspection(); return true;
    case SDLK_TAB: board.next_inspected(session, key.shift ? -1 : 1); return true;
    case SDLK_UP: board.step_inspection(session, kNorth); return true;
    case SDLK_RIGHT: board.step_inspection(session, kEast); return true;
    case SDLK_DOWN: board.step_inspection(session, kSouth); return true;
    case SDLK_LEFT: board.step_inspection(session, kWest); return true;
    case SDLK_RETURN:
    case SDLK_KP_ENTER: {
      // on a place for the tile in hand: there
      const Cell at = board.inspected()->cell;
      board.stop_inspection();
      if (session.phase() == Phase::Place) session.aim(at);
      return true;
    }
    default: return false;
  }
}

bool walk_panels(ui::Kit& kit, const KeyPress& key) {
  switch (key.sym) {
    case SDLK_TAB: kit.move_focus(key.shift ? -1 : 1); return true;
    case SDLK_UP: kit.step_focus({0, -1}); return true;
    case SDLK_DOWN: kit.step_focus({0, 1}); return true;
    case SDLK_LEFT: kit.step_focus({-1, 0}); return true;
    case SDLK_RIGHT: kit.step_focus({1, 0}); return true;
    case SDLK_RETURN:
    case SDLK_KP_ENTER:
    case SDLK_SPACE:
      if (!kit.has_focus()) return false;
      kit.activate();
      return true;
    default: return false;
  }
}

bool answer_by_key(const Context& context, const KeyPress& key, bool seen) {
  Session& session = context.session;
  const bool figure = session.phase() == Phase::Figure;
  const bool skips = figure || session.phase() == Phase::Hidden;
  if (is_enter(key.sym)) {
    if (key.repeat) return true;
    session.answer();
    return true;
  }
  if (key.sym == SDLK_SPACE) {
    if (key.repeat) return true;
    // "No figure" is an answer to a question that was seen, never what is left of a key that ended a motion
    if (!context.board.skip_motion() && skips && seen) session.skip();
    return true;
  }
  if (key.sym < SDLK_1 || key.sym > SDLK_9) return false;
  const int n = key.sym - SDLK_1;
  if (figure && key.shift)
    session.choose_piece(n);
  else
    session.pick(n);
  return true;
}

}  // namespace bastide::shell
