// Tiles worth a test of their own (../shared/tiles/README.md): corners that part fields, fields without
// an edge, bridges, stubs, roads that end at a monastery. Each is laid in every rotation that fits.
#include "engine/assembly/built_in.h"
#include "tests/support/board.h"

#include <doctest/doctest.h>

#include <set>
#include <stdexcept>

using namespace bastide;
using namespace bastide::test;
using carcassonne::kCity;
using carcassonne::kField;
using carcassonne::kMonastery;
using carcassonne::kRoad;

namespace {

Setup all_but_river() {
  return with_expansions({inns_cathedrals::kId, traders_builders::kId, king_robber::kId});
}

// A tile laid beside the start tile; places on it are named as if it were not turned.
struct Laid {
  Board& board;
  Cell cell;
  int rotation;

  [[nodiscard]] std::string place(std::string_view where) const {
    std::string name(where);
    const auto space = name.find(' ');
    if (space == std::string::npos) return name;
    char& side = name[space + 1];
    const auto own = kSideLetters.find(side);
    if (own != std::string_view::npos) side = kSideLetters[(own + static_cast<unsigned>(rotation)) % 4];
    return name;
  }
  [[nodiscard]] SegmentId segment(std::string_view where) const {
    return board.segment(cell.x, cell.y, place(where));
  }
  [[nodiscard]] bool joined(std::string_view a, std::string_view b) const {
    return find(board.state(), segment(a)) == find(board.state(), segment(b));
  }
  [[nodiscard]] int count(Kind kind) const {
    const PlacedTile& tile = board.state().tiles[board.state().last_tile];
    const TileDesign& design = board.rules().designs[tile.design];
    int count = 0;
    for (unsigned i = 0; i < design.segment_count; ++i) count += design.segments[i].kind == kind ? 1 : 0;
    return count;
  }
};

// The tile in every rotation on every side of the start tile.
template <class Fn>
void everywhere(std::string_view id, Fn&& fn) {
  int laid = 0;
  for (const Cell cell : {Cell{0, -1}, Cell{1, 0}, Cell{0, 1}, Cell{-1, 0}}) {
    for (int rotation = 0; rotation < 4; ++rotation) {
      Board board(all_but_river());
      try {
        board.place(id, cell.x, cell.y, rotation * 90);
      } catch (const std::logic_error&) {
        continue;  // does not match there
      }
      ++laid;
      fn(Laid{board, cell, rotation});
    }
  }
  CHECK(laid >= 4);
}

// The tile's fields are exactly these, each a list of half edges; no two of them are joined.
void check_fields(const Laid& tile, const std::vector<std::vector<const char*>>& fields, int enclosed = 0) {
  CHECK(tile.count(kField) == static_cast<int>(fields.size()) + enclosed);
  std::set<SegmentId> roots;
  for (const auto& halves : fields) {
    const std::string first = std::string("field ") + halves[0];
    for (const char* half : halves) CHECK(tile.joined(first, std::string("field ") + half));
    roots.insert(find(tile.board.state(), tile.segment(first)));
  }
  CHECK(roots.size() == fields.size());
}

// The tile north of the start tile with a one-edge city on each of its other city sides: everything
// on it is complete.
Board closed_north(const char* id, const std::vector<const char*>& closed, int degrees = 0) {
  Board board(all_but_river());
  board.place(id, 0, -1, degrees);
  for (const std::string_view side : closed) {
    if (side == "N") board.place("E", 0, -2, 180);
    if (side == "E") board.place("E", 1, -1, 270);
    if (side == "W") board.place("E", -1, -1, 90);
  }
  return board;
}

}  // namespace

TEST_CASE("EC INN-03: three roads end at the trees, the inn stands at two of them") {
  everywhere("EC", [](const Laid& tile) {
    CHECK(tile.count(kRoad) == 3);
    check_fields(tile, {{"NL", "NR", "EL", "WR"}, {"SR", "WL"}, {"ER", "SL"}});
    for (const char* road : {"road E", "road S", "road W"}) {
      const Feature& feature = feature_of(tile.board.state(), tile.segment(road));
      CHECK((lane(feature.counters, tile.board.rules().counter(inns_cathedrals::kId, 0)) > 0) ==
            (std::string_view(road) != "road S"));
    }
    CHECK_FALSE(tile.joined("road E", "road W"));
    CHECK_FALSE(tile.joined("road E", "road S"));
  });
}

TEST_CASE("EI INN-05: four fields, two roads, two cities; the stubs are no roads") {
  everywhere("EI", [](const Laid& tile) {
    CHECK(tile.count(kRoad) == 2);
    CHECK(tile.count(kCity) == 2);
    check_fields(tile, {{"ER"}, {"WL"}, {"EL"}, {"WR"}});
    CHECK_FALSE(tile.joined("road E", "road W"));
    CHECK_FALSE(tile.joined("city N", "city S"));
  });
  // Each field touches its own city only.
  Board board = closed_north("EI", {});
  board.put(kRed, 0, -1, "field EL").put(kBlue, 0, -1, "field ER").finish();
  CHECK(board.score(kRed) == 0);   // the northern city is open
  CHECK(board.score(kBlue) == 3);  // the southern one is the start tile's
}

TEST_CASE("EG INN-05: the city reaches a corner, the field ends there") {
  everywhere("EG", [](const Laid& tile) { check_fields(tile, {{"EL", "ER"}, {"SL", "SR", "WL", "WR"}}); });
  Board board = closed_north("EG", {}, 180);  // both fields border the completed city
  board.put(kRed, 0, -1, "field WL").put(kBlue, 0, -1, "field NL").finish();
  CHECK(board.score(kRed) == 3);
  CHECK(board.score(kBlue) == 3);
}

TEST_CASE("HI: the city reaches a corner, the field on E is cut off from the field on S") {
  everywhere("HI", [](const Laid& tile) {
    check_fields(tile, {{"SR"}, {"SL"}, {"EL", "ER"}});
    CHECK(tile.joined("city N", "city W"));
    CHECK(tile.count(kRoad) == 1);
  });
}

TEST_CASE("HO King2: the city reaches a corner, four fields beside two roads") {
  for (const char* id : {"HO", "King2"}) {
    CAPTURE(id);
    everywhere(id, [](const Laid& tile) {
      check_fields(tile, {{"SR"}, {"SL"}, {"ER"}, {"EL"}});
      CHECK(tile.count(kRoad) == 2);
      CHECK_FALSE(tile.joined("road E", "road S"));
      CHECK(tile.joined("city N", "city W"));
    });
  }
}

TEST_CASE("HW: the city reaches a corner, the field on S is cut off from the fields on E") {
  everywhere("HW", [](const Laid& tile) { check_fields(tile, {{"EL"}, {"ER"}, {"SL", "SR"}}); });
  // Beside it HU, where the city does not reach the corner.
  everywhere("HU", [](const Laid& tile) { check_fields(tile, {{"SR"}, {"ER", "SL"}, {"EL"}}); });
}

TEST_CASE("EH INN-05: four cities round a field without an edge") {
  everywhere("EH", [](const Laid& tile) {
    CHECK(tile.count(kCity) == 4);
    check_fields(tile, {}, 1);
  });
  Board board = closed_north("EH", {"N", "E"});
  board.to_move(kRed).place("E", -1, -1, 90).put(kRed, 0, -1, "field").finish();
  CHECK(board.score(kRed) == 12);
  Board one_open = closed_north("EH", {"N", "E"});
  one_open.put(kRed, 0, -1, "field").finish();
  CHECK(one_open.score(kRed) == 9);
}

TEST_CASE("EH: a farmer may be placed in the field without an edge") {
  Board board(all_but_river());
  board.lay("EH", 0, -1).deploy("field");
  CHECK(board.supply(kRed) == 6);
  CHECK(board.meeples(0, -1, "field") == 1);
}

TEST_CASE("HM TRA-09: three cities, a farmer in the inner field") {
  everywhere("HM", [](const Laid& tile) {
    CHECK(tile.count(kCity) == 3);
    check_fields(tile, {}, 1);
    CHECK(tile.joined("city N", "city W"));
  });
  Board board = closed_north("HM", {"N", "E", "W"});
  board.put(kRed, 0, -1, "field").finish();
  CHECK(board.score(kRed) == 9);
}

TEST_CASE("HN HP: an enclosed field touches both cities, the open one only the large city") {
  for (const char* id : {"HN", "HP"}) {
    CAPTURE(id);
    everywhere(id, [](const Laid& tile) {
      CHECK(tile.count(kCity) == 2);
      check_fields(tile, {{"NL", "NR"}}, 1);
      CHECK_FALSE(tile.joined("field 1", "field 2"));
    });
    Board board = closed_north(id, {"E", "W"});
    board.put(kRed, 0, -1, "field 2").put(kBlue, 0, -1, "field NL").finish();
    CHECK(board.score(kRed) == 6);
    CHECK(board.score(kBlue) == 3);
  }
}

TEST_CASE("HX: two cities round a field without an edge") {
  everywhere("HX", [](const Laid& tile) {
    CHECK(tile.count(kCity) == 2);
    check_fields(tile, {}, 1);
    CHECK_FALSE(tile.joined("city N", "city S"));
  });
  Board board = closed_north("HX", {"N", "E", "W"});
  board.put(kRed, 0, -1, "field").finish();
  CHECK(board.score(kRed) == 6);
}

TEST_CASE("King1 KING-01: one city crosses the other by a bridge, two fields without an edge") {
  everywhere("King1", [](const Laid& tile) {
    CHECK(tile.count(kCity) == 2);
    check_fields(tile, {}, 2);
    CHECK(tile.joined("city N", "city S"));
    CHECK(tile.joined("city E", "city W"));
    CHECK_FALSE(tile.joined("city N", "city E"));
    CHECK_FALSE(tile.joined("field 1", "field 2"));
  });
  Board board = closed_north("King1", {"N", "E", "W"});
  CHECK(board.tiles(0, -1, "city N") == 3);
  CHECK(board.tiles(0, -1, "city E") == 3);
  board.put(kRed, 0, -1, "field 1").put(kBlue, 0, -1, "field 2").finish();
  CHECK(board.score(kRed) == 6);
  CHECK(board.score(kBlue) == 6);
}

TEST_CASE("C EK: no field at all") {
  for (const char* id : {"C", "EK"}) {
    CAPTURE(id);
    everywhere(id, [](const Laid& tile) {
      CHECK(tile.count(kField) == 0);
      CHECK(tile.count(kCity) == 1);
    });
    Board board(all_but_river());
    board.lay(id, 0, -1);
    ActionList legal;
    legal_actions(board.rules(), board.state(), legal);
    CHECK(legal.size() == 3);  // meeple or large meeple into the city, or none
  }
}

TEST_CASE("HB TRA-09: two through roads and four fields") {
  everywhere("HB", [](const Laid& tile) {
    CHECK(tile.count(kRoad) == 2);
    check_fields(tile, {{"NL", "WR"}, {"NR", "EL"}, {"ER", "SL"}, {"SR", "WL"}});
    CHECK(tile.joined("road N", "road S"));
    CHECK(tile.joined("road E", "road W"));
    CHECK_FALSE(tile.joined("road N", "road E"));
  });
}

TEST_CASE("HC TRA-09: a road from the city to S, another from W to the cottage, three fields") {
  everywhere("HC", [](const Laid& tile) {
    CHECK(tile.count(kRoad) == 2);
    check_fields(tile, {{"WR"}, {"SR", "WL"}, {"EL", "ER", "SL"}});
    CHECK_FALSE(tile.joined("road W", "road S"));
  });
  Board board(all_but_river());
  board.place("A", -1, 0, 270).put(kRed, 0, 0, "road E").turn("HC", 1, 0);
  CHECK(board.score(kRed) == 3);  // the road from the west ends at the cottage
}

TEST_CASE("A BASE-30: the road ends at the monastery") {
  everywhere("A", [](const Laid& tile) {
    CHECK(tile.count(kRoad) == 1);
    CHECK(tile.count(kMonastery) == 1);
    check_fields(tile, {{"NL", "NR", "EL", "ER", "SL", "SR", "WL", "WR"}});
  });
}

TEST_CASE("ED INN-05: the monastery cuts the road in two, the fields lie on either side") {
  everywhere("ED", [](const Laid& tile) {
    CHECK(tile.count(kRoad) == 2);
    CHECK(tile.count(kMonastery) == 1);
    CHECK_FALSE(tile.joined("road E", "road W"));
    check_fields(tile, {{"ER", "SL", "SR", "WL"}, {"NL", "NR", "EL", "WR"}});
  });
}

TEST_CASE("HJ TRA-09: three roads end at the monastery, three fields") {
  everywhere("HJ", [](const Laid& tile) {
    CHECK(tile.count(kRoad) == 3);
    CHECK(tile.count(kMonastery) == 1);
    check_fields(tile, {{"NL", "NR", "EL", "WR"}, {"ER", "SL"}, {"SR", "WL"}});
  });
  Board board(all_but_river());
  board.place("A", -1, 0, 270).put(kRed, 0, 0, "road E").turn("HJ", 1, 0);
  CHECK(board.score(kRed) == 3);
}

TEST_CASE("BB6F2 RIV-05: the road crosses the river and ends at the city, four fields") {
  Board board(with_expansions({river::kId}));
  board.turn("BB6F11", 1, 0, 90).turn("BB6F2", 2, 0);
  const Laid tile{board, {2, 0}, 0};
  check_fields(tile, {{"EL"}, {"WR"}, {"ER", "SL"}, {"SR", "WL"}});
  CHECK(tile.count(kRoad) == 1);
  board.place("A", 2, 1, 180);
  CHECK(board.complete(2, 0, "road S"));
  CHECK(board.tiles(2, 0, "road S") == 2);
}

TEST_CASE("BB6F8 RIV-05: the road crosses the river and ends at the monastery, three fields") {
  Board board(with_expansions({river::kId}));
  board.turn("BB6F2", 1, 0).turn("BB6F8", 2, 0);
  const Laid tile{board, {2, 0}, 0};
  check_fields(tile, {{"NL", "NR", "EL", "WR"}, {"ER", "SL"}, {"SR", "WL"}});
  CHECK(tile.count(kMonastery) == 1);
  board.place("A", 2, 1, 180);
  CHECK(board.complete(2, 0, "road S"));
}

TEST_CASE("BB6F11 RIV-05: the road runs on across the river, four fields") {
  Board board(with_expansions({river::kId}));
  board.turn("BB6F2", 1, 0).turn("BB6F11", 2, 0, 90);
  const Laid tile{board, {2, 0}, 1};
  check_fields(tile, {{"NL", "WR"}, {"NR", "EL"}, {"ER", "SL"}, {"SR", "WL"}});
  CHECK(tile.joined("road E", "road W"));  // it runs north and south here
  CHECK_FALSE(board.complete(2, 0, "road N"));
  board.place("A", 2, -1).place("A", 2, 1, 180);
  CHECK(board.complete(2, 0, "road N"));
  CHECK(board.tiles(2, 0, "road N") == 3);
}
