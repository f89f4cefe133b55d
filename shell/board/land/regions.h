// Regions: any set of features as one texture over the land, by distance from their border, so that a
// shader can tint, glow and outline them. Used by field view, hover and completed features.
#pragma once

#include "shell/board/art/art.h"

#include <utility>
#include <vector>

namespace bastide::shell {

class Regions {
 public:
  Regions() = default;
  ~Regions();
  Regions(const Regions&) = delete;
  Regions& operator=(const Regions&) = delete;

  // `style_of[s]` for each global segment: 0 = not shown, else 1 + index of its style.
  void build(Painter& painter, const Art& art, const State& state, const std::vector<u8>& style_of);
  void clear() { style_count_ = 0; }
  void forget() { texture_ = 0, style_count_ = 0; }
  [[nodiscard]] bool empty() const { return style_count_ == 0; }
  void draw(Painter& painter, const Painter::RegionStyle* styles, int count) const;

  [[nodiscard]] float reach(Vec2 from) const;  // u to the farthest corner of what is shown

  // Distance in u from the region's border at a point of the world; negative outside of all.
  [[nodiscard]] float depth_at(Vec2 world) const;
  [[nodiscard]] int style_at(Vec2 world) const;  // 0 = none

 private:
  struct Cells {
    int x0 = 127, y0 = 127, x1 = -128, y1 = -128;
    u16 owner = 0;  // 1 + root of the one feature that is shown, or that there are several
  };
  struct Texels {
    std::vector<u16> distance;              // to the border in quarter u; 0 = shows nothing
    std::vector<u16> owner;                 // 1 + root of its feature; none of it if there is but one
    std::vector<std::pair<int, int>> rows;  // first and last that shows something
  };
  struct Corner {
    int x, y;
  };
  [[nodiscard]] static Cells shown_cells(const Art& art, const State& state, const std::vector<u8>& style_of);
  void fill_tile(const DesignArt& design, const State& state, const PlacedTile& tile,
                 const std::vector<u8>& style_of, Corner corner, int coarse, Texels& texels);
  template <bool kOwned>
  void measure(Texels& texels, int coarse);
  [[nodiscard]] int index_at(Vec2 world) const;

  unsigned texture_ = 0;
  int style_count_ = 0;
  int width_ = 0, height_ = 0;
  Rect world_;
  float texel_ = 4;        // u
  std::vector<u8> pairs_;  // distance in quarter u, style
};

}  // namespace bastide::shell
