// All that stands on the land, and its shadows, where WebGL has it: what a tile adds is sent when it is laid,
// and the order in which all is drawn; nothing is sent twice. Which tower stands is the whole land's
// business.
#pragma once

#include "shell/board/land/pieces.h"
#include "shell/board/land/uprights.h"
#include "shell/look/towers.h"

#include <optional>

namespace bastide::shell {

class LandThings {
 public:
  LandThings(const Art& art, PieceMaker& maker) : art_(art), maker_(maker) {}
  LandThings(const LandThings&) = delete;
  LandThings& operator=(const LandThings&) = delete;

  // Sends what differs from the land before. `without` = a tile that is drawn on its own, -1 = none;
  // `towers`: of all tiles, in world u.
  void build(const State& state, int without, const std::vector<look::TowerAt>& towers);
  void clear();    // there is nothing on the land: what comes is built anew
  void forget();   // the GL context is gone; to be cleared before it is built again
  void release();  // gives back what lives there; likewise
  // `coarse`: without what is small; `visible` culls by rows.
  void draw(Painter& painter, bool coarse, bool shadows, Rect visible);

 private:
  static constexpr Uprights::Owner kFirstTower = 1 << 12;  // those before are tiles
  static_assert(kMaxTiles <= kFirstTower);

  struct Row {
    float depth;
    int index;
  };
  struct Ordered {
    DrawOrder order;
    std::vector<Row> rows;  // first quad at or below a depth, every 64 u
    bool stale = true;
  };
  struct Slots {
    std::vector<Ordered*> orders;
    Uprights things{};
    SlotMesh mesh{};
  };
  // What the things on a tile depend on.
  struct TileKey {
    u8 design;
    u8 rotation;
    Cell cell;
    int copy;      // how many of its design were laid before
    u32 closings;  // bit per closing that is drawn (four of a design at most)
    bool operator==(const TileKey&) const = default;
  };
  struct Tower {
    look::StandingTower at;
    Uprights::Owner owner;
  };

  [[nodiscard]] u32 closings_of(const State& state, const PlacedTile& tile) const;
  void put(Uprights::Owner owner, const std::vector<Upright>& uprights, const std::vector<Upright>& shadows);
  void put_tile(Uprights::Owner owner, const std::optional<TileKey>& key);  // nullopt: it is not there
  void put_towers(const std::vector<look::TowerAt>& towers);
  bool fill_slots();
  static void put_in_order(Ordered& ordered, const Uprights& things, bool coarse);

  const Art& art_;
  PieceMaker& maker_;
  Ordered full_, coarse_, shaded_;
  Slots uprights_{{&full_, &coarse_}}, shadows_{{&shaded_}};
  std::vector<std::optional<TileKey>> tiles_;  // whose things are there, by tile
  std::vector<Tower> towers_;
  Uprights::Owner next_tower_ = kFirstTower;
};

}  // namespace bastide::shell
