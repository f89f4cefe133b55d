// Games as files: what is read, and what a changed file is.
#include "engine/game/position_link.h"
#include "engine/game/save.h"
#include "tests/support/random_play.h"

#include <doctest/doctest.h>

using namespace bastide;

namespace {

Game short_game() {
  GameSetup setup;
  setup.seed = "file";
  setup.players = default_players(2);
  auto game = Game::create(setup);
  REQUIRE(game.ok());
  Rng rng(5);
  ActionList legal;
  for (int i = 0; i < 12; ++i) {
    game->legal(legal);
    REQUIRE(game->apply(test::random_action(legal, rng)));
  }
  return std::move(*game);
}

}  // namespace

TEST_CASE("a file may be plain, sealed or a slot of the page") {
  const Game game = short_game();
  const std::string plain = save_game(game);
  for (const std::string& text :
       {plain, " \n" + plain, "\xEF\xBB\xBF" + plain, seal(plain), game_file(game),
        seal("slot 4 1\n" + plain), seal("slot 4 1 1700000000000 A title\n" + plain)}) {
    const auto read = read_game_file(text);
    REQUIRE_MESSAGE(read.ok(), read.error().text());
    CHECK(save_game(*read) == plain);
  }
  CHECK(read_game_file("").error().code == "malformed");
  CHECK(read_game_file("\xEF\xBB\xBF").error().code == "malformed");
  CHECK(read_game_file("\x89PNG\r\n\x1A\n").error().code == "malformed");
  CHECK(read_game_file("{\"a\":1}").error().code == "foreign");
  CHECK(read_game_file(seal("slot 4 1")).error().code == "malformed");
}

TEST_CASE("no bit of an exported file may fall over unnoticed") {
  const Game game = short_game();
  const std::string file = game_file(game);
  const std::string plain = save_game(game);
  int refused = 0;
  for (std::size_t i = 0; i < file.size(); ++i) {
    for (int bit = 0; bit < 8; ++bit) {
      std::string changed = file;
      changed[i] = static_cast<char>(changed[i] ^ (1 << bit));
      const auto read = read_game_file(changed);
      refused += read.ok() ? 0 : 1;
      if (read.ok()) CHECK(save_game(*read) == plain);
    }
  }
  CHECK(refused == static_cast<int>(file.size()) * 8);
  CHECK_FALSE(read_game_file(file.substr(0, file.size() - 1)).ok());
  CHECK(read_game_file(file.substr(0, file.size() - 1)).error().code == "bad_length");
}

TEST_CASE("what is undone is checked like all else of a save, and files and links go without it") {
  Game game = short_game();
  const auto link = [&] { return *make_position_link(game); };
  REQUIRE(game.rewind(9));
  REQUIRE(game.undone().size() == 3);
  const std::string plain = save_game(game);
  const std::string kept = save_game(game, Undone::Kept);
  CHECK(plain.find("undone") == std::string::npos);
  CHECK(kept.starts_with(plain.substr(0, plain.size() - 1)));
  CHECK(game_file(game) == seal(plain));
  const auto linked = parse_position_link(link());
  REQUIRE(linked.ok());
  CHECK_FALSE(linked->can_redo());
  CHECK(save_game(*linked) == plain);
  // older saves have none of it
  CHECK_FALSE(load_game(plain)->can_redo());
  auto loaded = load_game(kept);
  REQUIRE(loaded.ok());
  CHECK(save_game(*loaded, Undone::Kept) == kept);

  const auto with = [&](const std::string& undone) {
    return load_game(plain.substr(0, plain.size() - 1) + ",\"undone\":" + undone + "}");
  };
  CHECK(with("[]").ok());
  const auto refused = [&](const std::string& undone, std::string_view where, std::string_view code) {
    const auto read = with(undone);
    REQUIRE_FALSE(read.ok());
    CHECK(read.error().where == where);
    CHECK(read.error().code == code);
  };
  refused("7", "save.undone", "malformed");
  refused("[7]", "save.undone[0]", "malformed");
  refused("[\"dance\"]", "save.undone[0]", "malformed");
  refused("[\"place D 90,90 0\"]", "save.undone[0]", "illegal_action");
  std::string many = "[\"pass\"";
  for (std::size_t i = 0; i < kMaxSavedActions; ++i) many += ",\"pass\"";
  refused(many + "]", "save.undone", "malformed");
}
