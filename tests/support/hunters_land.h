// The land of Hunters & Gatherers recounted the slow way: tiles as the JSON facts have them, laid on a grid,
// and forests, rivers, river systems and meadows by flood fill. It shares no code with the engine, nor its
// reading of the facts.
#pragma once

#include "tests/support/hunters_tiles.h"

namespace bastide::test::hunting {

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
  // Areas that a zone of a tile would become one with if the tile lay there, where it fits.
  [[nodiscard]] std::vector<int> would_join(const Tile& tile, Cell cell, int rotation, int zone) const;
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
  // What lies beside a half edge or a mouth of a tile laid so; tile -1: nothing yet.
  [[nodiscard]] Spot beyond_half(Cell cell, int rotation, int half) const;
  [[nodiscard]] Spot beyond_mouth(Cell cell, int rotation, int side) const;
  void recount();
  void flood(Spot from, bool systems);

  std::vector<Laid> laid_;
  std::vector<int> grid_;   // 1 + number of the tile
  std::vector<int> first_;  // node of each tile's first zone
  std::vector<int> area_, system_;
  std::vector<Area> areas_, systems_;
};

}  // namespace bastide::test::hunting
