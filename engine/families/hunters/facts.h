// The facts of Hunters & Gatherers and of its Scout as they stand in assets/hunters: tiles of both editions,
// how many there are of what, what gives how many points. One truth for engine, art, tests and screens. No
// rule is applied here. What is inferred there says so in the files ("evidence", "geometry").
#pragma once

#include "engine/core/result.h"
#include "engine/core/types.h"

#include <string>
#include <string_view>
#include <vector>

namespace bastide::hunters {

// What lies at an edge, and the letters of the files.
enum Edge : u8 { kMeadowEdge = 0, kForestEdge = 1, kRiverEdge = 2 };
inline constexpr std::string_view kEdgeLetters = "MFR";

enum Animal : u8 { kDeer = 0, kMammoth = 1, kAurochs = 2, kTiger = 3, kBear = 4 };
inline constexpr int kAnimals = 5;
inline constexpr std::array<std::string_view, kAnimals> kAnimalKeys = {"deer", "mammoth", "aurochs", "tiger",
                                                                       "bear"};

// What a meadow or a lake of a special tile does (HG-57, HG-58, HG-73, HG-74, SCOUT-07).
enum class Power : u8 {
  None,
  Shrine,
  Fire,
  Shaman,
  Logboat,
  HuntingTrap,
  PitTrap,
  WildFire,
  Raft,
  Agriculture,
};
inline constexpr std::array<std::string_view, 10> kPowerKeys = {
    "",         "shrine",    "fire", "shaman",     "logboat", "hunting_trap",
    "pit_trap", "wild_fire", "raft", "agriculture"};

struct ForestFact {
  u8 sides = 0;  // bit per side of the unturned tile (1 << kNorth …)
  bool nugget = false;
  int mushrooms = 0;
};

struct RiverFact {
  u8 sides = 0;  // its mouths: two, or one and an end on the tile
  int fish = 0;
  int lake = -1;  // the lake it ends in: index into TileFacts::lakes
  bool spring = false;
};

struct MeadowFact {
  u8 halves = 0;  // bit per half edge (1 << index in kHalfEdgeNames); the files' N0 is NL, N1 is NR …
  std::array<u8, kAnimals> animals{};
  Power power = Power::None;
};

struct LakeFact {
  int fish = 0;
  Power power = Power::None;
};

// Bonus: of the pile beside the bag, earned by a nugget (HG-33) or a menhir (HG-70).
enum class TileKind : u8 { Land, Start, Bonus, Scout };

struct TileFacts {
  std::string id;  // "HG02-00", "SC-ferryman"
  TileKind kind = TileKind::Land;
  std::array<Edge, kSides> edges{};
  std::vector<ForestFact> forests;  // each list in the order of the file
  std::vector<RiverFact> rivers;
  std::vector<MeadowFact> meadows;
  std::vector<LakeFact> lakes;
};

struct PointFacts {
  int forest_tile = 0, mushrooms = 0, nugget = 0;
  int river_tile = 0, river_fish = 0, system_fish = 0;
  std::array<int, kAnimals> animals{};  // of deer, mammoth, aurochs; the bear's is a rule of the Scout
  int logboat_lake = 0, raft_lake = 0;  // 2020
};

struct EditionFacts {
  int land = 0, bonus = 0;    // tiles
  int members = 0, huts = 0;  // of each player
  PointFacts points;
  std::vector<TileFacts> tiles;
};

// The tiles of the Scout, in the order of the file.
enum ScoutTile : u8 { kShamanTile = 0, kScoutTile = 1, kFootbridge = 2, kFerryman = 3, kAgriculture = 4 };
inline constexpr int kScoutTiles = 5;
inline constexpr std::array<std::string_view, kScoutTiles> kScoutKeys = {"shaman", "scout", "footbridge",
                                                                         "ferryman", "agriculture"};
// The same once they lie on the land: what they go on giving their owners.
inline constexpr std::array<std::string_view, kScoutTiles> kPlayedKeys = {
    "", "scout_played", "footbridge_played", "ferryman_played", "agriculture_played"};

inline constexpr int kEditions = 2;
inline constexpr std::array<std::string_view, kEditions> kEditionKeys = {"2002", "2020"};

struct Facts {
  std::array<EditionFacts, kEditions> editions;
  std::vector<TileFacts> scout;  // the four that are placed, from kScoutTile on
};

// Errors say what is wrong and where; `name` is what they call the file: hunters.json, with scout.json as its
// member "scout".
Result<Facts> parse_facts(std::string_view text, std::string_view name);

// The built-in facts, or those that the program was given (data/assets.h: game_file). Errors: "missing_data",
// or what is wrong with them. They live as long as the program.
Result<const Facts*> facts();

}  // namespace bastide::hunters
