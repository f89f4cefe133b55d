// The order of the tiles is a promise: a seed gives the same deck for ever, on every machine. The
// pins were worked out by a program of their own (splitmix64, FNV-1a, Lemire, Fisher-Yates).
#include "engine/game/deck.h"

#include "tests/support/board.h"

#include <doctest/doctest.h>

#include <algorithm>

using namespace bastide;
using namespace bastide::test;

namespace {

struct Pin {
  Edition edition;
  const char* seed;
  const char* deck;
};

constexpr Pin kPins[] = {
    {Edition::C1, "amber-kiln-42",
     "N V F V E E V W L R B U U V J E V B H S T B V J E Q I N V S L L W U K E U O R W A F U U "
     "W M U R P C U V B K D H X D J G M D O K I A V P N H P"},
    {Edition::C1, "bastide",
     "A V M P P V A V E J N H W V B E U U T M S D N G P L K B I L R F O Q E E O J U K R X V W "
     "H D J V U U B V U R D K H W U U E N V F V S L B I C W"},
    {Edition::C1, "1",
     "P G N E B U W J C V K U P J L S E D B V R X V J U V L S E O D E V W F B U B D M M V U Q "
     "H K I A V H N V L R T K I P V W A U F U N U H W E R O"},
    {Edition::C2, "amber-kiln-42",
     "N V F V E E V-G W L R B U U V J E V B H S T B V J E-G Q I-G N V S L L W U-G K E U O R W "
     "A F U U W M U R-G P C U V B K D H X D J G M-G D O K I A V P N-G H-G P"},
    {Edition::C2, "bastide",
     "A V M-G P P V A V-G E-G J N H-G W V B E U U T M S D N-G G P L K B I L R-G F O Q E E O J "
     "U K R X V W H D J V U U-G B V U R D K H W U U E N V F V S L B I-G C W"},
    {Edition::C2, "1",
     "P G N E-G B U W J C V K U P J L S E D B V R-G X V J U V-G L S E O D E V W F B U-G B D "
     "M-G M V U Q H K I A V H-G N-G V L R T K I-G P V W A U F U N U H W E R O"},
};

std::string in_words(const Rules& rules, const Deck& deck) {
  std::string text;
  for (const u8 design : deck) text += (text.empty() ? "" : " ") + std::string(rules.tile_id(design));
  return text;
}

}  // namespace

TEST_CASE("seeds pin the deck for ever") {
  for (const Pin& pin : kPins) {
    CAPTURE(pin.seed);
    const Board board(with_edition(pin.edition));
    CHECK(in_words(board.rules(), shuffled_deck(board.rules(), pin.seed)) == pin.deck);
  }
}

TEST_CASE("the deck depends on seed and edition alone") {
  const Board two(2);
  Setup other = with_edition(Edition::C3, 6);
  for (const char* option : {"small_cities", "farmers_by_city"})
    OptionList(landscape()).set(other, option, 1);
  OptionList(landscape()).set(other, "farmers", 0);
  const Board six(other);
  CHECK(in_words(two.rules(), shuffled_deck(two.rules(), "x")) ==
        in_words(six.rules(), shuffled_deck(six.rules(), "x")));
}

TEST_CASE("a shuffled deck holds every tile of the bag; every place gets every tile") {
  const Board board(2);
  std::array<std::array<int, kMaxDesigns>, 2> first_and_last{};
  for (int n = 0; n < 3000; ++n) {
    Deck deck = shuffled_deck(board.rules(), "s" + std::to_string(n));
    ++first_and_last[0][deck.front()];
    ++first_and_last[1][deck.back()];
    if (n % 100 != 0) continue;
    std::array<u8, kMaxDesigns> count{};
    for (const u8 design : deck) ++count[design];
    CHECK(count == board.rules().initial.bag);
  }
  for (const auto& place : first_and_last) {
    for (unsigned d = 0; d < static_cast<unsigned>(board.rules().design_count); ++d) {
      // 3000 draws of a tile with c copies of 71: 42 a copy; fewer than 15 is one in a million.
      CHECK(place[d] > 15 * board.rules().initial.bag[d]);
      CHECK(place[d] < 80 * board.rules().initial.bag[d]);
    }
  }
}

TEST_CASE("a deck from tile ids: order kept, errors say what and where") {
  const Board board(2);
  const auto deck = deck_from_ids(board.rules(), {"B", "X", "B"});
  REQUIRE(deck.ok());
  CHECK(in_words(board.rules(), *deck) == "B X B");
  const auto unknown = deck_from_ids(board.rules(), {"B", "Q9"});
  REQUIRE_FALSE(unknown.ok());
  CHECK(unknown.error().text() == "deck[1]: unknown tile 'Q9'");
  CHECK(unknown.error().code == "unknown_tile");
  const auto many = deck_from_ids(board.rules(), {"X", "D", "D", "D", "D"});
  REQUIRE_FALSE(many.ok());
  CHECK(many.error().where == "deck[4]");  // the fourth D is the start tile
  CHECK(many.error().code == "too_many_tiles");
}

TEST_CASE("what a seed may be") {
  for (const char* good : {"a", "amber-kiln-42", "A.B_c", "0123456789012345678901234567890123456789"})
    CHECK(is_valid_seed(good));
  for (const char* bad : {"", " ", "a b", "\xC3\xA4", "a/b", "01234567890123456789012345678901234567890"})
    CHECK_FALSE(is_valid_seed(bad));
}
