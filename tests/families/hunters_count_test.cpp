// The referee's own counting (support/hunters_count.h) on boards laid by hand, against what the rules come
// to: who judges the engine is judged first.
#include "tests/support/hunters_count.h"

#include <doctest/doctest.h>

#include <fstream>
#include <sstream>

using namespace bastide;
using namespace bastide::test::hunting;

namespace {

std::string text_of(const std::string& name) {
  std::ifstream file(BASTIDE_SOURCE_DIR "/assets/hunters/" + name);
  std::stringstream text;
  text << file.rdbuf();
  return text.str();
}

const Tile& tile(std::string_view id) {
  static const std::deque<Tile> lists[] = {read_tiles(text_of("hunters.json"), "tiles_2002"),
                                           read_tiles(text_of("hunters.json"), "tiles_2020"),
                                           read_tiles(text_of("scout.json"), "tiles")};
  for (const std::deque<Tile>& list : lists) {
    if (const Tile* found = find_tile(list, id)) return *found;
  }
  throw std::runtime_error("no tile " + std::string(id));
}

struct Board {
  Land land;
  std::vector<Figure> figures;
  std::set<Spot> caught;
  Edition edition;

  Board& lay(std::string_view id, int x, int y, int degrees = 0) {
    const Cell cell{static_cast<i8>(x), static_cast<i8>(y)};
    if (!land.laid().empty()) REQUIRE_MESSAGE(land.fits(tile(id), cell, degrees / 90), id);
    land.lay(tile(id), cell, degrees / 90);
    return *this;
  }
  [[nodiscard]] Spot spot(int x, int y, std::string_view zone) const {
    const int number = land.tile_at({static_cast<i8>(x), static_cast<i8>(y)});
    const auto& zones = land.laid()[static_cast<std::size_t>(number)].tile->zones;
    for (int i = 0; i < static_cast<int>(zones.size()); ++i) {
      if (zones[static_cast<std::size_t>(i)].id == zone) return {number, i};
    }
    throw std::runtime_error("no zone " + std::string(zone));
  }
  [[nodiscard]] int area(int x, int y, std::string_view zone) const { return land.area_of(spot(x, y, zone)); }
  [[nodiscard]] int system(int x, int y, std::string_view zone) const {
    return land.system_of(spot(x, y, zone));
  }
  Board& member(int seat, int x, int y, std::string_view zone) {
    figures.push_back({seat, spot(x, y, zone)});
    return *this;
  }
  Board& hut(int seat, int x, int y, std::string_view zone) {
    figures.push_back({seat, spot(x, y, zone), true});
    return *this;
  }
  [[nodiscard]] Count count() const { return {land, figures, caught, edition}; }
};

}  // namespace

TEST_CASE("the hunters' referee counts a river with the fish at its ends, and its system with all fish") {
  Board board;
  board.lay("HG02-05", 0, 0).lay("HG02-48", 1, 0).lay("HG02-01", 2, 0);
  const int river = board.area(1, 0, "R1");
  CHECK(board.count().completed_by(2) == std::vector{river});
  CHECK(board.count().river(river) == 3 + 1 + 3);
  CHECK(board.system(0, 0, "L1") == board.system(2, 0, "R1"));
  CHECK(board.area(0, 0, "R1") != board.area(2, 0, "R1"));
  CHECK(board.count().system(board.system(2, 0, "R1")) == 4);
  CHECK(board.count().fullest_lake(board.system(0, 0, "R1")) == 3);
}

TEST_CASE("the hunters' referee counts a lake at both ends and a tile passed twice once") {
  Board board;
  board.lay("HG02-13", 0, 0).lay("HG02-15", 0, -1).lay("HG02-16", 1, -1, 90).lay("HG02-18", 1, 0, 180);
  CHECK(board.count().completed_by(3) == std::vector{board.area(0, 0, "R1")});
  CHECK(board.area(0, 0, "R1") == board.area(0, 0, "R2"));
  CHECK(board.count().river(board.area(0, 0, "R1")) == 4 + 2);
}

TEST_CASE("the hunters' referee knows a river in a ring") {
  Board board;
  board.lay("HG02-16", 0, 0).lay("HG02-15", 1, 0, 90).lay("HG02-18", 1, 1, 180);
  CHECK(board.count().completed_by(2).empty());
  board.lay("HG02-19", 0, 1, 270);
  CHECK(board.count().river(board.count().completed_by(3).at(0)) == 4);
  CHECK(board.land.areas()[static_cast<std::size_t>(board.area(0, 0, "M2"))].open == 0);
  CHECK(board.count().meadow(board.area(0, 0, "M2")) == 2);  // the deer within
}

TEST_CASE("the hunters' referee counts a forest by tiles or by segments, and its mushrooms") {
  Board board;
  board.lay("HG02-43", 0, 0).lay("HG02-87", 1, 0, 90).lay("HG02-42", 1, 1, 270).lay("HG02-42", 0, 1);
  CHECK(board.count().completed_by(3).empty());
  board.lay("HG02-36", 0, -1);
  const int forest = board.area(0, -1, "F1");
  CHECK(board.count().completed_by(4) == std::vector{forest});
  CHECK(board.count().forest(forest) == 10 + 2);
  board.edition.per_segment = true;
  CHECK(board.count().forest(forest) == 12 + 2);
  board.edition = {.menhirs = true};
  CHECK(board.count().forest(forest) == 10 + 3);
}

TEST_CASE("the hunters' referee sets tigers on deer alone, and fire on tigers") {
  Board board;
  board.lay("HG02-62", 0, 0).lay("HG02-90", 1, 0).lay("HG02-18", 2, 0).member(0, 0, 0, "M1");
  const auto worth = [&] { return board.count().meadow(board.area(0, 0, "M1")); };
  CHECK(worth() == 2);
  CHECK(board.count().at_the_end() == std::vector<Award>{{0, 2}});
  board.lay("HG02-81", 0, 1, 0).member(0, 2, 0, "M1");
  CHECK(worth() == 2);
  board.lay("HG02-85", -1, 0);
  CHECK(worth() == 4);
}

TEST_CASE("the hunters' referee: majority, ties, shrine") {
  Board board;
  board.lay("HG02-62", 0, 0).lay("HG02-61", 1, 0).lay("HG02-81", 0, 1);
  board.member(0, 0, 0, "M1").member(0, 0, 0, "M1").member(1, 1, 0, "M1").member(1, 1, 0, "M1");
  CHECK(board.count().at_the_end() == std::vector<Award>{{0, 2}, {1, 2}});
  board.member(1, 0, 0, "M1");
  CHECK(board.count().at_the_end() == std::vector<Award>{{1, 2}});
  board.member(2, 0, 1, "M1");
  CHECK(board.count().at_the_end() == std::vector<Award>{{2, 2}});
}

TEST_CASE("the hunters' referee: huts share a river system, or are alone in it") {
  Board board;
  board.lay("HG02-05", 0, 0).lay("HG02-48", 1, 0).lay("HG02-01", 2, 0);
  board.hut(0, 0, 0, "L1").hut(1, 1, 0, "R1");
  CHECK(board.count().at_the_end() == std::vector<Award>{{0, 4}, {1, 4}});
  board.hut(1, 2, 0, "L1");
  CHECK(board.count().at_the_end() == std::vector<Award>{{1, 4}});
}

TEST_CASE("the hunters' referee: raft and lakes of 2020") {
  Board board;
  board.edition.menhirs = true;
  board.lay("HG20-91", 0, 0).lay("HG20-93", 1, 0);  // raft, then the logboat beside it
  const int system = board.system(0, 0, "R1");
  CHECK(board.count().lakes(system) == 2);
  CHECK(board.count().system(system) == 2 + 2);
}

TEST_CASE("the hunters' referee: a pit trap counts again what no tiger has, far deer going first") {
  Board board;
  board.edition.menhirs = true;
  board.lay("HG20-92", 0, 0).lay("HG20-62", 0, 1).lay("HG20-18", 1, 1).lay("HG20-61", 0, 2);
  const auto worth = [&] { return board.count().meadow(board.area(0, 0, "M1")); };
  CHECK(worth() == 3);  // the mammoth two tiles away
  board.lay("HG20-62", 0, 3);
  CHECK(worth() == 1 + 3 + 1);
  board.lay("HG20-61", -1, 0);
  CHECK(worth() == 1 + 3 + 3 + 1 + 3);
}

TEST_CASE("the hunters' referee: a hunting trap takes what is close, tigers too") {
  Board board;
  board.edition.menhirs = true;
  board.lay("HG20-94", 0, 0)
      .lay("HG20-62", 0, 1)
      .lay("HG20-62", 1, 0)
      .lay("HG20-18", 1, 1)
      .lay("HG20-61", 0, 2);
  const Spot trap = board.spot(0, 0, "M1");
  CHECK(board.count().hunted(trap) == 1);
  for (const Spot spot : board.count().trapped(trap)) board.caught.insert(spot);
  CHECK(board.caught.size() == 4);
  CHECK(board.count().meadow(board.land.area_of(trap)) == 3);
  board.lay("HG20-62", 0, 3);
  CHECK(board.count().meadow(board.land.area_of(trap)) == 3 + 1);
}

TEST_CASE("the hunters' referee: the footbridge counts in both meadows, agriculture by tiles") {
  Board board;
  board.lay("SC-footbridge", 0, 0).lay("HG02-61", 0, -1);
  const Spot bridge = board.spot(0, 0, "M1");
  board.figures.push_back(
      {.seat = 0, .spot = bridge, .stays = true, .second_zone = board.spot(0, 0, "M2").zone});
  CHECK(board.count().at_the_end() == std::vector<Award>{{0, 2}, {0, 2}});  // mammoth above, bear below
  board.lay("HG02-49", 0, 1).lay("SC-agriculture", 0, -2).hut(1, 0, -2, "M1").member(1, 0, 1, "M1");
  CHECK(board.count().farmed(board.area(0, 0, "M1")));
  CHECK_FALSE(board.count().farmed(board.area(0, 0, "M2")));
  CHECK(board.count().at_the_end() == std::vector<Award>{{0, 2}, {0, 4}, {1, 3}, {1, 4}});
  board.lay("HG02-05", -1, 0);  // the two meadows joined: the hunter on the bridge is one hunter
  CHECK(board.area(0, 0, "M1") == board.area(0, 0, "M2"));
  CHECK(board.count().members(board.area(0, 0, "M1")) == Seats{1, 1});
  CHECK(board.count().at_the_end() == std::vector<Award>{{0, 8}, {1, 5}, {1, 8}});
}
