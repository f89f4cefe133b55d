// The Gifts (GIFT): 25 cards, earned by extending what belongs to others, held hidden, opened before a tile
// is placed.
#pragma once

#include "engine/rules/expansion.h"

namespace bastide::gifts {

inline constexpr ExpansionId kId = 14;
extern const Expansion kExpansion;

// The five kinds, as choices of the expansion; then the two tiles of kChooseTwo.
enum Gift : u8 { kCouncil = 0, kRoadClearing = 1, kPayout = 2, kPosture = 3, kChooseTwo = 4 };
inline constexpr int kGifts = 5;     // kinds
inline constexpr int kEachGift = 5;  // cards of a kind
enum TileChoice : u8 { kFirstTile = 5, kSecondTile = 6 };

// The cards of a kind that the seat holds, as far as this state knows them (api.h: view_for); how many they
// are in all, which everybody knows.
int gifts_of(const State& state, Seat seat, Gift gift);
int gift_count(const State& state, Seat seat);
// Whether the gift could do anything now, for whoever is to move (GIFT-09).
bool can_open(const Rules& rules, const State& state, Gift gift);

// ExpansionEvent options: a gift is earned (which one is not told), then the five kinds as they are opened,
// then a second tile is revealed, and chosen; amounts are 1.
enum EventNumber : u8 { kEarned = 0, kOpened = 1, kRevealed = 6, kTaken = 7 };

}  // namespace bastide::gifts
