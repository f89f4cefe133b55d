// A made-up expansion that lives in the tests alone. It proves that an expansion needs no edit outside its
// own files: everything it does goes through its descriptor and a catalogue of the tests.
//
//   The bell: when a monastery is placed everybody must ring or not ring the bell (a decision of its own),
//   the active player first (TURN-06). Ringing costs nothing; the first three who ring get 2 points each at
//   the end of the game. Roads are worth 1 point more, and no tile may be laid north of the third row
//   (y < -3).
#pragma once

#include "tests/support/expansions.h"

namespace bastide::test::tiny {

inline constexpr ExpansionId kId = kFirstFreeExpansion;

// The expansion's own state, inside State.
struct Bell {
  u8 rung = 0;                            // how often in all
  std::array<u8, kMaxPlayers> by_seat{};  // of these, counted ones of each seat
};

extern const Expansion kExpansion;
extern const ExtendedCatalogue kCatalogue;

}  // namespace bastide::test::tiny
