// The figure step: a disc for every place where a figure may stand, far enough from the others to be hit.
#pragma once

#include "shell/base/made_for.h"
#include "shell/board/view/scene.h"
#include "shell/told/telling.h"

namespace bastide::shell {

class FigureStep {
 public:
  explicit FigureStep(Scene& scene) : scene_(scene) {}

  // Once a frame, when the camera has moved: the discs stand on their anchors, but apart, whatever the zoom.
  void place(const Session& session);
  // `pointer`: where the mouse is, if there is one.
  void draw(const Session& session, const std::optional<Vec2>& pointer) const;

  // The place whose disc is nearest and at most `radius` away, or -1. `on_joint`: the point is on what a
  // token could join (joins()), so that of the handles between such only one that lies right there is meant.
  [[nodiscard]] int hit(const Session& session, Vec2 screen_point, float radius, bool on_joint = false) const;
  [[nodiscard]] std::optional<Vec2> point(int spot) const;
  // On the tile just laid, 0 to 1 of its side; nothing if the place is elsewhere.
  [[nodiscard]] std::optional<Vec2> on_tile(const Session& session, int spot) const;
  [[nodiscard]] float radius() const;  // CSS pixels
  // What a place would bring to whom.
  [[nodiscard]] std::span<const Gained> gains(int spot) const;

  [[nodiscard]] bool joins(const Session& session, Cell cell, u8 segment) const;
  // Of a token that joins two segments: the one it begins at, tapped before the other. false: it joins none
  // there.
  bool begin_joint(const Session& session, Cell cell, u8 segment);
  // The place that joins it to where the token began, or -1.
  [[nodiscard]] int joined(const Session& session, Cell cell, u8 segment) const;

 private:
  void draw_tether(std::size_t spot, Color ink) const;
  void draw_disc(const Session& session, std::size_t spot, bool hovered) const;
  void draw_badges(std::size_t spot, bool comes_home) const;

  Scene& scene_;
  [[nodiscard]] Vec2 anchor(const Session& session, const FigureSpot& spot) const;
  [[nodiscard]] Vec2 clear_of_tile(const Session& session, const FigureSpot& spot, Vec2 at) const;
  [[nodiscard]] bool stands_there(const Session& session, std::size_t spot) const;
  void draw_ring(const Session& session, std::size_t spot, bool strong) const;
  [[nodiscard]] bool shows(const Session& session, std::size_t spot) const;
  void draw_thing(const Session& session, const FigureSpot& spot, const Action& action, Vec2 at,
                  bool strong) const;
  void draw_joint(const Session& session, std::size_t spot, bool strong) const;
  void draw_handle(const Session& session, std::size_t spot, bool strong) const;

  struct Joint {
    u32 revision = 0;
    Cell cell;
    u8 segment = kNoSegment;
  };
  Joint begun_;

  void find_offers(const Session& session);
  void draw_mark(const Session& session, std::size_t spot, bool strong) const;

  std::vector<Offer>
      offers_;  // of each place, as its first piece or the kind that is meant; empty: nothing is asked
  MadeFor<u32, int> offered_;  // revision, kind
  std::vector<Vec2> discs_;    // screen
  std::vector<Vec2> anchors_;  // where they would be
};

}  // namespace bastide::shell
