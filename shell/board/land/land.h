// The landscape as vertex data: what changed is built anew when a tile was laid, all when art has arrived;
// drawn in a few calls. Also single tiles: the ghost, a tile that is falling, the one on a panel's card.
#pragma once

#include "shell/board/land/pieces.h"
#include "shell/board/land/things.h"

namespace bastide::shell {

class Land {
 public:
  explicit Land(const Art& art) : art_(art), maker_(art), things_(art, maker_) {}

  // Rebuilds if something changed. `without` = a tile that is drawn on its own, -1 = none.
  void update(const State& state, u32 revision, int without);
  void forget();   // the GL context is gone
  void release();  // gives back what lives there
  void change();   // what comes next is another game, with other designs

  void draw_ground(Painter& painter, float scale, bool grid) const;
  // Everything upright; `visible` culls by rows.
  void draw_uprights(Painter& painter, float scale, Rect visible);

  // One tile with all that stands on it.
  struct Single {
    u8 design = 0;
    int rotation = 0;
    Vec2 at;           // world u of its upper left corner
    float lift = 0;    // u above the ground: moves the drop shadow away
    float spin = 0;    // radians it is still short of its rotation
    float squash = 1;  // height of what stands on it
    float alpha = 1;
    bool shadow = true;
    Color frame = 0;  // frame under the tile (ghost), 0 = none
  };
  void draw_single(Painter& painter, const Single& single);
  // High contrast: such a tile is pale and has a black edge.
  void set_contrast(bool on) { contrast_ = on; }
  static constexpr float kPale = 0.4F;  // of the land's colours is left then

 private:
  void draw_whole(Painter& painter, const Single& single);
  void build(const State& state, int without);

  const Art& art_;
  PieceMaker maker_;
  bool contrast_ = false;
  u32 revision_ = 0;
  u32 art_revision_ = 0;
  int without_ = -1;
  int built_ = 0;  // tiles in the meshes
  struct Layer {   // of the ground, from below
    int page;      // of the art; or one of these
    int first, count;
  };
  static constexpr int kBrushes = -1, kMeadow = -2, kGrid = -3;
  Mesh ground_;  // all its layers: one mesh is bound once
  std::vector<Layer> layers_;
  LandThings things_;
};

}  // namespace bastide::shell
