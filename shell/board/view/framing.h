// Framing: the camera's manners. While it follows, all that can be answered is in view and under no panel; it
// moves only if something would be hidden. From the first pan or zoom by hand it is free: nothing moves the
// land until the player asks for it.
#pragma once

#include "shell/base/clear_view.h"
#include "shell/board/view/scene.h"

namespace bastide::shell {

class Framing {
 public:
  explicit Framing(Scene& scene) : scene_(scene) {}

  void set_safe(Rect area);
  // The panels over the safe area, CSS pixels.
  void set_covered(const std::vector<Rect>& covered);
  // Cells that a question is about beside its places on the land.
  void set_asked(const std::vector<Cell>& cells, bool looks_on);
  void begin_frame();  // the screen may be another one
  // Once a frame. `changed`: the game went on.
  void follow(const Session& session, bool changed, bool new_game);

  void fit(const Session& session, bool animated);  // the whole land, and follow from now on
  void follow_again() { following_ = true; }        // the same, once there is a game
  [[nodiscard]] bool following() const { return following_; }
  void show(Cell cell);  // pans only as far as needed
  void show(const Session& session,
            std::span<const Cell> cells);  // as many as there is room for, the nearest first
  void zoom_at(Vec2 screen, float factor);
  void drag(Vec2 by);
  void pan(Vec2 by);  // CSS pixels
  void moved_by_hand() { following_ = false; }

  // What can be answered on the land now, each with its cell. World.
  struct Wanted {
    Cell cell;
    Rect rect;
  };
  [[nodiscard]] std::vector<Wanted> wanted(const Session& session) const {
    return wanted(session, scene_.camera.target_scale());
  }

  // The whole land, with a margin. World.
  [[nodiscard]] static Rect land_rect(const Game& game);

 private:
  // At a scale: what is as large at every one takes more of the world at a small one.
  [[nodiscard]] std::vector<Wanted> wanted(const Session& session, float scale) const;
  // What can be answered; and the tile just laid, as long as something is asked about it.
  [[nodiscard]] std::vector<Rect> kept_in_view(const Session& session, bool with_laid, float scale) const;
  [[nodiscard]] ViewWish wish_for(std::span<const Rect> wanted, float least) const;
  [[nodiscard]] ClearView now() const;  // where the camera is going
  void go_to(const ClearView& view, float ms);
  // `anew`: even where it shows no more than now.
  void frame(const Session& session, bool anew, float ms);
  enum class Land { Tiles, AndBeside };
  // With the whole land, or that and every cell beside it, if it has room.
  [[nodiscard]] std::optional<ClearView> with_land(const Session& session, const std::vector<Rect>& wanted,
                                                   Land land) const;
  [[nodiscard]] ClearView whole_land(const Session& session) const;
  // The view to go to, if what is wanted is as large as at `scale`.
  [[nodiscard]] ClearView framed(const Session& session, float scale) const;
  [[nodiscard]] ViewWish wish_for_answers(std::span<const Rect> wanted) const;
  [[nodiscard]] float tile_scale(float mouse_px, float touch_px) const;
  // The least at which a tile can be pointed at so far, or looked at, if nothing else is done with it.
  [[nodiscard]] float least_scale(float mouse_px, float touch_px) const;

  Scene& scene_;
  Rect safe_;
  std::vector<Rect> covered_;
  std::vector<Cell> asked_;
  bool looks_on_ = false;
  Vec2 screen_;
  bool panels_changed_ = false;
  double new_until_ = 0;  // seconds: till then the panels of a new game come
  int new_frames_ = 0;    // and in so many frames more
  bool following_ = true;
};

}  // namespace bastide::shell
