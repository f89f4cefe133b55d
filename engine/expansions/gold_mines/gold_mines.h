// Gold Mines (GOLD): ingots on the land, taken by those who complete features around them.
#pragma once

#include "engine/rules/expansion.h"

namespace bastide::gold_mines {

inline constexpr ExpansionId kId = 9;
extern const Expansion kExpansion;

inline constexpr int kIngots = 16;

// How many lie on a cell; how many a seat has taken.
int ingots_at(const State& state, Cell cell);
int ingots_of(const State& state, Seat seat);
// What so many are worth at the end (GOLD-06).
int worth(int ingots);

// ExpansionEvent options; amount ingots.
enum EventNumber : u8 { kLaid = 0, kTaken = 1 };

}  // namespace bastide::gold_mines
