// What stands on a tile, as quads ready to be moved to their place: sprites, walls, shadows, towers of
// one design in one rotation. Made once and kept; the land and single tiles are put together from it.
#pragma once

#include "shell/board/art/art.h"
#include "shell/board/land/upright.h"

namespace bastide::shell {

struct Pieces {
  std::vector<Upright> uprights;
  std::vector<Quad> shadows;
  std::vector<TowerMark> towers;  // turned; which of them stand is the whole board's business
};

class PieceMaker {
 public:
  explicit PieceMaker(const Art& art) : art_(art) {}

  const Pieces& pieces(u8 design, int rotation);
  void forget() { kept_.clear(); }  // the designs are others now
  // Extra decoration of a physical copy (not kept).
  void add_copy(u8 design, int rotation, int copy, Pieces& out) const;
  // What ends a tile's things at one of its sides (DesignArt::closings).
  void add_closing(const ClosingArt& closing, int rotation, u32 salt, Pieces& out) const;
  // A tower as sprite and shadow, at a point in world u.
  void add_tower(float x, float y, bool bastion, std::vector<Upright>& uprights,
                 std::vector<Quad>& shadows) const;
  // One sprite with its base at a point.
  void add_prop(const PropSprite& sprite, Vec2 base, float scale, Pieces& out) const;

 private:
  void add_props(const std::vector<PropAt>& props, int rotation, Pieces& out) const;
  void add_walls(const std::vector<WallLine>& walls, int rotation, u32 salt, Pieces& out) const;

  const Art& art_;
  u32 revision_ = 0;
  std::map<int, Pieces> kept_;
};

// Of a cell, in world u.
constexpr Vec2 cell_corner(Cell cell) {
  return {static_cast<float>(cell.x) * kTile, static_cast<float>(cell.y) * kTile};
}
constexpr Vec2 cell_middle(Cell cell) { return cell_corner(cell) + Vec2{kTile / 2, kTile / 2}; }

Quad moved(Quad quad, Vec2 by);

// The ground picture of a tile turned with it, its square at `at`, `side` long.
Quad ground_quad(const Uv& uv, int rotation, Vec2 at, float side, Color color = kWhite);

// The ground of a stand-in: its mask as runs of plain colour.
void stand_in_ground(const DesignArt& art, int rotation, Vec2 at, Quads& out);

// Black lines where one segment of a tile ends and another begins (high contrast).
void segment_borders(const DesignArt& art, int rotation, Vec2 at, Quads& out);

}  // namespace bastide::shell
