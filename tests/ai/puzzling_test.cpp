// Puzzles found by search: the same for the same game, clear, and themes that say what the best move does.
#include "engine/ai/puzzling.h"

#include "tests/support/board.h"
#include "tests/support/repeated.h"

#include <doctest/doctest.h>

#include <fstream>
#include <sstream>

using namespace bastide;
using namespace bastide::test;

namespace {

std::vector<Puzzle> sample(int wanted) {
  const auto count = static_cast<std::size_t>(wanted);
  const std::ifstream file(BASTIDE_SOURCE_DIR "/assets/puzzles/puzzles.txt");
  std::ostringstream text;
  text << file.rdbuf();
  const std::vector<Puzzle> all = read_puzzles(text.str());
  REQUIRE(all.size() >= count);
  std::vector<Puzzle> some;
  for (std::size_t i = 0; i < count; ++i) some.push_back(all[i * all.size() / count]);
  return some;
}

// So little that it takes no time, and less is asked of it.
ai::PuzzleEffort little() {
  return {.glance = 8, .look = 12, .study = 40, .deep = 80, .gap = 1, .most_moves = 400};
}

}  // namespace

TEST_CASE("the best moves of some puzzles of assets/puzzles lead when they are searched anew") {
  ai::Puzzler puzzler({});
  for (const Puzzle& puzzle : sample(repeated(6, 2))) {
    CAPTURE(write_puzzle(puzzle));
    const auto open = open_puzzle(puzzle);
    REQUIRE(open.ok());
    CHECK(puzzler.lead_of(*open, 1'000, 77) > 0.5);
  }
}

TEST_CASE("a puzzle that is found again has the same best move, and a line that can be opened") {
  ai::Puzzler puzzler(little());
  int found = 0;
  for (const Puzzle& puzzle : sample(repeated(8, 3))) {
    const auto open = open_puzzle(puzzle);
    REQUIRE(open.ok());
    for (u64 seed = 1; seed <= 4; ++seed) {
      const auto again = puzzler.find(open->game, seed);
      if (!again) continue;
      CAPTURE(write_puzzle(*again));
      CHECK(write_puzzle(*puzzler.find(open->game, seed)) == write_puzzle(*again));
      CHECK(again->link == puzzle.link);
      CHECK(again->answers[0].path == puzzle.answers[0].path);
      CHECK(again->rating >= 600);
      CHECK(read_puzzle(write_puzzle(*again)).ok());
      const auto opened = open_puzzle(*again);
      REQUIRE_MESSAGE(opened.ok(), opened.error().text());
      ++found;
      break;
    }
  }
  CHECK(found >= repeated(3, 1));
}

TEST_CASE(
    "whole moves go on to where somebody else is asked, each outcome once, the best at first sight first") {
  Board board(2);
  board.draw("D");
  ai::WholeMoves moves;
  REQUIRE(moves.list(board.rules(), board.state(), 1000));
  const auto state = std::make_unique<State>();
  const Seat seat = pending(board.state()).who;
  double before = 1e9;
  for (const ai::WholeMove& move : moves.moves()) {
    clone(*state, board.state());
    for (const Action& action : move.line) {
      const bool begins = &action == move.line.begin();
      CHECK((begins || !is_whole(*state, seat)));
      REQUIRE(is_legal(board.rules(), *state, action));
      apply(board.rules(), *state, action);
    }
    CHECK(is_whole(*state, seat));
    CHECK(move.worth <= before);
    before = move.worth;
  }
  CHECK(moves.moves().size() > 20);
  CHECK_FALSE(moves.list(board.rules(), board.state(), moves.moves().size() - 1));
}
