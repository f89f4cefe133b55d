// The landscape as vertex data: what changed is built anew when a tile was laid, all when art has arrived;
// drawn in a few calls. Also single tiles: the ghost, a tile that is falling, the one on a panel's card.
#pragma once

#include "shell/board/land/pieces.h"
#include "shell/board/land/uprights.h"
#include "shell/look/towers.h"

namespace bastide::shell {

class Land {
 public:
  explicit Land(const Art& art) : art_(art), maker_(art) {}

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
  static constexpr Uprights::Owner kFirstTower = 1 << 12;  // those before are tiles
  static_assert(kMaxTiles <= kFirstTower);

  void draw_whole(Painter& painter, const Single& single);
  struct Row {
    float depth;
    int index;
  };
  // In which order what stands is drawn, with or without what is small.
  struct Ordered {
    DrawOrder order;
    std::vector<Row> rows;  // first quad at or below a depth, every 64 u
    bool stale = true;
  };
  struct Slots {
    Uprights things;
    SlotMesh mesh;
  };
  // What the things on a tile depend on.
  struct TileKey {
    u8 design;
    u8 rotation;
    Cell cell;
    int copy;      // how many of its design were laid before
    u32 closings;  // bit per closing that is drawn
    bool operator==(const TileKey&) const = default;
  };
  struct Tower {
    look::StandingTower at;
    Uprights::Owner owner;
  };

  void build(const State& state, int without);
  [[nodiscard]] u32 closings_of(const State& state, const PlacedTile& tile) const;
  void build_things(const State& state, int without, const std::vector<look::TowerAt>& towers);
  void put_tile(Uprights::Owner owner, const std::optional<TileKey>& key);  // nullopt: it is not there
  void put(Uprights::Owner owner, const std::vector<Upright>& uprights, const std::vector<Upright>& shadows);
  void put_towers(const std::vector<look::TowerAt>& towers);
  void forget_things();
  bool fill_slots();
  static void put_in_order(Ordered& ordered, const Uprights& things, bool coarse);
  [[nodiscard]] std::vector<Mesh*> meshes();

  const Art& art_;
  PieceMaker maker_;
  bool contrast_ = false;
  u32 revision_ = 0;
  u32 art_revision_ = 0;
  int without_ = -1;
  int built_ = 0;  // tiles in the meshes
  Mesh base_, meadow_, stand_ins_, grid_;
  std::vector<Mesh> grounds_;  // by page
  Slots uprights_, shadows_;
  Ordered full_, coarse_, shaded_;
  std::vector<std::optional<TileKey>> tiles_;  // whose things are there, by tile
  std::vector<Tower> towers_;
  Uprights::Owner next_tower_ = kFirstTower;
};

}  // namespace bastide::shell
