// The facts of the Castle as they stand in assets/castle/castle.json: the wall with its track, corner towers
// and start fields, the tiles and the wall tokens. One truth for engine, art, tests and screens. No rule is
// applied here. Where the printed game could not be seen the file is a reconstruction, and says so
// ("status").
#pragma once

#include "engine/core/result.h"
#include "engine/core/types.h"

#include <string>
#include <string_view>
#include <vector>

namespace bastide::castle {

// What lies at an edge, and what a part of a tile is: the family's terrains and kinds in this order.
enum Part : u8 { kPath = 0, kTower = 1, kHouse = 2, kCourtyard = 3 };
inline constexpr int kParts = 4;
inline constexpr std::array<std::string_view, kParts> kPartKeys = {"path", "tower", "house", "courtyard"};

enum class PathEnd : u8 { None, Square, Building };  // None: it runs through

struct PathFact {
  u8 sides = 0;  // bit per side of the unturned tile (1 << kNorth …)
  bool well = false;
  PathEnd end = PathEnd::None;
  Part building = kHouse;  // the building it ends in: its kind, and a side that it has
  u8 building_side = 0;
};

struct CourtyardFact {
  u8 sides = 0;   // whole sides
  u8 halves = 0;  // all its half edges (1 << index in kHalfEdgeNames), those of its whole sides among them
  int markets = 0;
};

struct TileFacts {
  std::string id;  // "F01"
  int count = 1;
  std::array<Part, kSides> edges{};
  std::vector<PathFact> paths;
  std::vector<u8> towers, houses;  // sides of each
  std::vector<CourtyardFact> courtyards;
};

// A part of the wall's inner side that counts as a placed tile (CAS-12).
struct StartField {
  std::string id;  // "S1"
  Cell cell;       // the cell before it
  u8 side = 0;     // of that cell, where it lies
  Part edge = kPath;
  bool well = false;
  int markets = 0;
  std::vector<int> beside;  // numbers of the track along it
  // Where it lies itself, beyond the cell's side.
  [[nodiscard]] Cell place() const { return neighbour(cell, side); }
};

struct Point {
  double x = 0, y = 0;  // in cells; (0, 0) is the corner north and west of the cell 0,0
};

struct CornerTower {
  int first = 0;  // the lower of its two numbers
  Point centre;
  Cell vertex;         // the corner of the wall it stands at
  bool convex = true;  // the wall bends around it, seen from inside
  bool token = true;   // a token lies there at the beginning
};

// One space of the track.
struct Space {
  int tower = -1;  // the corner tower it is a half of; -1: it lies on a straight side, and so
  u8 side = 0;     // … of the cell beside it
  Cell cell;
  Point centre;
  double width = 0;  // along the wall, in cells
};

struct TokenFact {
  std::string key;  // "extra_turn"
  int count = 0;
};

struct Facts {
  int width = 0, height = 0;  // the box around the cells, whose first one is 0,0
  std::vector<Cell> cells;    // row by row
  std::vector<CornerTower> towers;
  std::vector<Space> track;
  std::vector<StartField> start_fields;
  std::vector<TokenFact> tokens;
  std::vector<TileFacts> tiles;
  int followers = 0;  // of each player, beside the counter

  [[nodiscard]] bool has_cell(Cell cell) const;
};

// The most there may be: corner towers, and kinds of tokens.
inline constexpr int kMaxTowers = 16;
inline constexpr int kTokenKinds = 9;
// The keys of the tokens, in the order of their numbers in CAS-32.
extern const std::array<std::string_view, kTokenKinds> kTokenKeys;

// Errors say what is wrong and where; `name` is what they call the file.
Result<Facts> parse_facts(std::string_view text, std::string_view name);

// The built-in facts, or those that the program was given (data/assets.h: game_file). Errors: "missing_data",
// or what is wrong with them. They live as long as the program.
Result<const Facts*> facts();

}  // namespace bastide::castle
