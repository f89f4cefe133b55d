// What is said of features and players beyond what stands on the land: who has scored what is complete, what
// would come by what if the game ended now, who counts where no figure of theirs stands.
#include "engine/families/hunters/hunters.h"
#include "shell/play/aids.h"
#include "shell/text/locale.h"
#include "tests/shell/speak.h"
#include "tests/support/castle.h"
#include "tests/support/hunters.h"
#include "tests/support/random_play.h"

#include <doctest/doctest.h>

using namespace bastide;
using namespace bastide::shell;
using namespace bastide::test;

namespace {

// A game in its middle.
Game half_game(const GameSetup& setup, u64 seed) {
  auto game = Game::create(setup);
  REQUIRE(game.ok());
  Rng rng(seed);
  for (int i = 0; i < 150 && !game->over(); ++i) {
    ActionList legal;
    game->legal(legal);
    REQUIRE(game->apply(legal[static_cast<int>(rng.below(static_cast<u32>(legal.size())))]));
  }
  return std::move(*game);
}

int sum(const Game::Breakdown& parts) {
  int points = 0;
  for (const auto& [part, amount] : parts) points += amount;
  return points;
}

// How many completed features of the game say who has scored them.
int check_scored(const Session& session) {
  const State& state = session.game().state();
  AidCards aids;
  int told = 0;
  for (SegmentId segment = 0; segment < state.segment_count; ++segment) {
    const FeatureCard* card = aids.feature(session, segment);
    REQUIRE(card != nullptr);
    const std::string words = spoken(session.game(), *card);
    if (card->had.empty()) continue;
    CHECK(state.features[card->root].scored);
    for (const FeatureCard::Had& one : card->had) {
      CHECK(one.points > 0);
      CHECK(!one.reasons.empty());
      CHECK_MESSAGE(words.find(trn("points", one.points)) != std::string::npos, words);
    }
    ++told;
  }
  return told;
}

void check_to_come(const Session& session) {
  AidCards aids;
  const auto players = static_cast<Seat>(session.game().rules().setup.players);
  for (Seat seat = 0; seat < players; ++seat)
    CHECK(sum(aids.to_come(session, seat)) ==
          aids.projected(session)[seat] - session.game().state().score[seat]);
}

}  // namespace

TEST_CASE("feature cards: what has been scored says by whom and for how much; what would come adds up") {
  speak("en");
  int told = 0, to_come = 0;
  for (u64 seed = 0; seed < 12; ++seed) {
    const std::string name = "cards-" + std::to_string(seed);
    for (const GameSetup& setup : {castle_game(name), hunters_game(hunters_scout_setup(2), name)}) {
      Session session;
      session.start(half_game(setup, seed));
      told += check_scored(session);
      check_to_come(session);
      AidCards aids;
      to_come += sum(aids.to_come(session, 0)) > 0 ? 1 : 0;
    }
  }
  CHECK(told > 10);
  CHECK(to_come > 3);
}

TEST_CASE("feature cards: a field's hut and the hunter of the footbridge are there SCOUT-05 SCOUT-07") {
  speak("en");
  int huts = 0, bridges = 0;
  for (u64 seed = 0; seed < 40; ++seed) {
    Session session;
    session.start(half_game(hunters_game(hunters_scout_setup(2), "scout-" + std::to_string(seed)), seed));
    const State& state = session.game().state();
    const hunters::ScoutMemory& scout = hunters::scout_memory(state);
    AidCards aids;
    if (scout.field != hunters::kNoSeat) {
      const auto owner = static_cast<Seat>(scout.field - 1);
      const FeatureCard* card = aids.feature(session, scout.meadow);
      CHECK(card->owns(owner));
      CHECK(card->figures[owner][hunters::kHut] == 1);
      CHECK(card->value.each[owner] >= card->tiles);
      ++huts;
    }
    if (scout.bridge != hunters::kNoSeat && find(state, scout.lower) != find(state, scout.upper)) {
      const auto hunter = static_cast<Seat>(scout.bridge - 1);
      for (const SegmentId meadow : {scout.lower, scout.upper})
        CHECK(aids.feature(session, meadow)->figures[hunter][hunters::kMember] >= 1);
      ++bridges;
    }
  }
  CHECK(huts > 3);
  CHECK(bridges > 3);
}
