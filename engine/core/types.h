// The small vocabulary everything else is written in: integer widths, seats, sides of a tile.
// Nothing here knows a rule. Terms are the rule book's (see README, "Terms").
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace bastide {

using u8 = std::uint8_t;
using u16 = std::uint16_t;
using u32 = std::uint32_t;
using u64 = std::uint64_t;
using i8 = std::int8_t;
using i16 = std::int16_t;
using i32 = std::int32_t;

// A seat at the table, 0-based, in turn order. kChance answers for the bag and the dice.
using Seat = u8;
inline constexpr int kMaxPlayers = 6;
inline constexpr Seat kChance = 0xFE;
inline constexpr Seat kNobody = 0xFF;

// Upper bounds of one game; tests/core/limits_test.cpp works out what the built-in games can reach.
inline constexpr int kMaxTiles = 256;
inline constexpr int kMaxDesigns = 192;
inline constexpr int kMaxSegments = 1536;
inline constexpr int kMaxTileSegments = 12;

// The scoreboard is a loop of this many spaces (BASE-04).
inline constexpr int kScoreboardSpaces = 50;

// Sides of a cell, clockwise. A tile turned by `rotation` quarter turns clockwise shows its own
// side (side - rotation) mod 4 at the board's side.
enum Side : u8 { kNorth = 0, kEast = 1, kSouth = 2, kWest = 3 };
inline constexpr int kSides = 4;
inline constexpr std::string_view kSideLetters = "NESW";
// The side of that letter, or -1.
constexpr int side_of_letter(std::string_view letter) {
  const auto at = letter.size() == 1 ? kSideLetters.find(letter[0]) : std::string_view::npos;
  return at == std::string_view::npos ? -1 : static_cast<int>(at);
}

// Half edges, clockwise around the tile, named left and right as seen looking outwards:
// NL NR EL ER SL SR WL WR. Half edge 2*side is the left half of that side.
inline constexpr int kHalfEdges = 8;
inline constexpr std::array<std::string_view, kHalfEdges> kHalfEdgeNames = {"NL", "NR", "EL", "ER",
                                                                            "SL", "SR", "WL", "WR"};

inline constexpr u8 kNoSegment = 0xFF;
using SegmentId = u16;  // global: PlacedTile::first_segment + local index
inline constexpr SegmentId kNoSegmentId = 0xFFFF;

// Board coordinates: x grows to the east, y to the south, the start tile lies at (0, 0).
struct Cell {
  i8 x = 0;
  i8 y = 0;
  friend constexpr bool operator==(Cell, Cell) = default;
};

inline constexpr std::array<Cell, kSides> kSteps = {Cell{0, -1}, Cell{1, 0}, Cell{0, 1}, Cell{-1, 0}};

constexpr Cell neighbour(Cell cell, int side) {
  return {static_cast<i8>(cell.x + kSteps[static_cast<unsigned>(side)].x),
          static_cast<i8>(cell.y + kSteps[static_cast<unsigned>(side)].y)};
}

constexpr int opposite(int side) { return (side + 2) & 3; }

// The tile's own side that a tile turned by `rotation` shows at the board's `side`, and back.
constexpr int tile_side(int board_side, int rotation) { return (board_side - rotation) & 3; }
constexpr int board_side(int tile_side, int rotation) { return (tile_side + rotation) & 3; }

}  // namespace bastide
