// What a position is worth at first sight: the whole of it, and by what it differs from another.
#include "engine/ai/moves.h"
#include "engine/ai/playout.h"
#include "engine/ai/weigher.h"
#include "engine/ai/weights.h"
#include "engine/assembly/built_in.h"
#include "engine/expansions/crop_circles/crop_circles.h"
#include "engine/game/chance.h"
#include "engine/game/position_key.h"
#include "engine/game/random_play.h"
#include "tests/support/board.h"
#include "tests/support/random_play.h"
#include "tests/support/random_setup.h"

#include <doctest/doctest.h>

#include <cmath>

using namespace bastide;
using namespace bastide::test;

namespace {

struct Compared {
  int beside = 0, moves = 0;
  double furthest = 0;  // points between the two ways
};

// Of all seats in one number.
double told(const ai::Worths& worths) {
  double sum = 0;
  for (std::size_t seat = 0; seat < worths.size(); ++seat)
    sum += worths[seat] * static_cast<double>(seat + 1);
  return sum;
}

// Every move of a game at random, valued whole and by what it differs from the one before.
Compared compare(const Rules& rules, const std::string& seed) {
  Compared compared;
  Chance chance(rules, seed);
  Rng rng(hash_text(seed));
  const auto state = std::make_unique<State>();
  const auto moved = std::make_unique<State>();
  ai::MoveRoom room;
  ai::Fits fits, others;
  ai::Weigher whole, weigher;
  const ai::PhaseWeights weights = ai::weights_for(rules);
  start_game(rules, *state);
  while (!is_over(*state)) {
    if (pending(*state).who == kChance) {
      apply(rules, *state, chance.answer(rules, *state));
      continue;
    }
    const Seat seat = pending(*state).who;
    const auto worth = [&](State& next) {
      ++compared.moves;
      ai::Worths worths{};
      weigher.weigh(rules, next, fits, weights, worths);
      return told(worths);
    };
    weigher.weigh_after(rules, state.get(), fits, weights);
    ai::list_moves(rules, *state, room, worth, [&](State& next, const Action& answer, double& out) {
      ai::Worths worths{};
      if (!weigher.weigh_with(rules, next, seat, answer, worths)) return false;
      ++compared.moves;
      ++compared.beside;
      out = told(worths);
      return true;
    });
    weigher.weigh_after(rules, nullptr, fits, weights);
    for (const ai::Move& move : room.moves) {
      clone(*moved, *state);
      for (unsigned i = 0; i < move.length; ++i) apply(rules, *moved, move.steps[i]);
      ai::Worths worths{};
      whole.weigh(rules, *moved, others, weights, worths);
      compared.furthest =
          std::max(compared.furthest, std::fabs(told(worths) - static_cast<double>(move.worth)));
    }
    ActionList answers;
    legal_actions(rules, *state, answers);
    apply(rules, *state, random_action(answers, rng));
  }
  return compared;
}

}  // namespace

TEST_CASE("a position is worth the same by what it differs in") {
  const auto rules = make_rules({});
  REQUIRE(rules.ok());
  const Compared compared = compare(**rules, "beside");
  CHECK(compared.furthest < 1e-3);
  CHECK(compared.beside * 5 > compared.moves);  // else there would be no use in it
}

TEST_CASE("a position is worth the same by what it differs in, with each expansion and in every game") {
  int beside = 0;
  const auto play = [&](const std::shared_ptr<const Rules>& rules, const std::string& seed) {
    CAPTURE(seed);
    const Compared compared = compare(*rules, seed);
    CHECK(compared.furthest < 1e-3);
    beside += compared.beside;
  };
  for (const Expansion* expansion : landscape().expansions) {
    const auto rules = make_rules({.players = 3, .expansions = 1u << expansion->id});
    REQUIRE(rules.ok());
    play(*rules, std::string(expansion->key));
  }
  CHECK(beside > 0);
  Rng rng(hash_text("beside"));
  for (int i = 0; i < 90; ++i) {
    if (const auto rules = random_rules(rng, static_cast<unsigned>(i % 3))) play(rules, std::to_string(i));
  }
}

// A farmer may take the points of another field's (ED-06), a figure on a crop circle's tile lets its owner be
// asked (CROP-04).
TEST_CASE("what a figure changes besides its feature is not left out") {
  const Setup by_city = with_option("farmers_by_city");
  const Setup circles{.players = 3, .expansions = 1u << crop_circles::kId};
  for (const Setup& setup : {by_city, circles}) {
    const auto rules = make_rules(setup);
    REQUIRE(rules.ok());
    for (const char* seed : {"a", "b", "c", "d", "e", "f"}) {
      CAPTURE(seed);
      CHECK(compare(**rules, seed).furthest < 1e-3);
    }
  }
}

// BASE-51, HOUSE-09: what is read of a position is what it would bring if it ended.
TEST_CASE("points that are as good as scored are those that the end brings") {
  Rng rng(hash_text("ended"));
  const auto state = std::make_unique<State>(), ended = std::make_unique<State>(),
             read = std::make_unique<State>();
  ActionList legal;
  std::array<int, 3> read_whole{};  // by family
  for (unsigned game = 0; game < 230; ++game) {
    const unsigned family = game < 200 ? 0 : game % 3;
    const auto rules = random_rules(rng, family);
    if (!rules) continue;
    CAPTURE(family);
    CAPTURE(game);
    CAPTURE(rules->setup.expansions);
    ai::Fits fits;
    ai::Reading reading;
    start_game(*rules, *state);
    while (!is_over(*state)) {
      const Decision asked = pending(*state);
      const bool turn_is_over = asked.who == kChance && asked.expansion == kCoreId && asked.kind == 0;
      if (turn_is_over || family == 1) {  // in the castle areas wait, and tokens lie open
        clone(*ended, *state);
        clone(*read, *state);
        ai::end_here(*rules, *ended);
        ai::read_position(*rules, *read, fits, reading);
        if (ai::is_read_whole(*rules, *state)) {
          ++read_whole[family];
          REQUIRE(position_key(*rules, *read) == position_key(*rules, *state));  // it is as it was
        }
        for (unsigned seat = 0; seat < static_cast<unsigned>(rules->setup.players); ++seat)
          REQUIRE(reading.points[seat] == doctest::Approx(ended->score[seat]));
      }
      apply(*rules, *state, random_answer(*rules, *state, legal, rng));
    }
  }
  CHECK(read_whole[0] > 3000);
  CHECK(read_whole[1] > 200);
  CHECK(read_whole[2] > 200);
}
