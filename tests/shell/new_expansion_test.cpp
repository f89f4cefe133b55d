// What an expansion brings is told at the first moment it matters, and not before.
#include "shell/play/new_expansion.h"

#include "shell/play/session.h"
#include "tests/support/expansions.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <map>

using namespace bastide;
using namespace bastide::shell;

namespace {

Session table(u8 family, u32 expansions, const char* seed) {
  GameSetup setup;
  setup.setup.family = family;
  setup.setup.players = 2;
  setup.setup.expansions = expansions;
  setup.players = default_players(2);
  setup.seed = seed;
  auto game = Game::create(setup);
  REQUIRE_MESSAGE(game.ok(), game.error().text());
  Session session;
  session.start(std::move(*game));
  return session;
}

// Some answer, not always the first.
void answer(Session& session, Rng& rng) {
  const ActionList& legal = session.game().legal();
  REQUIRE(session.take(legal[static_cast<int>(rng.below(static_cast<u32>(legal.size())))]));
}

}  // namespace

TEST_CASE("what is new: each expansion alone is told of in some game, once, when it matters") {
  for (u8 family = 0; family < built_in().size(); ++family) {
    for (const Expansion* expansion : built_in()[family].expansions) {
      int told = 0;
      for (const char* seed : {"one", "two", "three"}) {
        Session session = table(family, 1u << expansion->id, seed);
        Rng rng(hash_text(seed));
        std::vector<std::string> known;
        while (session.phase() != Phase::Over) {
          if (session.phase() == Phase::Hidden) REQUIRE(session.reveal());
          if (const Expansion* one = new_expansion(session, known)) {
            CHECK(one == expansion);
            CHECK(matters(session, *one));
            known.emplace_back(one->key);
            ++told;
          }
          answer(session, rng);
        }
        CHECK(known.size() <= 1);
      }
      CHECK_MESSAGE(told > 0, expansion->key);
    }
  }
}

TEST_CASE("what is new: nothing in a game without expansions, nor of those that are known or not in play") {
  Session session = table(0, 0, "plain");
  Rng rng(3);
  while (session.phase() != Phase::Over) {
    CHECK(new_expansion(session, {}) == nullptr);
    answer(session, rng);
  }
  CHECK(new_expansion(session, {}) == nullptr);
  CHECK(new_expansion(Session(), {}) == nullptr);
}

TEST_CASE(
    "what is new: as the game begins only a tile of its own matters, and by its figure as that is offered") {
  const auto& all = landscape().expansions;
  const auto at = std::find_if(all.begin(), all.end(),
                               [](const Expansion* one) { return one->key == "inns_cathedrals"; });
  REQUIRE(at != all.end());
  int own = 0, others = 0;
  for (int i = 0; i < 40; ++i) {
    Session session = table(0, 1u << (*at)->id, ("begin" + std::to_string(i)).c_str());
    REQUIRE(session.phase() == Phase::Place);
    const State& state = session.game().state();
    const bool its = session.game().rules().designs[state.hand].expansion == (*at)->id;
    (its ? own : others) += 1;
    CHECK((new_expansion(session, {}) != nullptr) == its);
    REQUIRE(session.aim(session.places().front().cell));
    REQUIRE(session.place());
    if (session.phase() == Phase::Figure) CHECK(new_expansion(session, {}) == *at);  // the large meeple
  }
  CHECK(own > 2);
  CHECK(others > 10);
}
