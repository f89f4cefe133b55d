// The land of Hunters & Gatherers recounted the slow way: tiles as the JSON facts have them, laid on a grid,
// and forests, rivers, river systems and meadows by flood fill. It shares no code with the engine, nor its
// reading of the facts.
#pragma once

#include "engine/core/types.h"

#include <deque>
#include <string>
#include <vector>

namespace bastide::test::hunting {

enum class Type : u8 { Meadow, Forest, River, Lake };

struct Animals {
  int deer = 0, mammoths = 0, aurochs = 0, bears = 0, tigers = 0;
  void add(const Animals& more);
};

// A zone of a tile, as the facts have it.
struct Zone {
  std::string id;
  Type type = Type::Meadow;
  unsigned halves = 0;  // bit per half edge N0 N1 E0 E1 …, clockwise
  unsigned mouths = 0;  // bit per side
  int fish = 0;
  int lake = -1;  // the zone of the lake that a river ends in
  bool spring = false, nugget = false;
  int mushrooms = 0;
  Animals animals;
  std::string power;
};

struct Tile {
  std::string id;
  std::string kind;  // normal, start, bonus, scout
  std::array<Type, kSides> edges{};
  std::vector<Zone> zones;
  std::array<int, kHalfEdges> half{};  // zone at a half edge
  std::array<int, kSides> mouth{};     // river that reaches a side, or -1
};

// The tiles of a list in the facts' form; of the Scout's that are placed.
std::deque<Tile> read_tiles(std::string_view json, std::string_view list);
const Tile* find_tile(const std::deque<Tile>& tiles, std::string_view id);

struct Laid {
  const Tile* tile = nullptr;
  Cell cell;
  int rotation = 0;
};

// A zone as it lies: tile by number, zone by number on the tile.
struct Spot {
  int tile = 0;
  int zone = 0;
  friend auto operator<=>(const Spot&, const Spot&) = default;
};

// A forest, river or meadow, or a river system.
struct Area {
  Type type = Type::Meadow;
  std::vector<Spot> spots;
  int open = 0;                                  // sides, mouths or half edges with nothing beside them
  [[nodiscard]] std::vector<int> tiles() const;  // different ones, ascending
};

class Land {
 public:
  Land();

  void lay(const Tile& tile, Cell cell, int rotation);
  // HG-07: an empty cell that touches a tile along a side, and every touching side is of the same type.
  [[nodiscard]] bool fits(const Tile& tile, Cell cell, int rotation) const;
  // Empty cells beside tiles, each once.
  [[nodiscard]] std::vector<Cell> free_cells() const;

  [[nodiscard]] const std::vector<Laid>& laid() const { return laid_; }
  [[nodiscard]] const Zone& zone(Spot spot) const;
  [[nodiscard]] int tile_at(Cell cell) const;  // -1: none
  // Meadow, forest or river that a zone belongs to; a lake's are its own.
  [[nodiscard]] int area_of(Spot spot) const;
  // HG-14: of a river or lake, all rivers and lakes that connect; -1 of others.
  [[nodiscard]] int system_of(Spot spot) const;
  [[nodiscard]] const std::vector<Area>& areas() const { return areas_; }
  [[nodiscard]] const std::vector<Area>& systems() const { return systems_; }
  // Whether a tile is another's neighbour, corners included, or the tile itself.
  [[nodiscard]] bool near(int tile, int other) const;

 private:
  [[nodiscard]] std::size_t node(Spot spot) const;
  void recount();
  void flood(Spot from, bool systems);

  std::vector<Laid> laid_;
  std::vector<int> grid_;   // 1 + number of the tile
  std::vector<int> first_;  // node of each tile's first zone
  std::vector<int> area_, system_;
  std::vector<Area> areas_, systems_;
};

}  // namespace bastide::test::hunting
