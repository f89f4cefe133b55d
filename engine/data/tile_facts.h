// The facts about tiles as they stand in assets/tiles/*.json: what is printed where, unturned.
// One truth for engine, art, tests and interface; the engine compiles them into TileDesigns
// (core/tile_design.h), the art tool draws from them. No rule is applied here.
#pragma once

#include "engine/core/result.h"
#include "engine/core/types.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace bastide {

enum class EdgeFact : u8 { Field, City, Road, River };  // JSON letters F C R V

// What expansions print on a tile, on one of its roads or in one of its cities. The key is the
// expansion's word for it; what it means is known to the expansion and to its artist alone.
struct MarkFact {
  std::string key;    // a word of a-z, 0-9 and _
  std::string value;  // a word; empty if the file says true or a number
  int number = 1;     // the number, 1 to 99; 1 for true and for a word
};
using Marks = std::vector<MarkFact>;  // in the file's order, each key once

[[nodiscard]] const MarkFact* find_mark(const Marks& marks, std::string_view key);  // nullptr: not there
[[nodiscard]] inline bool has_mark(const Marks& marks, std::string_view key) {
  return find_mark(marks, key) != nullptr;
}

struct RoadFact {
  u8 sides = 0;  // bit per side (1 << kNorth …): one side = it ends on the tile, two = through
  // What it ends at: "village", "trees", "cottage", "monastery", "city" or the key of a mark of the
  // tile; empty = it runs through.
  std::string end;
  int city = -1;  // index into cities, if it ends at one
  Marks marks;
};

struct CityFact {
  u8 sides = 0;
  int coats_of_arms = 0;
  Marks marks;
};

struct FieldFact {
  u8 halves = 0;            // bit per half edge (1 << index in kHalfEdgeNames); 0 = enclosed field
  std::vector<int> cities;  // indices of the cities that touch it (FARM-05)
};

enum class Bridge : u8 { None, RoadOverRoad, RoadOverRiver, RoadOverCity, CityOverCity };

struct TileFact {
  std::string id;  // unique over all sets in play: "D", "E-G", "BB6F3"
  int count = 1;   // physical copies
  std::array<EdgeFact, kSides> edges{};
  std::vector<RoadFact> roads;
  std::vector<CityFact> cities;
  std::vector<FieldFact> fields;
  u8 river = 0;  // sides of the river segment, 0 = none
  bool monastery = false;
  bool garden = false;
  bool start = false;  // one copy of it is the start tile
  Marks marks;         // of the whole tile; those of roads and cities stand there
  Bridge bridge = Bridge::None;
  std::string river_shape;                              // how it winds, for the art: "straight", "winding…"
  std::vector<std::string> road_stubs;                  // roads that only part fields, for the art
  std::vector<std::vector<std::string>> illustrations;  // per copy; empty = none on any copy
};

struct TileSetFacts {
  std::string expansion;  // whose tiles: "base" or the key of an expansion
  std::string edition;    // "C1", "C2", …
  std::string title;
  std::vector<TileFact> tiles;
};

enum class MarkPlace : u8 { Tile, Road, City };

struct PlacedMark {
  MarkPlace place = MarkPlace::Tile;
  const TileFact* tile = nullptr;
  const MarkFact* mark = nullptr;
};

// Every mark of a set, tile by tile; the pointers are good as long as the set is.
[[nodiscard]] std::vector<PlacedMark> all_marks(const TileSetFacts& set);

// Parses and checks one file: every half edge in exactly one segment, counts add up to "total",
// indices in range. `name` is used in errors only.
Result<TileSetFacts> parse_tile_set(std::string_view json, std::string_view name);

// A set built into the program, by file name without ".json": "base_c1", "base_c2", …
// Parsed on first use and kept. An unknown name is an Error with code "unknown_set".
Result<const TileSetFacts*> tile_set(std::string_view name);

}  // namespace bastide
