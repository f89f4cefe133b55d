// Towers and Thieves (TOW): towers that grow, guards on top of them, and thieves before their tile is laid.
#pragma once

#include "engine/rules/expansion.h"

namespace bastide::tower_thieves {

inline constexpr ExpansionId kId = 13;
extern const Expansion kExpansion;

inline constexpr int kTowerPieces = 20;
inline constexpr int kHighest = 5;      // pieces of a tower (TOW-05)
inline constexpr int kMostTowers = 18;  // sites of three copies of every tile
// The pile of tower tiles, beside the bag (TOW-01).
inline constexpr u8 kTowerPile = kBagGroups;

// A tower, or none: height 0.
struct Tower {
  Cell cell;
  u8 height = 0;         // pieces
  Seat guard = kNobody;  // whose meeple stands on top
  u8 piece = 0;          // which kind of meeple
};
Tower tower_at(const State& state, Cell cell);
// Whether the tower is in sight of a tile in that cell (TOW-03).
bool in_sight(const Tower& tower, Cell cell);

// The value on a thief tile, 0 on any other.
int thief_on(const Rules& rules, u8 design);
// The design of the stolen tile beside the scoreboard, or kNoDesign.
u8 stolen_tile(const State& state);
// Tower pieces in the supply.
int pieces_left(const State& state);

// ExpansionEvent options: a thief turns up (amount: value), a tower has grown (its height), a guard is posted
// (the tower's height), comes home (0), a tile is stolen (its value), the thief with the one stolen before
// gets away (its value).
enum EventNumber : u8 { kThief = 0, kGrown = 1, kPosted = 2, kHome = 3, kStolen = 4, kAway = 5 };

}  // namespace bastide::tower_thieves
