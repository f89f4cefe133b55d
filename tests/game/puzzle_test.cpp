// Puzzles: their lines are refused unless they are exactly as written, and those of assets/puzzles can all be
// played.
#include "engine/game/puzzle.h"

#include "engine/expansions/mage_witch/mage_witch.h"
#include "engine/game/answer_order.h"
#include "engine/game/position_key.h"
#include "engine/game/position_link.h"
#include "tests/support/board.h"
#include "tests/support/protocol_text.h"
#include "tests/support/random_play.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <set>

using namespace bastide;
using namespace bastide::test;

namespace {

constexpr std::size_t kLeastPuzzles = 300;

std::string file_text() { return source_file(BASTIDE_SOURCE_DIR, "assets/puzzles/puzzles.txt"); }

// A game after some random moves, where a tile is to be laid, and two of its moves as a puzzle.
Puzzle made_puzzle() {
  GameSetup setup;
  setup.setup.players = 2;
  setup.players = default_players(2);
  setup.seed = "puzzle";
  auto game = Game::create(setup);
  REQUIRE(game.ok());
  Rng rng(7);
  ActionList legal;
  while (game->turn_number() < 6) {
    game->legal(legal);
    game->apply(legal[static_cast<int>(rng.below(static_cast<u32>(legal.size())))]);
  }
  Puzzle puzzle;
  puzzle.theme = PuzzleTheme::Joins;
  puzzle.rating = 1430;
  puzzle.moves = 57;
  puzzle.link = *make_position_link(*game);
  puzzle.answers = {{{0, 0}, 0}, {{1, 0}, 23}};
  return puzzle;
}

std::string with(std::string text, const std::string& part, const std::string& other) {
  const auto at = text.find(part);
  REQUIRE(at != std::string::npos);
  return text.replace(at, part.size(), other);
}

}  // namespace

TEST_CASE("a puzzle's line reads back as it was written") {
  const Puzzle puzzle = made_puzzle();
  const std::string line = write_puzzle(puzzle);
  CHECK(line.starts_with("joins 1430 57 v=2&"));
  CHECK(line.ends_with(" 0.0,1.0-23"));
  const auto read = read_puzzle(line);
  REQUIRE_MESSAGE(read.ok(), read.error().text());
  CHECK(*read == puzzle);
  CHECK(read_puzzles("# of one\n\n" + line + "\nnonsense\n" + line) == std::vector<Puzzle>{puzzle, puzzle});
  Puzzle other = puzzle;
  other.rating = 1431;
  CHECK(puzzle_id(other) == puzzle_id(puzzle));
}

TEST_CASE("a puzzle's line that is not exactly one is refused") {
  const std::string line = write_puzzle(made_puzzle());
  const auto refused = [&](const std::string& part, const std::string& other, const std::string& where) {
    const std::string changed = with(line, part, other);
    CAPTURE(changed);
    const auto read = read_puzzle(changed);
    REQUIRE(!read.ok());
    CHECK(read.error().where == where);
  };
  refused("joins", "Joins", "theme");
  refused("joins ", "", "theme");
  for (const char* rating : {"399", "3001", "-1430", "+1430", "01430", "1430.5", "", "99999999999"})
    refused("1430", rating, "rating");
  for (const char* moves : {"1", "65537", "057", "x"})
    refused(" 57 ", " " + std::string(moves) + " ", "moves");
  refused("v=2", "v=1", "position");
  refused("v=2", "#v=2", "position");
  for (const char* answers :
       {"", "0.0", "0.0,", "0.0,,1.0-23", "0.0-1,1.0-23", "0.0,1.0", "0.0,1.0-0", "0.0,1.0-10000",
        "0.0,1.0-5,1.1-4", "0.,1.0-23", ".0,1.0-23", "0..0,1.0-23", "0.0,1.0-2-3", "0.0,-23", "0.0 ,1.0-23",
        "0.0,1.0-23 ", "00.0,1.0-23", "0.0.0.0.0.0.0.0.0,1.0-23", "99999,1.0-23"})
    refused("0.0,1.0-23", answers, "answers");
  std::string many = "0.0";
  for (int i = 1; i < 65; ++i) many += ",1." + std::to_string(i) + "-23";
  refused("0.0,1.0-23", many, "answers");
  CHECK_FALSE(read_puzzle("").ok());
}

TEST_CASE("a puzzle with a move that cannot be played, is not whole or comes twice is not opened") {
  const Puzzle puzzle = made_puzzle();
  REQUIRE(open_puzzle(puzzle).ok());
  const auto refused = [&](const std::vector<u16>& path) {
    Puzzle other = puzzle;
    other.answers[1].path = path;
    const auto open = open_puzzle(other);
    return !open.ok() && open.error().code == "illegal_action";
  };
  CHECK(refused({1}));        // a figure is still asked for
  CHECK(refused({1, 0, 0}));  // the turn is over
  CHECK(refused({1, 4000}));  // there is no such answer
  CHECK(refused({0, 0}));     // the best again
  Puzzle other = puzzle;
  other.link.back() = other.link.back() == 'A' ? 'B' : 'A';
  CHECK_FALSE(open_puzzle(other).ok());
}

TEST_CASE("what somebody plays is found among a puzzle's moves, however it is played") {
  const auto open = open_puzzle(made_puzzle());
  REQUIRE(open.ok());
  CHECK(open->find(open->moves[0].line) == 0);
  CHECK(open->find(open->moves[1].line) == 1);
  CHECK(open->find({}) == -1);
  CHECK(open->find({open->moves[0].line[0]}) == -1);
  std::vector<Action> twice = open->moves[0].line;
  twice.push_back(twice.front());
  CHECK(open->find(twice) == -1);
}

TEST_CASE("answers that come to the same have one key, others have another") {
  const auto keys = [](std::string_view tile, std::size_t& answers) {
    Board board(2);
    board.draw(tile);
    std::set<u64> all;
    const auto state = std::make_unique<State>();
    answers = 0;
    for (const Action& answer : answers_in_order(board.rules(), board.state())) {
      clone(*state, board.state());
      apply(board.rules(), *state, answer);
      all.insert(position_key(board.rules(), *state));
      ++answers;
    }
    return all.size();
  };
  std::size_t answers = 0;
  CHECK(keys("B", answers) == 1);  // a monastery looks the same in every rotation
  CHECK(answers == 4);
  CHECK(keys("V", answers) == answers);  // a bend does not
  CHECK(answers > 4);
}

TEST_CASE("MAGE-01 on whichever tile of a road the mage stands, it comes to the same") {
  Setup setup = with_expansions({});
  setup.expansions |= 1u << mage_witch::kId;
  const auto key = [&](std::string_view who, int x, int y, std::string_view where) {
    Board board(setup);
    for (int i = 1; i <= 3; ++i) board.place("U", i, 0);
    board.lay("MaHeA", 4, 0);
    board.act("token:mage_witch " + std::string(who) + " " + board.spot(x, y, where));
    return position_key(board.rules(), board.state());
  };
  CHECK(key("mage", 1, 0, "road W") == key("mage", 3, 0, "road W"));
  CHECK(key("mage", 1, 0, "road W") != key("witch", 1, 0, "road W"));
  CHECK(key("mage", 1, 0, "road W") != key("mage", 0, 0, "city N"));
}

TEST_CASE("README says how many puzzles there are") {
  const std::string told = std::to_string(read_puzzles(file_text()).size()) + " positions from games";
  CHECK_MESSAGE(source_file(BASTIDE_SOURCE_DIR, "README.md").find(told) != std::string::npos, told);
}

TEST_CASE(
    "every puzzle of assets/puzzles is a position with moves that can be played, and none comes twice") {
  const std::string text = file_text();
  const std::vector<Puzzle> puzzles = read_puzzles(text);
  const auto lines = std::count(text.begin(), text.end(), '\n');
  const auto comments = std::count(text.begin(), text.end(), '#');
  CHECK(static_cast<std::ptrdiff_t>(puzzles.size()) == lines - comments);
  CHECK(puzzles.size() >= kLeastPuzzles);
  std::set<u32> ids;
  std::set<std::string> games;
  for (const Puzzle& puzzle : puzzles) {
    CAPTURE(write_puzzle(puzzle));
    ids.insert(puzzle_id(puzzle));
    const auto open = open_puzzle(puzzle);
    REQUIRE_MESSAGE(open.ok(), open.error().text());
    const Game& game = open->game;
    CHECK(game.state().hand != kNoDesign);
    CHECK_FALSE(is_secret(game.rules(), game.state()));
    CHECK(open->moves[1].behind >= 20);                // tenths of a point
    const auto elsewhere = std::make_unique<State>();  // where what is played lies is no part of its key
    for (std::size_t i = 0; i < open->moves.size(); ++i)
      CHECK(open->find(open->moves[i].line) == static_cast<int>(i));
    games.insert(std::string(game.rules().family->key));
    for (const Expansion* expansion : game.rules().expansions)
      if (expansion != nullptr)
        games.insert(std::string(game.rules().family->key) + "+" + std::string(expansion->key));
  }
  CHECK(ids.size() == puzzles.size());
  for (const FamilyEntry& entry : built_in()) {
    const std::string family(entry.family->key);
    CHECK_MESSAGE(games.contains(family), family);
    for (const Expansion* expansion : entry.expansions) {
      const std::string name = family + "+" + std::string(expansion->key);
      CHECK_MESSAGE(games.contains(name), name);
    }
  }
}
