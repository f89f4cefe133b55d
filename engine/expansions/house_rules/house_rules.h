// House rules (HOUSE): what players agree on beside the printed rules, each an option of a set-up. Those with
// a say in a turn are made like expansions, but an option brings them into play (rules/catalogue.h:
// FamilyEntry::house); those that the core keeps (rules/rules.h) only pass their options on.
#pragma once

#include "engine/rules/expansion.h"

#include <span>

namespace bastide::house_rules {

enum Id : ExpansionId {
  kStart = 20,
  kHands = 21,
  kBag = 22,
  kWoods = 23,
  kTable = 24,
  kHoles = 25,
  kBuying = 26
};

// All of them, in hook order.
std::span<const Expansion* const> all();

// What seats hold for their turns to come (HOUSE-02, HOUSE-03), which all may not know (api.h: view_for).
inline constexpr unsigned kMostHeld = HeldTiles::kMost;
struct Hands {
  u8 redraw = 0;  // tiles that the active player's hand is to have again, for those put away
  std::array<std::array<u8, kMostHeld>, kMaxPlayers> held{};  // 1 + design, 0 for none
  std::array<u8, kMaxPlayers> unseen{};  // in a view (api.h: view_for): tiles of the hand that lie in the bag
};
inline Hands& hands(State& state) { return expansion_state<Hands>(state, kHands); }
inline const Hands& hands(const State& state) { return expansion_state<Hands>(state, kHands); }

// What was settled and how the table lies, for screens.
enum Starter : u8 { kFirstSeat = 0, kRandom = 1, kDrawOff = 2 };
// Roads that a tile of the draw-off shows (HOUSE-01).
int road_ends(const Rules& rules, u8 design);
// Whether the tile in hand is the only one left that completes some unfinished feature (HOUSE-07).
bool is_the_only_one(const Rules& rules, const State& state);
// What the answer `option` to a question about a price stands for: points, or a thing by its name among its
// expansion's wares.
struct Price {
  int points = 0;
  std::string_view ware{};
};
Price price_of(const Rules& rules, u8 option);
// What a seat has offered for the tile, as such an option; 0: nothing.
u8 offered_by(const State& state, Seat seat);
// What a second table on that side would add (HOUSE-14).
Bounds second_table(const Rules& rules, const State& state, int side);
// ExpansionEvent options.
enum StartEvent : u8 { kDrewOff = 0, kBegins = 1 };
enum TableEvent : u8 { kExtended = 0 };
enum HoleEvent : u8 { kFilled = 0 };
enum BuyingEvent : u8 { kOffered = 0, kOfferedWare = 1, kSold = 2, kKept = 3 };

}  // namespace bastide::house_rules
