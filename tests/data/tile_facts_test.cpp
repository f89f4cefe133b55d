// The tile files: what they hold in all (the printed totals), and their structure, tile by tile.
#include "engine/data/tile_facts.h"

#include "engine/assembly/built_in.h"
#include "engine/data/assets.h"
#include "engine/families/carcassonne/compile.h"

#include <doctest/doctest.h>

#include <bit>
#include <set>

using namespace bastide;

namespace {

// Over all copies of all tiles of a set.
struct Totals {
  const char* set;
  int designs, tiles, roads, cities, monasteries, gardens, fields, rivers;
  int coats_of_arms, bridges;
  friend bool operator==(const Totals&, const Totals&) = default;
};

// Printed facts, counted once from the project's facts about the tiles.
constexpr Totals kTotals[] = {
    {"base_c1", 24, 72, 62, 49, 6, 0, 126, 0, 10, 0},
    {"base_c2", 32, 72, 62, 49, 6, 8, 126, 0, 10, 0},
    {"crop_circles", 6, 6, 8, 6, 0, 0, 11, 0, 0, 0},
    {"ferries", 8, 8, 25, 3, 0, 0, 25, 0, 0, 0},
    {"flying_machines", 8, 8, 6, 0, 0, 1, 14, 0, 0, 0},
    {"gold_mines", 8, 8, 10, 4, 4, 0, 21, 0, 0, 2},
    {"inns_cathedrals", 17, 18, 18, 20, 1, 2, 35, 0, 3, 0},
    {"king_robber", 5, 5, 5, 6, 1, 0, 12, 0, 0, 1},
    {"mage_witch", 8, 8, 11, 12, 0, 1, 19, 0, 0, 0},
    {"river_c1", 12, 12, 4, 4, 1, 0, 28, 12, 0, 3},
    {"river_c2", 12, 12, 4, 4, 1, 1, 28, 12, 0, 3},
    {"robbers", 8, 8, 8, 3, 0, 1, 16, 0, 0, 0},
    {"tower_thieves", 18, 18, 15, 13, 1, 2, 32, 1, 1, 0},
    {"traders_builders", 24, 24, 23, 29, 1, 2, 56, 0, 0, 2},
};

// The marks of expansions, over all copies.
struct MarkTotal {
  std::string_view set;
  MarkPlace place;
  std::string_view key;
  int count;
};

constexpr MarkTotal kMarkTotals[] = {
    {"crop_circles", MarkPlace::Tile, "crop_circle", 6},
    {"ferries", MarkPlace::Tile, "ferry_lake", 8},
    {"flying_machines", MarkPlace::Tile, "flying_machine", 8},
    {"gold_mines", MarkPlace::Tile, "gold", 8},
    {"inns_cathedrals", MarkPlace::Road, "inn", 7},
    {"inns_cathedrals", MarkPlace::City, "cathedral", 2},
    {"mage_witch", MarkPlace::Tile, "magic", 8},
    {"river_c1", MarkPlace::Tile, "spring", 1},
    {"river_c1", MarkPlace::Tile, "lake", 1},
    {"river_c2", MarkPlace::Tile, "spring", 1},
    {"river_c2", MarkPlace::Tile, "lake", 1},
    {"robbers", MarkPlace::Tile, "robber", 8},
    {"tower_thieves", MarkPlace::Tile, "tower_site", 6},
    {"tower_thieves", MarkPlace::Tile, "tower_tile", 5},
    {"tower_thieves", MarkPlace::Tile, "thief", 12},
    {"traders_builders", MarkPlace::City, "grain", 6},
    {"traders_builders", MarkPlace::City, "cloth", 5},
    {"traders_builders", MarkPlace::City, "wine", 9},
};

const TileSetFacts& facts(std::string_view name) {
  auto set = tile_set(name);
  REQUIRE(set.ok());
  return **set;
}

Totals totals_of(const char* name) {
  Totals t{name, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0};
  for (const TileFact& tile : facts(name).tiles) {
    const int n = tile.count;
    ++t.designs;
    t.tiles += n;
    t.roads += n * static_cast<int>(tile.roads.size());
    t.cities += n * static_cast<int>(tile.cities.size());
    t.fields += n * static_cast<int>(tile.fields.size());
    t.monasteries += n * tile.monastery;
    t.gardens += n * tile.garden;
    t.rivers += n * (tile.river != 0);
    t.bridges += n * (tile.bridge != Bridge::None);
    for (const CityFact& city : tile.cities) t.coats_of_arms += n * city.coats_of_arms;
  }
  return t;
}

template <class Fn>
void for_each_tile(Fn&& fn) {
  for (const assets::File& file : assets::tile_files()) {
    for (const TileFact& tile : facts(file.name).tiles) {
      CAPTURE(tile.id);
      fn(tile);
    }
  }
}

}  // namespace

TEST_CASE("every tile set holds what is printed in all") {
  CHECK(assets::tile_files().size() == std::size(kTotals));
  for (const Totals& expected : kTotals) {
    CAPTURE(expected.set);
    CHECK(totals_of(expected.set) == expected);
  }
}

TEST_CASE("every mark stands on as many tiles, roads and cities as are printed") {
  int counted = 0;
  for (const MarkTotal& expected : kMarkTotals) {
    CAPTURE(expected.set);
    CAPTURE(expected.key);
    int count = 0;
    for (const PlacedMark& mark : all_marks(facts(expected.set))) {
      if (mark.place == expected.place && mark.mark->key == expected.key) count += mark.tile->count;
    }
    CHECK(count == expected.count);
    counted += count;
  }
  int all = 0;
  for (const assets::File& file : assets::tile_files()) {
    for (const PlacedMark& mark : all_marks(facts(file.name))) all += mark.tile->count;
  }
  CHECK(counted == all);  // no mark but those above
}

TEST_CASE("every edge and half edge is in exactly one segment of its kind") {
  for_each_tile([](const TileFact& tile) {
    for (unsigned side = 0; side < kSides; ++side) {
      int roads = 0;
      int cities = 0;
      for (const RoadFact& road : tile.roads) roads += road.sides >> side & 1;
      for (const CityFact& city : tile.cities) cities += city.sides >> side & 1;
      CHECK(roads == (tile.edges[side] == EdgeFact::Road));
      CHECK(cities == (tile.edges[side] == EdgeFact::City));
      CHECK((tile.river >> side & 1) == (tile.edges[side] == EdgeFact::River));
      for (unsigned half = 2 * side; half < 2 * side + 2; ++half) {
        int fields = 0;
        for (const FieldFact& field : tile.fields) fields += field.halves >> half & 1;
        CHECK(fields == (tile.edges[side] != EdgeFact::City));
      }
    }
  });
}

TEST_CASE("a plain field edge gives both halves to one field") {
  for_each_tile([](const TileFact& tile) {
    for (unsigned side = 0; side < kSides; ++side) {
      if (tile.edges[side] != EdgeFact::Field) continue;
      int whole = 0;
      for (const FieldFact& field : tile.fields) whole += (field.halves >> (2 * side) & 3) == 3;
      CHECK(whole == 1);
    }
  });
}

TEST_CASE("compiled tiles: segments in the documented order, every terrain where the edge says") {
  const auto made = make_rules(Setup{});
  const Rules& rules = **made;
  for_each_tile([&](const TileFact& tile) {
    using namespace carcassonne;
    const TileDesign design = compile(tile, rules);
    std::vector<Kind> kinds(tile.roads.size(), kRoad);
    kinds.insert(kinds.end(), tile.cities.size(), kCity);
    if (tile.monastery) kinds.push_back(kMonastery);
    if (tile.garden) kinds.push_back(kGarden);
    kinds.insert(kinds.end(), tile.fields.size(), kField);
    if (tile.river != 0) kinds.push_back(kRiver);
    REQUIRE(design.segment_count == kinds.size());
    CHECK(kinds.size() <= kMaxTileSegments);
    for (unsigned i = 0; i < kinds.size(); ++i) CHECK(design.segments[i].kind == kinds[i]);
    for (int rotation = 0; rotation < 4; ++rotation) {
      CHECK(std::popcount(design.fit(rotation)) == 4);  // one terrain per side
    }
    const std::size_t surrounded = (tile.monastery ? 1u : 0u) + (tile.garden ? 1u : 0u);
    CHECK(std::popcount(design.surrounded) == static_cast<int>(surrounded));
    CHECK(design.copies == tile.count);
  });
}

TEST_CASE("fields know the cities that touch them (FARM-05)") {
  const auto made = make_rules(Setup{});
  const Rules& rules = **made;
  for_each_tile([&](const TileFact& tile) {
    const TileDesign design = carcassonne::compile(tile, rules);
    for (const FieldFact& field : tile.fields) {
      const std::set<int> once(field.cities.begin(), field.cities.end());
      CHECK(once.size() == field.cities.size());
    }
    for (unsigned i = 0; i < design.segment_count; ++i) {
      for (unsigned rest = design.segments[i].touches; rest != 0; rest &= rest - 1) {
        CHECK(design.segments[i].kind == carcassonne::kField);
        const auto city = static_cast<unsigned>(std::countr_zero(rest));
        REQUIRE(city < design.segment_count);
        CHECK(design.segments[city].kind == carcassonne::kCity);
      }
    }
  });
}

TEST_CASE("tile ids are unique over the sets that may be played together") {
  for (const char* left_out : {"c1", "c2"}) {
    std::set<std::string> ids;
    for (const assets::File& file : assets::tile_files()) {
      if (file.name.ends_with(left_out)) continue;
      for (const TileFact& tile : facts(file.name).tiles) CHECK_MESSAGE(ids.insert(tile.id).second, tile.id);
    }
    CHECK(ids.size() >= 134);
  }
}

TEST_CASE("exactly one start tile in each base set, none elsewhere") {
  for (const assets::File& file : assets::tile_files()) {
    int starts = 0;
    for (const TileFact& tile : facts(file.name).tiles) starts += tile.start;
    CHECK(starts == (file.name.starts_with("base_") ? 1 : 0));
  }
}

TEST_CASE("an unknown set is an error") {
  const auto set = tile_set("base_c9");
  REQUIRE_FALSE(set.ok());
  CHECK(set.error().code == "unknown_set");
}
