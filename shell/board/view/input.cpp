#include "shell/board/view/input.h"

#include "shell/platform/platform.h"

#include <SDL.h>

namespace bastide::shell {

namespace {

constexpr float kDragStart = 6;  // CSS px
constexpr float kDragStartFinger = 10;
constexpr double kHoldMs = 450;       // a finger that rests as long looks instead of tapping
constexpr double kDoubleTap = 0.32;   // seconds
constexpr float kTwistStart = 0.26F;  // radians that make two fingers on the tile a twist …
constexpr float kPinchStart = 1.12F;  // … and the factor that makes them a pinch
constexpr float kQuarter = 1.5707963F;

float distance(Vec2 a, Vec2 b) { return std::hypot(a.x - b.x, a.y - b.y); }

}  // namespace

bool BoardInput::handle(Session& session, const SDL_Event& event) {
  const auto finger_at = [&] {
    return Vec2{event.tfinger.x * scene_.screen.x, event.tfinger.y * scene_.screen.y};
  };
  const auto at = [](auto x, auto y) { return Vec2{static_cast<float>(x), static_cast<float>(y)}; };
  // what SDL makes of a finger is not for the land
  switch (event.type) {
    case SDL_MOUSEMOTION:
      return event.motion.which != SDL_TOUCH_MOUSEID &&
             mouse_moved(session, at(event.motion.x, event.motion.y));
    case SDL_MOUSEBUTTONDOWN:
      return event.button.which != SDL_TOUCH_MOUSEID &&
             button_down(session, at(event.button.x, event.button.y), event.button.button);
    case SDL_MOUSEBUTTONUP:
      return event.button.which != SDL_TOUCH_MOUSEID &&
             button_up(session, at(event.button.x, event.button.y));
    case SDL_MOUSEWHEEL:
      return wheel(session,
                   event.wheel.preciseY != 0 ? event.wheel.preciseY : static_cast<float>(event.wheel.y));
    case SDL_FINGERDOWN: return finger_down(event.tfinger.fingerId, finger_at());
    case SDL_FINGERMOTION: return finger_moved(session, event.tfinger.fingerId, finger_at());
    case SDL_FINGERUP: return finger_up(session, event.tfinger.fingerId, finger_at());
    default: return false;
  }
}

void BoardInput::update(const Session& session) {
  if (!may_rest() || pinched_ || scene_.since(pressed_at_) <= kHoldMs) return;
  held_ = true;
  inspection_.hover_at(session, press_point_);
  platform::vibrate(12);
}

void BoardInput::pointer_left() {
  pointer_.reset();
  inspection_.hover_nothing();
}

void BoardInput::skip_motion() {
  scene_.motion.clear();
  if (scene_.camera.moving()) scene_.camera.finish();
}

// ---- mouse

bool BoardInput::mouse_moved(const Session& session, Vec2 at) {
  scene_.touch = false;
  pointer_ = at;
  if (pressed_ && !dragging_ && distance(at, press_point_) > kDragStart) dragging_ = true;
  if (dragging_) framing_.drag(at - last_point_);
  last_point_ = at;
  inspection_.hover_at(session, at);
  const auto& hover = inspection_.hover();
  bool legal = false;
  for (const PlaceOption& place : session.places()) legal |= hover && place.cell == hover->cell;
  platform::set_cursor(dragging_ ? "grabbing" : legal ? "pointer" : "default");
  return true;
}

bool BoardInput::button_down(Session& session, Vec2 at, int button) {
  scene_.touch = false;
  if (button == SDL_BUTTON_RIGHT) {
    if (session.phase() == Phase::Place) session.turn(1);
    return true;
  }
  pressed_ = true;
  dragging_ = button == SDL_BUTTON_MIDDLE;
  press_point_ = last_point_ = at;
  inspection_.hover_at(session, at);
  return true;
}

bool BoardInput::button_up(Session& session, Vec2 at) {
  if (!pressed_) return false;
  const bool was_drag = dragging_;
  pressed_ = dragging_ = false;
  platform::set_cursor("default");
  if (!was_drag && !click(session, at, false)) skip_motion();
  return true;
}

bool BoardInput::wheel(Session& session, float by) {
  const Vec2 at = pointer_.value_or(scene_.camera.safe().centre());
  // with the tile held, the wheel turns it; that press lays nothing when it ends
  if (pressed_ && session.phase() == Phase::Place && ghost_.covers(session, at)) {
    pressed_ = false;
    session.turn(by > 0 ? -1 : 1);
    return true;
  }
  framing_.zoom_at(at, std::pow(1.16F, std::clamp(by, -4.0F, 4.0F)));
  return true;
}

// ---- fingers

bool BoardInput::finger_down(long long id, Vec2 at) {
  scene_.touch = true;
  pointer_left();
  std::erase_if(fingers_, [&](const Finger& finger) { return finger.id == id; });
  fingers_.push_back({id, at});
  if (fingers_.size() == 1) {
    pressed_ = true;
    pressed_at_ = platform::now_ms() / 1000;
    dragging_ = pinched_ = held_ = false;
    press_point_ = last_point_ = at;
  } else {
    pinched_ = true;
    twist_ = 0;
    spread_ = 1;
    two_fingers_ = TwoFingers::Undecided;
  }
  return true;
}

bool BoardInput::finger_moved(Session& session, long long id, Vec2 at) {
  const auto finger =
      std::find_if(fingers_.begin(), fingers_.end(), [&](const Finger& one) { return one.id == id; });
  if (finger == fingers_.end()) return false;
  if (fingers_.size() >= 2) {
    const Vec2 a = fingers_[0].at, b = fingers_[1].at;
    finger->at = at;
    move_two(session, a, b, fingers_[0].at, fingers_[1].at);
    return true;
  }
  finger->at = at;
  if (!dragging_ && distance(at, press_point_) > kDragStartFinger) dragging_ = true;
  if (held_)
    inspection_.hover_at(session, at);
  else if (dragging_)
    framing_.drag(at - last_point_);
  last_point_ = at;
  return true;
}

bool BoardInput::finger_up(Session& session, long long id, Vec2 at) {
  const auto known = std::erase_if(fingers_, [&](const Finger& finger) { return finger.id == id; });
  if (known == 0) return false;  // iPads send some twice
  if (!release_finger(session, at)) skip_motion();
  return true;
}

// Two fingers went from a, b to c, d. Over the tile in hand they may twist it; else they pinch.
void BoardInput::move_two(Session& session, Vec2 a, Vec2 b, Vec2 c, Vec2 d) {
  const float before = std::max(20.0F, distance(a, b));
  const float after = std::max(20.0F, distance(c, d));
  const float angle = std::atan2(d.y - c.y, d.x - c.x) - std::atan2(b.y - a.y, b.x - a.x);
  twist_ += std::remainder(angle, 4 * kQuarter);
  spread_ *= after / before;
  const bool may_twist = session.phase() == Phase::Place && ghost_.covers(session, (c + d) * 0.5F);
  if (two_fingers_ == TwoFingers::Undecided) {
    if (may_twist && std::abs(twist_) > kTwistStart)
      two_fingers_ = TwoFingers::Twist;
    else if (!may_twist || spread_ > kPinchStart || spread_ < 1 / kPinchStart)
      two_fingers_ = TwoFingers::Pinch;
  }
  if (two_fingers_ == TwoFingers::Twist) {
    while (std::abs(twist_) > kQuarter / 2) {
      session.turn(twist_ > 0 ? 1 : -1);
      twist_ -= twist_ > 0 ? kQuarter : -kQuarter;
      platform::vibrate(8);
    }
  } else if (two_fingers_ == TwoFingers::Pinch) {
    scene_.camera.pinch((a + b) * 0.5F, (c + d) * 0.5F, after / before);
    framing_.moved_by_hand();
  }
}

bool BoardInput::release_finger(Session& session, Vec2 at) {
  const bool was_drag = dragging_ || pinched_ || held_;
  if (!fingers_.empty()) {
    // the finger that stays drags on from where it is
    last_point_ = fingers_.front().at;
    dragging_ = true;
    return true;
  }
  if (held_) inspection_.hover_nothing();
  dragging_ = pinched_ = pressed_ = held_ = false;
  if (was_drag) return true;
  // not the time of the last frame: that may be long ago
  const double now = platform::now_ms() / 1000;
  const bool again = now - last_tap_ < kDoubleTap && distance(at, last_tap_point_) < 30;
  const bool did = click(session, at, true);
  if (!did && again) {
    last_tap_ = -10;
    return double_tap(session, at);
  }
  last_tap_ = did ? -10 : now;
  last_tap_point_ = at;
  return did;
}

// Closer, or back to the whole land.
bool BoardInput::double_tap(const Session& session, Vec2 at) {
  if (scene_.camera.target_scale() * kTile < 190)
    framing_.zoom_at(at, 2.0F);
  else
    framing_.fit(session, true);
  return true;
}

// ---- a click or tap that was no drag. true = it did something.

bool BoardInput::click(Session& session, Vec2 at, bool tap) {
  if (!session.has_game()) return false;
  if (inspection_.cursor()) {
    inspection_.move_to(session, at);
    return true;
  }
  if (session.phase() == Phase::Figure) return click_figure(session, at, tap);
  return session.phase() == Phase::Place && click_place(session, at, tap);
}

bool BoardInput::click_figure(Session& session, Vec2 at, bool tap) {
  const float radius = std::max(25 * scene_.camera.scale(), scene_.touch ? 24.0F : 18.0F);
  const auto under = inspection_.at(session, at);
  const bool on_joint = under && under->tile >= 0 && figure_step_.joins(session, under->cell, under->local);
  // after one road it is the other that is meant, whatever handle lies near
  const int joined = on_joint ? figure_step_.joined(session, under->cell, under->local) : -1;
  if (joined >= 0) {
    session.choose_spot(joined);
    return true;
  }
  if (const int spot = figure_step_.hit(session, at, radius, on_joint); spot >= 0) {
    if (session.spot() == spot && !tap) return session.confirm();
    session.choose_spot(spot);
    return true;
  }
  if (!under || under->tile < 0) return false;
  if (figure_step_.begin_joint(session, under->cell, under->local)) return true;
  for (std::size_t i = 0; i < session.spots().size(); ++i)
    if (session.spots()[i].cell == under->cell && session.spots()[i].segment == under->local) {
      session.choose_spot(static_cast<int>(i));
      return true;
    }
  return false;
}

bool BoardInput::click_place(Session& session, Vec2 at, bool tap) {
  if (ghost_.covers(session, at)) {
    if (!tap && session.ghost_fits()) return session.place();
    session.turn(1);
    return true;
  }
  const auto under = inspection_.at(session, at);
  if (!under || under->tile >= 0) return false;
  if (session.aim(under->cell)) return true;
  if (!session.ghost()) return false;
  session.drop_ghost();
  return true;
}

}  // namespace bastide::shell
