// Mouse, fingers and keys on the land (style guide, section 14). Whether a panel wants an event is
// decided before it comes here.
#include "shell/board/parts.h"
#include "shell/platform.h"

#include <SDL.h>

namespace bastide::shell {

namespace {

constexpr float kDragStart = 6;  // CSS px
constexpr float kDragStartFinger = 10;
constexpr double kDoubleTap = 0.32;   // seconds
constexpr float kTwistStart = 0.26F;  // radians that make two fingers on the tile a twist …
constexpr float kPinchStart = 1.12F;  // … and the factor that makes them a pinch
constexpr float kQuarter = 1.5707963F;

}  // namespace

bool BoardView::dragging() const { return parts_->dragging; }

void BoardView::pointer_left() {
  parts_->pointer.reset();
  parts_->hover.reset();
}

// The lifted ghost covers a little of the cell above.
bool BoardView::Parts::on_ghost(const Session& s, Vec2 point) const {
  if (!s.ghost()) return false;
  const Vec2 world = camera.to_world(point);
  const Vec2 at = cell_corner(*s.ghost());
  return world.x >= at.x && world.x < at.x + kTile && world.y >= at.y - kGhostLift && world.y < at.y + kTile;
}

// Two fingers went from a, b to c, d. Over the tile in hand they may twist it; else they pinch.
void BoardView::Parts::move_two(Session& s, Vec2 a, Vec2 b, Vec2 c, Vec2 d) {
  const float before = std::max(20.0F, std::hypot(a.x - b.x, a.y - b.y));
  const float after = std::max(20.0F, std::hypot(c.x - d.x, c.y - d.y));
  float angle = std::atan2(d.y - c.y, d.x - c.x) - std::atan2(b.y - a.y, b.x - a.x);
  angle = std::remainder(angle, 4 * kQuarter);
  twist += angle;
  spread *= after / before;
  const bool may_twist = s.phase() == Phase::Place && on_ghost(s, (c + d) * 0.5F);
  if (two_fingers == TwoFingers::Undecided) {
    if (may_twist && std::abs(twist) > kTwistStart)
      two_fingers = TwoFingers::Twist;
    else if (!may_twist || spread > kPinchStart || spread < 1 / kPinchStart)
      two_fingers = TwoFingers::Pinch;
  }
  if (two_fingers == TwoFingers::Twist) {
    while (std::abs(twist) > kQuarter / 2) {
      s.turn(twist > 0 ? 1 : -1);
      twist -= twist > 0 ? kQuarter : -kQuarter;
      platform::vibrate(8);
    }
  } else if (two_fingers == TwoFingers::Pinch) {
    camera.pinch((a + b) * 0.5F, (c + d) * 0.5F, after / before);
    moved_by_hand();
  }
}

// A click or tap that was no drag. true = it did something.
bool BoardView::Parts::click(Session& s, Vec2 point, bool tap) {
  if (!s.has_game()) return false;
  if (looking) {
    const auto under = look_up(s, point);
    if (under && (under->tile >= 0 || is_open(s.game().state().at(under->cell))))
      looking = under;
    else
      looking.reset();
    return true;
  }
  if (s.phase() == Phase::Figure) {
    const float radius = std::max(25 * camera.scale(), touch ? 24.0F : 18.0F);
    for (std::size_t i = 0; i < discs.size(); ++i) {
      if (std::hypot(discs[i].x - point.x, discs[i].y - point.y) > radius) continue;
      if (s.spot() == static_cast<int>(i) && !tap) return s.confirm();
      s.choose_spot(static_cast<int>(i));
      return true;
    }
    const auto under = look_up(s, point);
    if (!under || under->tile < 0) return false;
    for (std::size_t i = 0; i < s.spots().size(); ++i)
      if (s.spots()[i].cell == under->cell && s.spots()[i].segment == under->local) {
        s.choose_spot(static_cast<int>(i));
        return true;
      }
    return false;
  }
  if (s.phase() != Phase::Place) return false;
  if (on_ghost(s, point)) {
    if (tap || !s.ghost_fits()) {
      s.turn(1);
      return true;
    }
    return s.place();
  }
  const auto under = look_up(s, point);
  if (!under || under->tile >= 0) return false;
  if (s.aim(under->cell)) return true;
  if (s.ghost()) {
    s.drop_ghost();
    return true;
  }
  return false;
}

bool BoardView::Parts::release_finger(Session& s, Vec2 point) {
  const bool was_drag = dragging || pinched || held;
  if (!fingers.empty()) {
    // the finger that stays drags on from where it is
    last_at = fingers.front().at;
    dragging = true;
    return true;
  }
  if (held) hover.reset();
  dragging = pinched = pressed = held = false;
  if (was_drag) return true;
  // not the time of the last frame: that may be long ago
  const double now = platform::now_ms() / 1000;
  const bool again =
      now - last_tap < kDoubleTap && std::hypot(point.x - last_tap_at.x, point.y - last_tap_at.y) < 30;
  const bool did = click(s, point, true);
  if (!did && again) {
    // double tap: closer, or back to the whole land
    if (camera.target_scale() * kTile < 190) {
      moved_by_hand();
      camera.zoom_at(point, 2.0F, ms(180));
    } else {
      follow = true;
      fit(s, true);
    }
    last_tap = -10;
    return true;
  }
  last_tap = did ? -10 : now;
  last_tap_at = point;
  return did;
}

bool BoardView::handle(Session& s, const SDL_Event& event) {
  Parts& p = *parts_;
  const auto finger_at = [&](const SDL_TouchFingerEvent& f) {
    return Vec2{f.x * p.screen.x, f.y * p.screen.y};
  };
  switch (event.type) {
    case SDL_MOUSEMOTION: {
      if (event.motion.which == SDL_TOUCH_MOUSEID) return false;
      p.touch = false;
      const Vec2 at = {static_cast<float>(event.motion.x), static_cast<float>(event.motion.y)};
      p.pointer = at;
      if (p.pressed && !p.dragging && std::hypot(at.x - p.press_at.x, at.y - p.press_at.y) > kDragStart)
        p.dragging = true;
      if (p.dragging) {
        p.camera.drag(at - p.last_at);
        p.moved_by_hand();
      }
      p.last_at = at;
      p.hover = p.look_up(s, at);
      bool legal = false;
      for (const PlaceOption& place : s.places()) legal |= p.hover && place.cell == p.hover->cell;
      platform::set_cursor(p.dragging ? "grabbing" : legal ? "pointer" : "default");
      return true;
    }
    case SDL_MOUSEBUTTONDOWN: {
      if (event.button.which == SDL_TOUCH_MOUSEID) return false;
      p.touch = false;
      const Vec2 at = {static_cast<float>(event.button.x), static_cast<float>(event.button.y)};
      if (event.button.button == SDL_BUTTON_RIGHT) {
        if (s.phase() == Phase::Place) s.turn(1);
        return true;
      }
      p.pressed = true;
      p.dragging = event.button.button == SDL_BUTTON_MIDDLE;
      p.press_at = p.last_at = at;
      p.hover = p.look_up(s, at);
      return true;
    }
    case SDL_MOUSEBUTTONUP: {
      if (event.button.which == SDL_TOUCH_MOUSEID || !p.pressed) return false;
      const Vec2 at = {static_cast<float>(event.button.x), static_cast<float>(event.button.y)};
      const bool was_drag = p.dragging;
      p.pressed = p.dragging = false;
      platform::set_cursor("default");
      if (!was_drag && !p.click(s, at, false)) skip_motion();
      return true;
    }
    case SDL_MOUSEWHEEL: {
      const float by = event.wheel.preciseY != 0 ? event.wheel.preciseY : static_cast<float>(event.wheel.y);
      const Vec2 at = p.pointer.value_or(p.camera.safe().centre());
      // with the tile held, the wheel turns it; that press lays nothing when it ends
      if (p.pressed && s.phase() == Phase::Place && p.on_ghost(s, at)) {
        p.pressed = false;
        s.turn(by > 0 ? -1 : 1);
        return true;
      }
      p.moved_by_hand();
      p.camera.zoom_at(at, std::pow(1.16F, std::clamp(by, -4.0F, 4.0F)), p.ms(180));
      return true;
    }
    case SDL_FINGERDOWN: {
      p.touch = true;
      p.hover.reset();
      p.pointer.reset();
      const Vec2 at = finger_at(event.tfinger);
      std::erase_if(p.fingers, [&](const Parts::Finger& f) { return f.id == event.tfinger.fingerId; });
      p.fingers.push_back({event.tfinger.fingerId, at, at});
      if (p.fingers.size() == 1) {
        p.pressed = true;
        p.pressed_at = platform::now_ms() / 1000;
        p.dragging = p.pinched = p.held = false;
        p.press_at = p.last_at = at;
      } else {
        p.pinched = true;
        p.twist = 0;
        p.spread = 1;
        p.two_fingers = Parts::TwoFingers::Undecided;
      }
      return true;
    }
    case SDL_FINGERMOTION: {
      const auto finger = std::find_if(p.fingers.begin(), p.fingers.end(), [&](const Parts::Finger& f) {
        return f.id == event.tfinger.fingerId;
      });
      if (finger == p.fingers.end()) return false;
      const Vec2 at = finger_at(event.tfinger);
      if (p.fingers.size() >= 2) {
        const Vec2 a = p.fingers[0].at, b = p.fingers[1].at;
        finger->at = at;
        const Vec2 c = p.fingers[0].at, d = p.fingers[1].at;
        p.move_two(s, a, b, c, d);
        return true;
      }
      finger->at = at;
      if (!p.dragging && std::hypot(at.x - p.press_at.x, at.y - p.press_at.y) > kDragStartFinger)
        p.dragging = true;
      if (p.held) {
        p.hover = p.look_up(s, at);
      } else if (p.dragging) {
        p.camera.drag(at - p.last_at);
        p.moved_by_hand();
      }
      p.last_at = at;
      return true;
    }
    case SDL_FINGERUP: {
      const Vec2 at = finger_at(event.tfinger);
      const auto known =
          std::erase_if(p.fingers, [&](const Parts::Finger& f) { return f.id == event.tfinger.fingerId; });
      if (known == 0) return false;  // iPads send some twice
      if (!p.release_finger(s, at)) skip_motion();
      return true;
    }
    default: return false;
  }
}

bool BoardView::handle_key(Session& s, int key, int modifiers) {
  Parts& p = *parts_;
  const bool shift = (modifiers & KMOD_SHIFT) != 0;
  const bool placing = s.phase() == Phase::Place;
  if ((modifiers & (KMOD_CTRL | KMOD_ALT | KMOD_GUI)) != 0) return false;
  const auto walk = [&](int side, Vec2 pan) {
    if (placing) {
      s.step_place(side);
    } else {
      p.moved_by_hand();
      p.camera.pan_to(p.camera.to_world(p.camera.safe().centre()) + pan * (110 / p.camera.scale()),
                      p.ms(180));
    }
    return true;
  };
  switch (key) {
    case SDLK_r:
      if (placing) s.turn(shift ? -1 : 1);
      return placing;
    case SDLK_e:
      if (placing) s.turn(1);
      return placing;
    case SDLK_q:
      if (placing) s.turn(-1);
      return placing;
    case SDLK_TAB:
      if (placing)
        s.next_place(shift ? -1 : 1);
      else if (s.phase() == Phase::Figure && !s.spots().empty()) {
        const int count = static_cast<int>(s.spots().size());
        const int from = s.spot() < 0 ? (shift ? 0 : -1) : s.spot();
        s.choose_spot((from + (shift ? count - 1 : 1)) % count);
      }
      return true;
    case SDLK_UP: return walk(kNorth, {0, -1});
    case SDLK_RIGHT: return walk(kEast, {1, 0});
    case SDLK_DOWN: return walk(kSouth, {0, 1});
    case SDLK_LEFT: return walk(kWest, {-1, 0});
    case SDLK_ESCAPE:
      if (!s.ghost()) return false;
      s.drop_ghost();
      return true;
    case SDLK_g: p.wishes.grid = !p.wishes.grid; return true;
    case SDLK_PLUS:
    case SDLK_EQUALS:
    case SDLK_KP_PLUS: zoom(1.25F); return true;
    case SDLK_MINUS:
    case SDLK_KP_MINUS: zoom(0.8F); return true;
    case SDLK_0:
    case SDLK_KP_0: fit(); return true;
    default: return false;
  }
}

}  // namespace bastide::shell
