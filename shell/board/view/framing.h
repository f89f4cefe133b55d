// Framing: the camera's manners. It keeps the land, and what is being done on it, in the part of the screen
// that no panel covers, until the player moves it.
#pragma once

#include "shell/board/view/scene.h"

namespace bastide::shell {

class Framing {
 public:
  explicit Framing(Scene& scene) : scene_(scene) {}

  void set_safe(Rect area);
  void begin_frame();  // the screen may be another one
  // The game went on, or is another one.
  void game_changed(const Session& session, bool new_game);
  // Other panels (fonts came, the window or the text grew): the land moves to where it can be seen.
  void panels_changed(const Session& session, bool new_game);

  void fit(const Session& session, bool animated);  // the whole land, from now on
  void follow_again() { follow_ = true; }           // the same, once there is a game
  // The ghost, the buttons under it and a little of what is around stay inside the safe area.
  void follow_ghost(const Session& session);
  void show(Cell cell);                    // pans only as far as needed
  void show(std::span<const Cell> cells);  // as many as there is room for, the nearest first
  void zoom_at(Vec2 screen, float factor);
  void drag(Vec2 by);
  void pan(Vec2 by);  // CSS pixels
  void moved_by_hand() { follow_ = false; }

  // The whole land, with a margin. World.
  [[nodiscard]] static Rect land_rect(const Game& game);

 private:
  [[nodiscard]] static Rect land_rect(const Session& session);  // also before there is one
  void fit_land(const Session& session, bool animated);
  void follow_land(const Session& session, bool animated);
  void show_step(const Session& session);

  Scene& scene_;
  Rect safe_;
  bool safe_changed_ = false;
  bool follow_ = true;  // the whole land stays in view until the player moves the camera
};

}  // namespace bastide::shell
