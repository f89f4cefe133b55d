// Seed links: what is written, what is read, and what cannot be a link at all.
#include "engine/game/link.h"

#include <doctest/doctest.h>

using namespace bastide;

namespace {

GameSetup three_players() {
  GameSetup setup;
  setup.setup.players = 3;
  setup.players = default_players(3);
  setup.seed = "amber-kiln-42";
  return setup;
}

// A set-up's link, read back as the same set-up.
std::string link_of(const GameSetup& setup) {
  const auto link = make_link(setup);
  REQUIRE(link.ok());
  const auto read = parse_link(*link);
  REQUIRE(read.ok());
  CHECK(*read == setup);
  return *link;
}

}  // namespace

TEST_CASE("a link leaves out names that are empty to the end of the list") {
  GameSetup setup = three_players();
  CHECK(link_of(setup) == "v=1&p=3&e=C2&s=amber-kiln-42");
  setup.players[0].name = "\u017Dofie";
  CHECK(link_of(setup) == "v=1&p=3&e=C2&n=%C5%BDofie&s=amber-kiln-42");
  setup.players[0].name = "";
  setup.players[1].name = "Ann, of York";
  CHECK(link_of(setup) == "v=1&p=3&e=C2&n=,Ann%2C%20of%20York&s=amber-kiln-42");
  setup.players[2].name = "Bo";
  CHECK(link_of(setup) == "v=1&p=3&e=C2&n=,Ann%2C%20of%20York,Bo&s=amber-kiln-42");
}

TEST_CASE("a link names colours only where they are not the usual ones, and without names") {
  GameSetup setup = three_players();
  std::swap(setup.players[0].colour, setup.players[2].colour);
  CHECK(link_of(setup) == "v=1&p=3&e=C2&c=yellow,red,blue&s=amber-kiln-42");
}

TEST_CASE("links with the empty names that were once written are still read") {
  const auto old = parse_link("v=1&p=3&e=C2&n=%C5%BDofie,,&c=blue,red,yellow&s=amber-kiln-42");
  REQUIRE(old.ok());
  GameSetup setup = three_players();
  setup.players[0].name = "\u017Dofie";
  CHECK(*old == setup);
  CHECK(parse_link("v=1&n=,,&p=3&e=C2&s=a").ok());
  CHECK_FALSE(parse_link("v=1&p=2&e=C2&n=Ann,Bob,Cid&s=a").ok());  // a name too many
  CHECK_FALSE(parse_link("v=1&p=999999999&e=C2&n=Ann&s=a").ok());
}

TEST_CASE("a link for more or fewer players than a game has says that") {
  for (const char* bad :
       {"v=1&p=7&e=C2&s=a", "v=1&p=0&e=C2&s=a", "v=1&g=castle&p=4&s=a", "v=1&g=hunters&p=1&s=a"}) {
    CAPTURE(bad);
    const auto read = parse_link(bad);
    REQUIRE_FALSE(read.ok());
    CHECK(read.error().code == "players");
    CHECK(read.error().where == "link.players");
  }
}

TEST_CASE("a set-up with an explicit deck has no link, and says so") {
  GameSetup setup = three_players();
  setup.seed.clear();
  setup.deck = {"V", "E", "D"};
  const auto link = make_link(setup);
  REQUIRE_FALSE(link.ok());
  CHECK(link.error().code == "deck_given");
  CHECK_FALSE(link.error().what.empty());
}
