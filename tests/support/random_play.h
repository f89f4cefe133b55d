// Random play, for every test that needs a game and does not care which: the one way to choose among legal
// answers, to draw tiles and to play on. All choices are drawn by an Rng, so a number is a game.
#pragma once

#include "engine/game/game.h"
#include "engine/game/random_play.h"

namespace bastide::test {

// One of the answers, of which there must be one at least: as the command line chooses.
using bastide::random_action;

// ---- with a Game, which plays chance itself

// Plays on to the end. `each(action)` is called before every action, the game as it is then.
template <class Each>
void play_on(Game& game, Rng& rng, Each&& each) {
  ActionList legal;
  while (!game.over()) {
    game.legal(legal);
    const Action action = random_action(legal, rng);
    each(action);
    if (!game.apply(action)) return;  // never: a legal action is taken (properties/check_game.cpp)
  }
}
void play_on(Game& game, Rng& rng);

// A whole game, every choice drawn by Rng(choices). The set-up must be a good one.
Game played_game(const GameSetup& setup, u64 choices, Catalogue catalogue = built_in());

// ---- through the one door alone

// The answer of whoever is asked; chance draws as from a well-shaken bag. `legal` is room to work in.
Action random_answer(const Rules& rules, const State& state, ActionList& legal, Rng& rng);

// Answers as long as chance is asked.
void play_chance(Chance& chance, const Rules& rules, State& state);

}  // namespace bastide::test
