// Folded links: they lead where the open ones lead, show nothing, stay short, and whatever is changed is
// noticed.
#include "engine/game/folded_link.h"

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

// Everything the landscape can be played with, names as long as can be, and every seat somewhere else.
GameSetup everything() {
  GameSetup setup;
  for (const Expansion* expansion : landscape().expansions) setup.setup.expansions |= 1u << expansion->id;
  setup.setup.players = kMaxPlayers;
  setup.players = default_players(kMaxPlayers);
  std::reverse(setup.players.begin(), setup.players.end());
  for (Player& player : setup.players) {
    for (int i = 0; i < 12; ++i) player.name += "\xC5\x99\xC5\xBE";  // 24 Czech letters
    player.kind = SeatKind::Elsewhere;
  }
  setup.seed = "a-seed-of-forty-characters-0123456789-ab";
  return setup;
}

std::string folded(const Game& game) {
  const auto link = make_position_link(game);
  REQUIRE_MESSAGE(link.ok(), link.error().text());
  return fold_link(*link);
}

}  // namespace

TEST_CASE("a folded link leads where the open one leads, and shows neither seed nor names") {
  GameSetup setup;
  setup.players = default_players(2);
  setup.players[0].name =
      "Ann & \xC5\x98"
      "eho\xC5\x99, 100%";
  setup.seed = "amber-kiln-42";
  const Game game = played_game(setup, 3);
  const std::string link = folded(game);
  CHECK(link.starts_with("v=3&z="));
  CHECK(is_folded_link("#" + link));
  CHECK(is_position_link(link));
  for (const char* told : {"amber", "kiln", "Ann", "here", "p=2"})
    CHECK(link.find(told) == std::string::npos);
  const auto open = unfold_link(link);
  REQUIRE(open.ok());
  CHECK(*open == *make_position_link(game));
  const auto read = parse_position_link("#" + link);
  REQUIRE(read.ok());
  CHECK(save_game(*read) == save_game(game));
  CHECK(parse_link(link).error().code == "newer_version");  // what an older Bastide says
}

TEST_CASE("with everything in play and six long names a finished game stays below 1,200 characters") {
  std::size_t longest = 0;
  for (u64 n = 0; n < 12; ++n) {
    const Game game = played_game(everything(), n);
    const std::string link = folded(game);
    longest = std::max(longest, link.size());
    const auto read = parse_position_link(link);
    REQUIRE(read.ok());
    CHECK(save_game(*read) == save_game(game));
  }
  MESSAGE("the longest has ", longest);
  CHECK(longest < 1200);
}

TEST_CASE("whatever is changed in a folded link is noticed") {
  GameSetup setup;
  setup.seed = "changed";
  const std::string link = folded(played_game(setup, 5));
  int refused = 0;
  for (std::size_t i = 0; i < link.size(); ++i) {
    for (const char c : {'A', 'B', 'z', '0', '_', '&', '%', '='}) {
      std::string other = link;
      if (other[i] == c) continue;
      other[i] = c;
      const auto read = parse_position_link(other);
      CHECK_FALSE(read.ok());
      if (!read.ok()) CHECK_FALSE(read.error().code.empty());
      ++refused;
    }
    CHECK_FALSE(parse_position_link(link.substr(0, i)).ok());
  }
  CHECK(refused > 600);
  for (const char* more : {"A", "AAAA", "&z=AAAA", "&s=x"})
    CHECK_FALSE(parse_position_link(link + more).ok());
  for (const char* bad : {"v=3&z=", "v=3&z=AAAA", "v=3&z=AAAAAA", "#v=3&z=____________"}) {
    CHECK(is_folded_link(bad));
    CHECK_FALSE(parse_position_link(bad).ok());
  }
  CHECK_FALSE(unfold_link("v=2&z=AAAA").ok());
}
