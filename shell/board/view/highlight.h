// Features that are lit: the one a panel asks for or that is looked at, and those just completed.
#pragma once

#include "shell/base/made_for.h"
#include "shell/board/land/regions.h"
#include "shell/board/view/scene.h"

namespace bastide::shell {

// How a feature that is lit styles: over the ground, and once more around it over what stands there.
Painter::RegionStyle lit_ground_style(float alpha);
Painter::RegionStyle lit_outline_style(float alpha);

class Highlight {
 public:
  explicit Highlight(Scene& scene) : scene_(scene) {}

  void ask(SegmentId segment) { asked_ = segment; }  // kNoSegmentId = none
  // Once a frame; `looked_at` is lit if no panel asks for another.
  void update(const State& state, u32 revision, SegmentId looked_at);
  void game_changed() { shown_ = kNoSegmentId, built_.forget(); }
  void forget();  // the GL context is gone
  [[nodiscard]] SegmentId shown() const { return shown_; }

  void draw_ground();                      // below the props …
  void draw_outlines(const State& state);  // … and above them: a city's houses cover its ground

 private:
  void draw_completed(const State& state, const Motion::Glow& glow);

  Scene& scene_;
  SegmentId asked_ = kNoSegmentId;
  SegmentId shown_ = kNoSegmentId;
  MadeFor<u32, SegmentId> built_;  // revision of the game, the feature
  Regions region_;
  std::vector<std::pair<SegmentId, std::unique_ptr<Regions>>> glows_;
};

}  // namespace bastide::shell
