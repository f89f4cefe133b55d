// What every computer player is: a view of the game in, an answer out. It is shown the game as the seat that
// is asked knows it (api.h: view_for) and nothing else; what lies hidden, it imagines as the rules allow.
#pragma once

#include "engine/api.h"
#include "engine/core/short_list.h"

#include <memory>
#include <string_view>

namespace bastide::ai {

// Actions in the order in which they are expected; those of chance are left out.
using Line = ShortList<Action, 16>;

inline constexpr int kMostSimulations = 100'000'000;  // that can be asked for from outside

// How long it may think, whichever ends first. The engine has no clock: who asks brings one.
struct Budget {
  u32 simulations = 0;            // at most so many; 0: only `stop` ends it
  bool (*stop)(void*) = nullptr;  // asked every now and then (some 100 microseconds); null: never
  void* clock = nullptr;          // what `stop` is called with
  const Line* only = nullptr;     // moves that begin so, no others: what they are worth
  unsigned trees = 0;             // that grow from the position (search.h); 0: as the level's settings say
  // Before the next one, when so many are done. The clock is looked at every so many times, a power of two.
  [[nodiscard]] bool ended(u32 done, u32 every = 16) const {
    return (simulations != 0 && done >= simulations) ||
           ((done & (every - 1)) == 0 && stop != nullptr && stop(clock));
  }
};

// A move that was looked at: the seat's own actions up to where something unknown comes.
struct Candidate {
  Line line;
  double margin = 0;  // as in Choice
};
inline constexpr unsigned kMostCandidates = 5;

struct Choice {
  Action action;        // one of the legal answers to pending(view)
  double margin = 0;    // points by which the seat is expected to end ahead of the best of the others
  u32 simulations = 0;  // what it took; 0: none were needed
  // What is thought best from here on: `action`, then what follows it. The first `own` are the seat's own
  // with nothing unknown between them: they may be played without asking again.
  Line line;
  unsigned own = 1;
  // The best moves that lie at different places or begin differently, what was chosen first.
  ShortList<Candidate, kMostCandidates> moves;
};

class Player {
 public:
  Player() = default;
  Player(const Player&) = delete;
  Player& operator=(const Player&) = delete;
  virtual ~Player() = default;
  // The answer to pending(view), which must be one of a seat's; the same for the same view, number of
  // simulations and seed, natively and as wasm, as long as nothing stops it. Keeps nothing from one question
  // to the next. Requires a budget that ends. No move begins as `only` says: `moves` is empty.
  virtual Choice choose(const Rules& rules, const State& view, const Budget& budget, u64 seed) = 0;
};

// The player of that name, gentle, steady, sharp or master; null: there is none. Allocates what its search
// needs, once.
std::unique_ptr<Player> make_player(std::string_view name);

}  // namespace bastide::ai
