// The tiles of Hunters & Gatherers as the JSON facts have them, read without the engine's reader.
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

// The zones of a tile in the order in which the engine numbers its segments: forests, rivers, meadows, then
// waters (a hut's: its lakes, and rivers that end in none; HG-15).
std::vector<int> numbered(const Tile& tile);

}  // namespace bastide::test::hunting
