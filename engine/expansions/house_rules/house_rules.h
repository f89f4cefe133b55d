// House rules (HOUSE): what players agree on beside the printed rules, each an option of a set-up. Those with
// a say in a turn are made like expansions, but an option brings them into play (rules/catalogue.h:
// FamilyEntry::house); those that the core keeps (rules/rules.h) only pass their options on.
#pragma once

#include "engine/rules/room.h"

#include <optional>
#include <span>

namespace bastide::house_rules {

enum Id : RoomId { kStart = 20, kHands = 21, kBag = 22, kWoods = 23, kTable = 24, kHoles = 25, kBuying = 26 };

// All of them, in hook order.
std::span<const Room* const> all();

// HOUSE-01: before the first turn it is settled who begins.
StepResult choose_starter(const Rules&, State&, EventLog*);
// HOUSE-02, HOUSE-03: a tile of the hand is taken up; at the end of a turn the hand is filled.
StepResult take_up(const Rules&, State&, EventLog*);
StepResult refill(const Rules&, State&, EventLog*);
// HOUSE-14: the table may grow before the tile is placed.
StepResult extend_table(const Rules&, State&, EventLog*);
// HOUSE-07: offers for the tile in hand; what was bought has been placed, and the turn goes on.
StepResult offer(const Rules&, State&, EventLog*);
StepResult end_sale(const Rules&, State&, EventLog*);

// Laps of the scoreboard are shown with dice (HOUSE-13).
bool laps_by_dice(const Rules& rules);
// Hands of three are known to their holders alone (HOUSE-03).
bool hides_hands(const Rules& rules);

// What was settled and how the table lies, for screens.
enum Starter : u8 { kFirstSeat = 0, kRandom = 1, kDrawOff = 2 };
// Roads that a tile of the draw-off shows (HOUSE-01).
int road_ends(const Rules& rules, u8 design);
// Whether the tile in hand is the only one left that completes some unfinished feature (HOUSE-07).
bool is_the_only_one(const Rules& rules, const State& state);
// What the answer `option` to a question about a price stands for: points, or a thing by its name among its
// room's wares.
struct Price {
  int points = 0;
  std::string_view ware{};
};
Price price_of(const Rules& rules, u8 option);
// What a seat has offered for the tile, as such an option; 0: nothing.
u8 offered_by(const State& state, Seat seat);
// The cells that may be used, where there is a table (HOUSE-10, HOUSE-14) or the extent of the land is
// limited (HOUSE-11: as far as any tile may lie now).
std::optional<Bounds> table_of(const Rules& rules, const State& state);
// What a second table on that side would add (HOUSE-14).
Bounds second_table(const Rules& rules, const State& state, int side);
// RoomEvent options.
enum StartEvent : u8 { kDrewOff = 0, kBegins = 1 };
enum TableEvent : u8 { kExtended = 0 };
enum HoleEvent : u8 { kFilled = 0 };
enum BuyingEvent : u8 { kOffered = 0, kOfferedWare = 1, kSold = 2, kKept = 3 };

}  // namespace bastide::house_rules
