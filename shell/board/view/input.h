// Mouse and fingers on the land (style guide, section 14). Whether a panel wants an event is decided
// before it comes here.
#pragma once

#include "shell/board/view/ghost.h"

union SDL_Event;

namespace bastide::shell {

class BoardInput {
 public:
  BoardInput(Scene& scene, Framing& framing, Inspection& inspection, const Ghost& ghost, FigureStep& figures)
      : scene_(scene), framing_(framing), inspection_(inspection), ghost_(ghost), figure_step_(figures) {}

  // true = it was for the land.
  bool handle(Session& session, const SDL_Event& event);
  void update(const Session& session);  // once a frame: a finger may rest by now
  void pointer_left();                  // the pointer is over a panel now

  [[nodiscard]] bool dragging() const { return dragging_; }
  [[nodiscard]] bool presses() const { return pressed_ && !dragging_; }
  // A finger rests: it shows what a mouse would by hovering.
  [[nodiscard]] bool held() const { return held_; }
  [[nodiscard]] Vec2 finger() const { return last_point_; }
  [[nodiscard]] bool may_rest() const { return scene_.touch && presses() && !held_; }
  [[nodiscard]] const std::optional<Vec2>& pointer() const { return pointer_; }

 private:
  struct Finger {
    long long id = 0;
    Vec2 at;
  };
  enum class TwoFingers : u8 { Undecided, Pinch, Twist };

  bool mouse_moved(const Session& session, Vec2 at);
  bool button_down(Session& session, Vec2 at, int button);
  bool button_up(Session& session, Vec2 at);
  bool wheel(Session& session, float by);
  bool finger_down(long long id, Vec2 at);
  bool finger_moved(Session& session, long long id, Vec2 at);
  bool finger_up(Session& session, long long id, Vec2 at);
  void move_two(Session& session, Vec2 a, Vec2 b, Vec2 c, Vec2 d);
  bool release_finger(Session& session, Vec2 at);
  bool double_tap(const Session& session, Vec2 at);
  bool click(Session& session, Vec2 at, bool tap);
  bool click_figure(Session& session, Vec2 at, bool tap);
  bool click_place(Session& session, Vec2 at, bool tap);
  void skip_motion();

  Scene& scene_;
  Framing& framing_;
  Inspection& inspection_;
  const Ghost& ghost_;
  FigureStep& figure_step_;

  std::optional<Vec2> pointer_;  // the mouse
  std::vector<Finger> fingers_;
  bool pressed_ = false;
  bool dragging_ = false;
  bool pinched_ = false;
  bool held_ = false;
  float twist_ = 0;   // radians two fingers on the ghost have turned since its last quarter
  float spread_ = 1;  // and how much they have spread
  TwoFingers two_fingers_ = TwoFingers::Undecided;
  double pressed_at_ = 0;
  Vec2 press_point_, last_point_;
  double last_tap_ = -10;
  Vec2 last_tap_point_;
};

}  // namespace bastide::shell
