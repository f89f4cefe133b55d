#include "shell/board/view/keys.h"

#include <SDL.h>

namespace bastide::shell {

// Arrows: to the nearest place on that side; with nothing to lay the land moves.
void BoardKeys::walk(Session& session, int side) {
  if (session.phase() == Phase::Place) {
    session.step_place(side);
    if (session.ghost()) framing_.show(*session.ghost());
    return;
  }
  const Cell step = kSteps[static_cast<unsigned>(side)];
  framing_.pan(Vec2{static_cast<float>(step.x), static_cast<float>(step.y)} * 110);
}

// To the next of all places in turn; it is shown, however the land lies.
void BoardKeys::walk_on(Session& session, int direction) {
  if (session.phase() == Phase::Place) {
    session.next_place(direction);
    if (session.ghost()) framing_.show(*session.ghost());
    return;
  }
  session.next_spot(direction);
  if (session.spot() >= 0) framing_.show(session.spots()[static_cast<std::size_t>(session.spot())].cell);
}

bool BoardKeys::handle(Session& session, int key, int modifiers) {
  const bool shift = (modifiers & KMOD_SHIFT) != 0;
  const bool placing = session.phase() == Phase::Place;
  if ((modifiers & (KMOD_CTRL | KMOD_ALT | KMOD_GUI)) != 0) return false;
  switch (key) {
    case SDLK_r:
      if (placing) session.turn(shift ? -1 : 1);
      return placing;
    case SDLK_e:
      if (placing) session.turn(1);
      return placing;
    case SDLK_q:
      if (placing) session.turn(-1);
      return placing;
    case SDLK_TAB: walk_on(session, shift ? -1 : 1); return true;
    case SDLK_UP: walk(session, kNorth); return true;
    case SDLK_RIGHT: walk(session, kEast); return true;
    case SDLK_DOWN: walk(session, kSouth); return true;
    case SDLK_LEFT: walk(session, kWest); return true;
    case SDLK_ESCAPE:
      if (!session.ghost()) return false;
      session.drop_ghost();
      return true;
    case SDLK_g: scene_.options.grid = !scene_.options.grid; return true;
    case SDLK_PLUS:
    case SDLK_EQUALS:
    case SDLK_KP_PLUS: framing_.zoom_at(scene_.camera.safe().centre(), 1.25F); return true;
    case SDLK_MINUS:
    case SDLK_KP_MINUS: framing_.zoom_at(scene_.camera.safe().centre(), 0.8F); return true;
    case SDLK_0:
    case SDLK_KP_0: framing_.fit(session, true); return true;
    default: return false;
  }
}

}  // namespace bastide::shell
