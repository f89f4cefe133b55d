// Puzzles at the screen: asked, tried, shown; one try for the record; a rating by published numbers; what is
// kept is checked when it is read.
#include "shell/keep/puzzle_records.h"
#include "shell/play/puzzling.h"
#include "tests/shell/memory_store.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <fstream>
#include <set>
#include <sstream>

using namespace bastide;
using namespace bastide::shell;

namespace {

std::string file_text() {
  const std::ifstream file(BASTIDE_SOURCE_DIR "/assets/puzzles/puzzles.txt");
  std::ostringstream text;
  text << file.rdbuf();
  return text.str();
}

Puzzling puzzling_at(std::size_t index) {
  Puzzling puzzling;
  puzzling.take(file_text());
  const auto error = puzzling.open(index);
  REQUIRE_MESSAGE(!error, error->text());
  return puzzling;
}

void play(Puzzling& puzzling, std::size_t move) {
  for (const Action& action : std::vector<Action>(puzzling.moves()[move].line)) {
    REQUIRE(puzzling.stage() == Puzzling::Stage::Asked);
    REQUIRE(puzzling.session().take(action));
    puzzling.follow();
  }
}

}  // namespace

TEST_CASE("the rating goes by Glicko's published example") {
  const GlickoResult met[] = {{{1400, 30}, 1}, {{1550, 100}, 0}, {{1700, 300}, 0}};
  const Glicko after = glicko_after({1500, 200}, met);
  CHECK(after.rating == doctest::Approx(1464.1).epsilon(0.0001));
  CHECK(after.deviation == doctest::Approx(151.4).epsilon(0.001));
  CHECK(glicko_after({1500, 200}, {}).rating == doctest::Approx(1500));
}

TEST_CASE("the best move solves a puzzle, and nothing is answered after it") {
  Puzzling puzzling = puzzling_at(0);
  const std::size_t before = puzzling.position().actions().size();
  CHECK_FALSE(puzzling.session().can_undo());  // what led there stays
  CHECK_FALSE(puzzling.follow());
  CHECK_FALSE(puzzling.take_result());
  play(puzzling, 0);
  CHECK(puzzling.stage() == Puzzling::Stage::Shown);
  REQUIRE(puzzling.tried());
  CHECK(puzzling.tried()->right());
  CHECK(puzzling.tried()->behind == 0);
  CHECK(puzzling.take_result() == true);
  CHECK_FALSE(puzzling.take_result());  // once
  CHECK(puzzling.session().phase() == Phase::Waiting);
  CHECK_FALSE(puzzling.session().undo());
  CHECK(puzzling.position().actions().size() == before);
}

TEST_CASE("another move is told how far it is behind; the second try is not for the record") {
  Puzzling puzzling = puzzling_at(0);
  play(puzzling, 1);
  CHECK(puzzling.stage() == Puzzling::Stage::Tried);
  REQUIRE(puzzling.tried());
  CHECK(puzzling.tried()->found == 1);
  CHECK(puzzling.tried()->behind == puzzling.moves()[1].behind);
  CHECK_FALSE(puzzling.tried()->at_least);
  CHECK(puzzling.take_result() == false);
  puzzling.try_again();
  CHECK(puzzling.stage() == Puzzling::Stage::Asked);
  CHECK(puzzling.session().game().actions().size() == puzzling.position().actions().size());
  CHECK_FALSE(puzzling.session().can_redo());
  play(puzzling, 0);
  CHECK(puzzling.stage() == Puzzling::Stage::Shown);
  CHECK_FALSE(puzzling.take_result());
}

TEST_CASE("a move that nobody looked at closely is at least as far behind as the best at its place") {
  int seen = 0;
  for (std::size_t index = 0; index < 12 && seen < 3; ++index) {
    Puzzling puzzling = puzzling_at(index);
    const Game& game = puzzling.position();
    for (const Action& placement : game.legal()) {
      if (placement.verb != Verb::PlaceTile) continue;
      Puzzling other = puzzling_at(index);
      REQUIRE(other.session().take(placement));
      while (!other.follow() && other.session().phase() != Phase::Waiting) {
        ActionList legal;
        other.session().game().legal(legal);
        REQUIRE(other.session().take(legal[legal.size() - 1]));
      }
      if (!other.tried() || !other.tried()->at_least) continue;
      ++seen;
      CHECK(other.tried()->found == -1);
      CHECK(other.tried()->behind >= other.moves()[1].behind);
      CHECK(other.stage() == Puzzling::Stage::Tried);
      break;
    }
  }
  CHECK(seen == 3);
}

TEST_CASE("who asks for a hint first has given up the record; the last hint shows all") {
  Puzzling puzzling = puzzling_at(1);
  puzzling.hint();
  CHECK(puzzling.hints() == 1);
  CHECK(puzzling.stage() == Puzzling::Stage::Asked);
  CHECK(puzzling.take_result() == false);
  play(puzzling, 0);
  CHECK(puzzling.stage() == Puzzling::Stage::Shown);
  CHECK_FALSE(puzzling.take_result());
  Puzzling shown = puzzling_at(1);
  for (int i = 0; i < Puzzling::kHints; ++i) shown.hint();
  CHECK(shown.stage() == Puzzling::Stage::Shown);
  CHECK(shown.session().phase() == Phase::Waiting);
  CHECK_FALSE(shown.tried());
  CHECK(shown.take_result() == false);
}

TEST_CASE("after a wrong move a hint leads back to the position") {
  Puzzling puzzling = puzzling_at(2);
  play(puzzling, 1);
  puzzling.hint();
  CHECK(puzzling.stage() == Puzzling::Stage::Asked);
  CHECK(puzzling.hints() == 1);
  CHECK(puzzling.session().phase() == Phase::Place);
  puzzling.show_all();
  CHECK(puzzling.stage() == Puzzling::Stage::Shown);
  const auto& actions = puzzling.session().game().actions();
  const auto& best = puzzling.moves()[0].line;
  REQUIRE(actions.size() == puzzling.position().actions().size() + best.size());
  CHECK(std::equal(best.rbegin(), best.rend(), actions.rbegin()));
}

TEST_CASE("a puzzle that cannot be opened leaves the one that is") {
  Puzzling puzzling = puzzling_at(0);
  CHECK(puzzling.open(puzzling.list().size()));
  CHECK(puzzling.is_open());
  CHECK(puzzling.index() == 0);
  Puzzling none;
  none.take("nothing\nof the kind");
  CHECK_FALSE(none.has_list());
  CHECK(none.open(0));
}

TEST_CASE("each puzzle has its day before one comes again") {
  std::set<std::size_t> seen;
  for (int day = 20'780; day < 20'780 + 331; ++day) seen.insert(puzzle_of_day(331, day));
  CHECK(seen.size() == 331);
  CHECK(puzzle_of_day(331, 20'780) == puzzle_of_day(331, 20'780));
  CHECK(puzzle_of_day(0, 20'780) == 0);
  CHECK(puzzle_of_day(5, -3) == 0);
}

TEST_CASE("a rating moves by what was met: more by what is unknown, never further than it should") {
  test::MemoryStore store;
  PuzzleRecords records = read_puzzle_records(store);
  CHECK(records == PuzzleRecords{});
  records = note_puzzle(store, records, 1, true, 1200, -1);
  CHECK(records.own.rating > 1300);
  CHECK(records.own.rating < 1450);
  const double first = records.own.rating - 1200;
  for (u32 id = 2; id < 60; ++id) records = note_puzzle(store, records, id, id % 2 == 0, 1300, -1);
  CHECK(records.own.rating > 1200);
  CHECK(records.own.rating < 1400);
  const double before = records.own.rating;
  records = note_puzzle(store, records, 100, true, 1300, -1);
  CHECK(records.own.rating > before);
  CHECK(records.own.rating - before < first / 4);
  for (u32 id = 200; id < 700; ++id) records = note_puzzle(store, records, id, true, 1300, -1);
  CHECK(records.own.deviation >= kLeastDeviation);
}

TEST_CASE("what was tried once counts once, and stays after a reload") {
  test::MemoryStore store;
  const PuzzleRecords lost = note_puzzle(store, {}, 0xA, false, 1200, 20'780);
  CHECK(lost.own.rating < 1200);
  const PuzzleRecords again = note_puzzle(store, lost, 0xA, true, 1200, 20'781);
  CHECK(again.own == lost.own);
  CHECK(again.done.at(0xA) == false);
  CHECK(again.last_day == 20'781);
  const PuzzleRecords read = read_puzzle_records(store);
  CHECK(read.done == again.done);
  CHECK(read.last_day == 20'781);
  CHECK(read.own.rating == doctest::Approx(again.own.rating).epsilon(0.0001));
  CHECK(write_puzzle_records(read) == store.texts.at(kPuzzlesKey));
  store.out_of_space = true;
  CHECK(note_puzzle(store, read, 0xB, true, 1200, -1).solved() == 1);  // for this page
  CHECK(read_puzzle_records(store).solved() == 0);
}

TEST_CASE("what is kept of puzzles and broken is left out, or set aside") {
  test::MemoryStore store;
  store.texts[kPuzzlesKey] =
      R"({"rating":"x","deviation":-5,"last_day":1.5,"done":{"0000000a":1,"0000000b":2,"a":1,"0000000G":1,"0000000c":0,"0000000d":"1"}})";
  const PuzzleRecords read = read_puzzle_records(store);
  CHECK(read.own == Glicko{});
  CHECK(read.last_day == -1);
  CHECK(read.done == std::map<u32, bool>{{0xA, true}, {0xC, false}});
  for (const char* broken : {"", "[]", "{", "nonsense"}) {
    store.texts[kPuzzlesKey] = broken;
    CHECK(read_puzzle_records(store) == PuzzleRecords{});
    CHECK(store.texts.at(kOldPuzzlesKey) == broken);
    CHECK_FALSE(store.texts.contains(kPuzzlesKey));
  }
  store.texts[kPuzzlesKey] = R"({"done":[1,2]})";
  CHECK(read_puzzle_records(store) == PuzzleRecords{});
}

TEST_CASE("easy, medium and hard are told by the rating") {
  CHECK(hardness_of(600) == PuzzleHardness::Easy);
  CHECK(hardness_of(kMediumFrom) == PuzzleHardness::Medium);
  CHECK(hardness_of(kHardFrom) == PuzzleHardness::Hard);
}
