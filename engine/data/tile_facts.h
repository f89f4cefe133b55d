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

enum class RoadEnd : u8 { Through, Village, Trees, Cottage, Monastery, FerryLake, CropCircle, City };

enum class Goods : u8 { None, Wine, Grain, Cloth };

struct RoadFact {
  u8 sides = 0;  // bit per side (1 << kNorth …): one side = it ends on the tile, two = through
  RoadEnd end = RoadEnd::Through;
  int city = -1;  // index into cities, if end == City
  bool inn = false;
};

struct CityFact {
  u8 sides = 0;
  int pennants = 0;
  bool cathedral = false;
  Goods goods = Goods::None;
};

struct FieldFact {
  u8 halves = 0;            // bit per half edge (1 << index in kHalfEdgeNames); 0 = enclosed field
  std::vector<int> cities;  // indices of the cities that touch it (FARM-05)
};

enum class Bridge : u8 { None, RoadOverRoad, RoadOverRiver, RoadOverCity, CityOverCity };
enum class RiverRole : u8 { None, Spring, Lake };
enum class CropCircle : u8 { None, Club, Fork, Shield };

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
  // Marks used by expansions.
  RiverRole river_role = RiverRole::None;
  Bridge bridge = Bridge::None;
  CropCircle crop_circle = CropCircle::None;
  std::string flying_machine;  // direction of flight unturned: "W", "NW"; empty = none
  std::string river_shape;     // "winding…" for the bent straight river tile; for the art only
  bool ferry_lake = false;
  bool gold = false;
  bool magic = false;
  bool robber = false;
  bool tower_site = false;
  bool tower_tile = false;
  int thief = 0;                                        // value, 0 = none
  std::vector<std::string> road_stubs;                  // roads that only part fields, for the art
  std::vector<std::vector<std::string>> illustrations;  // per copy; empty = none on any copy
};

struct TileSetFacts {
  std::string room;     // "base", "river", "inns_cathedrals", …
  std::string edition;  // "C1", "C2", …
  std::string title;
  std::vector<TileFact> tiles;
};

// Parses and checks one file: every half edge in exactly one segment, counts add up to "total",
// indices in range. `name` is used in error messages only.
Result<TileSetFacts> parse_tile_set(std::string_view json, std::string_view name);

// A set built into the program, by file name without ".json": "base_c1", "base_c2", "river_c2", …
// Parsed on first use and kept. An unknown name is an Error with code "unknown_set".
Result<const TileSetFacts*> tile_set(std::string_view name);

}  // namespace bastide
