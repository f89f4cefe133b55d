// A link to a position holds the whole game: any expansion, any moment, any length; whatever is changed in it
// is noticed.
#include "engine/game/link.h"
#include "engine/game/position_link.h"
#include "engine/game/save.h"
#include "tests/support/expansions.h"
#include "tests/support/random_play.h"

#include <doctest/doctest.h>

#include <algorithm>

using namespace bastide;
using namespace bastide::test;

namespace {

// A game of that many actions at most.
Game game_of(const Setup& rules, const std::string& seed, int actions, u64 choices) {
  GameSetup setup;
  setup.setup = rules;
  setup.players = default_players(rules.players);
  setup.seed = seed;
  auto game = Game::create(setup);
  REQUIRE_MESSAGE(game.ok(), game.error().text());
  Rng rng(choices);
  ActionList legal;
  for (; actions > 0 && !game->over(); --actions) {
    game->legal(legal);
    REQUIRE(game->apply(random_action(legal, rng)));
  }
  return std::move(*game);
}

constexpr int kToTheEnd = 1 << 20;

std::size_t check_trip(const Game& game) {
  const auto link = make_position_link(game);
  REQUIRE_MESSAGE(link.ok(), link.error().text());
  CHECK(is_position_link(*link));
  const auto read = parse_position_link("#" + *link);
  REQUIRE_MESSAGE(read.ok(), read.error().text());
  CHECK(save_game(*read) == save_game(game));
  CHECK(parse_link(*link).error().code == "newer_version");  // what an older Bastide says
  return link->size();
}

}  // namespace

TEST_CASE("positions of every expansion, alone and together, at any moment, come back from their links") {
  u32 all = 0;
  std::vector<u32> chosen = {0};
  for (const Expansion* expansion : landscape().expansions) {
    chosen.push_back(1u << expansion->id);
    all |= 1u << expansion->id;
  }
  chosen.push_back(all);
  std::size_t longest = 0;
  for (const u32 expansions : chosen) {
    for (const int actions : {0, 1, 2, 7, 40, kToTheEnd}) {
      Setup setup;
      setup.players = 1 + actions % kMaxPlayers;
      setup.expansions = expansions;
      const Game game = game_of(setup, "position-" + std::to_string(expansions), actions, expansions + 3);
      longest = std::max(longest, check_trip(game));
    }
  }
  CHECK(longest <= 900);
}

TEST_CASE("a finished base game fits into 600 characters, whoever plays it") {
  std::size_t longest = 0;
  for (int players = 1; players <= kMaxPlayers; ++players) {
    for (u64 n = 0; n < 10; ++n) {
      Setup setup;
      setup.players = players;
      longest = std::max(
          longest, check_trip(game_of(setup, "a-seed-of-forty-characters-0123456789-ab", kToTheEnd, n)));
    }
  }
  MESSAGE("the longest has ", longest);
  CHECK(longest <= 600);
}

TEST_CASE("whatever is changed in a position link is noticed") {
  const Game game = game_of({}, "changed", 31, 5);
  const std::string link = *make_position_link(game);
  const std::string saved = save_game(game);
  int refused = 0;
  for (std::size_t i = 0; i < link.size(); ++i) {
    for (const char c : {'A', 'B', 'z', '0', '_', '&', '%', '='}) {
      std::string other = link;
      if (other[i] == c) continue;
      other[i] = c;
      const auto read = parse_position_link(other);
      refused += read.ok() ? 0 : 1;
      if (read.ok()) CHECK(save_game(*read) == saved);
      if (!read.ok()) CHECK_FALSE(read.error().code.empty());
    }
    CHECK_FALSE(parse_position_link(link.substr(0, i)).ok());
  }
  CHECK(refused > 300);
  CHECK_FALSE(parse_position_link(link + "A").ok());
  CHECK_FALSE(parse_position_link(link + "AAAA").ok());
  CHECK_FALSE(parse_position_link(link + "&m=AAAA").ok());
  CHECK_FALSE(parse_position_link("v=2&p=2&e=C2&s=x&m=").ok());
  CHECK_FALSE(parse_position_link("v=2&p=2&e=C2&s=x&m=_38AAAAA").ok());  // more actions than any game has
  CHECK_FALSE(is_position_link("v=2&p=2&e=C2&s=x"));
  CHECK_FALSE(is_position_link("v=1&p=2&e=C2&s=x&m=AAAA"));
  CHECK_FALSE(is_position_link(link + std::string(kMaxPositionLinkBytes, 'A')));
}

TEST_CASE("a game whose tiles no seed gives has no link to its position") {
  GameSetup setup;
  setup.deck = {"V", "E", "D"};
  const auto game = Game::create(setup);
  REQUIRE(game.ok());
  CHECK(make_position_link(*game).error().code == "deck_given");
  // drawn otherwise than the seed has it
  const auto loaded = load_game(
      R"({"format":"bastide-game","version":1,"setup":{"players":2,"seed":"x"},"chance":{"deck":["B","B","X"]},"actions":[]})");
  REQUIRE(loaded.ok());
  CHECK(make_position_link(*loaded).error().code == "deck_given");
}
