// Every set-up that is accepted goes through save, seal, load and link, whatever its names are made of.
#include "engine/data/clean_text.h"
#include "engine/game/link.h"
#include "engine/game/save.h"
#include "engine/game/setup_json.h"
#include "tests/support/random_play.h"
#include "tests/support/random_setup.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <iterator>

using namespace bastide;
using namespace bastide::test;

namespace {

std::string utf8(u32 c) {
  std::string out;
  if (c < 0x80) return {static_cast<char>(c)};
  const auto more = [&](int shift) { out += static_cast<char>(0x80 | (c >> shift & 0x3F)); };
  if (c < 0x800) {
    out += static_cast<char>(0xC0 | c >> 6);
  } else if (c < 0x10000) {
    out += static_cast<char>(0xE0 | c >> 12);
    more(6);
  } else {
    out += static_cast<char>(0xF0 | c >> 18);
    more(12);
    more(6);
  }
  more(0);
  return out;
}

// Up to 30 characters of one script, or of all, and now and then a byte of nothing.
std::string random_name(Rng& rng) {
  constexpr u32 kFirst[] = {0x20,  0xC0,   0x100, 0x370,  0x400,  0x5D0,  0x620,   0x900,
                            0xE00, 0x10D0, 0x300, 0x3040, 0x4E00, 0xAC00, 0x1F300, 0x1F1E6};
  std::string name;
  const u32 script = rng.below(std::size(kFirst) + 1);
  for (u32 n = rng.below(31); n > 0; --n) {
    const u32 first = kFirst[script < std::size(kFirst) ? script : rng.below(std::size(kFirst))];
    name +=
        rng.below(60) == 0 ? std::string(1, static_cast<char>(rng.below(256))) : utf8(first + rng.below(26));
  }
  return name;
}

}  // namespace

TEST_CASE("names of every script go through save, seal, load and link") {
  Rng rng(20);
  int started = 0;
  for (int n = 0; n < 400; ++n) {
    GameSetup setup = random_setup(rng);
    for (Player& player : setup.players) player.name = clean_text(random_name(rng), kMaxNameBytes);
    auto game = Game::create(setup);
    if (!game) continue;  // an edition that an expansion does not fit
    ++started;
    ActionList legal;
    for (int k = 0; k < 4 && !game->over(); ++k) {
      game->legal(legal);
      REQUIRE(game->apply(random_action(legal, rng)));
    }
    const std::string saved = save_game(*game);
    const auto opened = unseal(seal(saved));
    REQUIRE(opened.ok());
    const auto loaded = load_game(*opened);
    REQUIRE_MESSAGE(loaded.ok(), loaded.error().text());
    CHECK(loaded->setup() == setup);
    CHECK(save_game(*loaded) == saved);
    const auto link = make_link(setup);
    REQUIRE(link.ok());
    const auto read = parse_link(*link);
    REQUIRE_MESSAGE(read.ok(), read.error().text());
    CHECK(*read == setup);
  }
  CHECK(started > 200);
}

TEST_CASE("a name that a link may not hold is refused there, a save's is mended") {
  for (const char* bad : {"%C0%AF", "%ED%A0%80", "%F4%90%80%80", "%E6%BC", "%00", "%E2%80%AE"}) {
    CAPTURE(bad);
    CHECK_FALSE(parse_link(std::string("v=1&p=2&e=C2&n=A") + bad + ",B&s=x").ok());
  }
  GameSetup setup;
  setup.seed = "old";
  setup.players = default_players(2);
  setup.players[0].name = "A\u202EB";
  setup.players[1].name = std::string(58, 'x') + "\xE6\xBC";  // as an older version cut it
  const auto game = Game::create(setup);
  REQUIRE(game.ok());
  const auto loaded = load_game(save_game(*game));
  REQUIRE_MESSAGE(loaded.ok(), loaded.error().text());
  CHECK(loaded->setup().players[0].name == "AB");
  CHECK(loaded->setup().players[1].name == std::string(58, 'x') + "\uFFFD");
  CHECK(make_link(loaded->setup()).ok());
}

TEST_CASE("a name that cannot be seen counts as none, by whichever door it comes") {
  const std::string unseen = "\u200B\u3164 \u2800";
  const auto of_json = setup_from_json(Json{{"seed", "x"}, {"names", {unseen, "B"}}}, "test");
  REQUIRE_MESSAGE(of_json.ok(), of_json.error().text());
  CHECK(of_json->players[0].name.empty());
  CHECK(of_json->players[1].name == "B");
  const auto of_link = parse_link("v=1&p=2&e=C2&n=%E2%80%8B%E3%85%A4%20%E2%A0%80,B&s=x");
  REQUIRE_MESSAGE(of_link.ok(), of_link.error().text());
  CHECK(of_link->players[0].name.empty());
  GameSetup setup;
  setup.seed = "unseen";
  setup.players = default_players(2);
  setup.players[0].name = unseen;
  const auto game = Game::create(setup);
  REQUIRE(game.ok());
  const auto loaded = load_game(save_game(*game));
  REQUIRE_MESSAGE(loaded.ok(), loaded.error().text());
  CHECK(loaded->setup().players[0].name.empty());
}

TEST_CASE("a deck that is accepted is played to its end, saved and loaded") {
  Rng rng(21);
  int started = 0;
  for (int n = 0; n < 200; ++n) {
    GameSetup setup = random_setup(rng);
    const auto rules = make_rules(setup.setup);
    if (!rules) continue;
    setup.seed.clear();
    for (u32 tiles = 1 + rng.below(30); tiles > 0; --tiles)
      setup.deck.emplace_back(
          (*rules)->tile_id(static_cast<u8>(rng.below(static_cast<u32>((*rules)->design_count)))));
    const auto read = setup_from_json(setup_to_json(setup), "setup");
    REQUIRE_MESSAGE(read.ok(), read.error().text());
    auto game = Game::create(*read);
    if (!game) continue;  // more copies than there are
    ++started;
    play_on(*game, rng);
    const auto loaded = load_game(save_game(*game));
    REQUIRE_MESSAGE(loaded.ok(), loaded.error().text());
    CHECK(save_game(*loaded) == save_game(*game));
  }
  CHECK(started > 60);
}
