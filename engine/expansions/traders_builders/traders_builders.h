// Traders & Builders (TRA): goods in cities, the builder's second turn, the pig on a field.
#pragma once

#include "engine/rules/rules.h"

namespace bastide::traders_builders {

inline constexpr ExpansionId kId = 4;
extern const Expansion kExpansion;

// The expansion's pieces by their number.
enum PieceNumber : u8 { kBuilder = 0, kPig = 1 };

inline constexpr int kGoodsKinds = 3;  // wine, grain, cloth

// Tokens a seat holds, by kind (TRA-01).
std::array<u8, kGoodsKinds> goods_of(const State& state, Seat seat);

// Whether the turn now played is a builder's second one (TRA-04), or one has been earned.
bool in_second_turn(const State& state);
bool second_turn_earned(const State& state);

// ExpansionEvent options: 0..2 goods taken (amount tokens), kSecondTurn the builder's turn begins.
inline constexpr u8 kSecondTurn = 3;

}  // namespace bastide::traders_builders
