// How a computer player is asked where no game is at hand: one JSON object in, one out. The message holds
// what a game file holds, so that who answers needs no memory and may be dropped at any time.
//
//   >
//   {"cmd":"go","seat":1,"seed":"amber-7","player":"sharp","simulations":20000,"game":{"format":"bastide-game",…}}
//   < {"action":{"verb":"place_tile","tile":"D","x":0,"y":-1,"rotation":90},"margin":3.5,"simulations":20000,
//      "line":[{"verb":"place_tile",…},{"verb":"deploy",…}]}
//
// "game" is a save (game/save.h), "seat" who is asked in it, "seed" what chooses among answers that are as
// good: the same message has the same answer, natively and as wasm, unless "ms" is what ends it. "player" is
// a level (player.h: make_player); without one it is any legal answer, and nothing else is told.
// "simulations" and "ms" say how long it may think, both: whichever ends first, neither: as long as the level
// does. "ms" is understood where whoever asks has brought a clock. The action is one of the protocol's
// (game/protocol.h), "margin" the points by which the seat is expected to end ahead of the best of the
// others, "line" what is thought best from here on: the action, and what of the seat's own follows it with
// nothing unknown between, which may be played without asking again. "moves":3 asks for the best moves
// besides, the chosen one first, each with "line", "margin" and what it brings (effect.h): "points" at once,
// "later" at the end as things stand then, figures that come "home", what it "takes" from another and "gives"
// to another, others' figures whose features it "blocks" and the points it "denies" them.
//
// "trees":4 has so many grow from the position (search.h). They can be grown in several places at once:
//
//   > {"cmd":"go",…,"trees":4,"part":0,"parts":2,"game":{…}}     and elsewhere "part":1
//   < {"grown":[{"tree":0,"visits":[…],"sums":[…],"margins":[…]},{"tree":2,…},…]}
//   > {"cmd":"go",…,"trees":4,"grown":[…],"game":{…}}            what all parts said, in any order
//   < {"action":…}                                               as if it had been asked at once
//
// "simulations" are those of all parts, "ms" each part's own.
//
// A message that is not understood gets {"error":…,"where":…,"code":…}: "malformed", "unknown_command",
// "not_asked" (the seat is not to decide), "player" (there is none of that name), "over", and those of saves.
//
//   > {"cmd":"review","at":12,"game":{…}}
//   < {"at":12,"seat":1,"margin":-4.5,"cost":3,"played":[…],"best":[…]}
//
// asks what decision "at" of a finished game was worth (review.h); "at" alone: nothing can be said of it.
#pragma once

#include "engine/assembly/built_in.h"
#include "engine/game/save.h"

#include <string>
#include <string_view>

namespace bastide::ai {

inline constexpr std::size_t kMaxGoBytes = kMaxSaveBytes + 32 * 1024;  // trees' numbers take 7 KB
inline constexpr int kMostMs = 600'000;

// A clock: the engine has none. `start` sets it to so many milliseconds from now.
struct Stopwatch {
  void (*start)(void* self, int ms) = nullptr;
  bool (*is_over)(void* self) = nullptr;
  void* self = nullptr;
};

std::string answer_go(std::string_view message, Catalogue catalogue = built_in(),
                      const Stopwatch* clock = nullptr);

// The same of a game that is at hand; the message has no "game", its "seat" and "seed" may be missing, its
// "player" not.
std::string answer_go(const Game& game, std::string_view message, const Stopwatch* clock = nullptr);

}  // namespace bastide::ai
