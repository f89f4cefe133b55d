// Features that are lit: the one a panel asks for or that is looked at, and those just completed.
#pragma once

#include "shell/base/made_for.h"
#include "shell/board/land/regions.h"
#include "shell/board/view/scene.h"

#include <array>

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
  void game_changed();
  void forget();  // the GL context is gone
  [[nodiscard]] SegmentId shown() const { return shown_; }

  void draw_ground();                      // below the props …
  void draw_outlines(const State& state);  // … and above them: a city's houses cover its ground

 private:
  // A pointer goes to and fro: the features last lit are kept as they were built.
  struct Lit {
    SegmentId feature = kNoSegmentId;
    Regions region;
  };
  static constexpr std::size_t kKept = 8;
  Regions& region_of(const State& state, SegmentId feature);
  void draw_completed(const State& state, const Motion::Glow& glow);

  Scene& scene_;
  SegmentId asked_ = kNoSegmentId;
  SegmentId shown_ = kNoSegmentId;
  MadeFor<u32> built_;  // revision of the game
  std::array<Lit, kKept> lit_;
  std::size_t next_ = 0;             // of those, to be built anew
  const Regions* region_ = nullptr;  // of what is shown
  std::vector<std::pair<SegmentId, std::unique_ptr<Regions>>> glows_;
};

}  // namespace bastide::shell
