// Messages (LET): a second counter for everybody, and messages for whoever lands on dark spaces.
#pragma once

#include "engine/rules/expansion.h"

namespace bastide::messages {

inline constexpr ExpansionId kId = 7;
extern const Expansion kExpansion;

inline constexpr int kMessages = 8;
// The eight by their numbers (LET-04).
enum Number : u8 {
  kSmallestRoad = 1,
  kSmallestCity,
  kSmallestMonastery,
  kCoatsOfArms,
  kKnights,
  kFarmers,
  kAnotherTile,
  kCallBack,
};

// The expansion's choices: which counter moves (Gain::counter), and what is done with a message.
enum Choice : u8 { kCounter = 0, kMessenger = 1, kPerform = 2, kPoints = 3 };

// ExpansionEvent options; amount is the message's number.
enum EventNumber : u8 { kPerformed = 0, kExchanged = 1 };

// What a message would bring the seat in points, -1 if it can't be performed (LET-09); 0 for those whose
// points are known later only (another tile, a meeple called back).
int worth(const Rules& rules, const State& state, Seat seat, u8 number);

}  // namespace bastide::messages
