// Golden games as readable text (tests/playthroughs/*.play): the set-up, then one line per decision
// and one per event. Written by the updater, replayed and compared by the test.
//
//   setup {"players":2,…,"seed":"…"}
//   choices 7
//   1: seat 0 place_tile -> place V 1,0 90 [#12, 0123abcd]
//     drawn 1 E
//     scored 0 road 3 at 1,0/0: tiles 3
//   …
#pragma once

#include "engine/game/game.h"

#include <string>
#include <string_view>

namespace bastide::test {

// The text of the game of this set-up in which every choice is drawn by Rng(choices).
std::string write_playthrough(const GameSetup& setup, u64 choices);

// Replays a playthrough's actions and returns its text as it would be written now; an error names
// the line that cannot be replayed.
Result<std::string> replay_playthrough(std::string_view text);

// Set-up and choices of a playthrough: its first lines.
struct PlaythroughHead {
  GameSetup setup;
  u64 choices = 0;
};
Result<PlaythroughHead> read_playthrough_head(std::string_view text);

}  // namespace bastide::test
