// Opponents to measure by, each made anew from a description of it (engine/ai/README.md says whose); none is
// ever in the page.
#pragma once

#include "engine/ai/player.h"

namespace bastide::ai {

// The opponent of that name, or make_player's, which may have settings after a colon
// ("master:turns=5,arms=40"); null: there is none.
std::unique_ptr<Player> make_opponent(std::string_view name);

// random.cpp: any legal answer.
std::unique_ptr<Player> make_random();
// greedy.cpp: the move after which it would be ahead most if the game ended; one ply.
std::unique_ptr<Player> make_greedy();
// plain.cpp: a first trial: twelve candidates as bandit arms, light play-outs.
std::unique_ptr<Player> make_plain();
// legacy.cpp: the ranking of JCloisterZone's old player.
std::unique_ptr<Player> make_legacy();
// vanilla.cpp: UCT without knowledge; four trees with UCB1-tuned; flat Monte-Carlo.
std::unique_ptr<Player> make_uct();
std::unique_ptr<Player> make_ensemble();
std::unique_ptr<Player> make_flat();
// star.cpp: Star2.5, expectimax with probing, to depth 3.
std::unique_ptr<Player> make_star();

}  // namespace bastide::ai
