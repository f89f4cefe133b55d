// How large the fixed arrays must be: worked out from every tile and every expansion there is, the largest
// game in each respect. A new expansion that brings more than there is room for fails here, not in a game.
#include "engine/data/assets.h"
#include "engine/families/carcassonne/compile.h"
#include "engine/rules/steps.h"
#include "tests/support/board.h"
#include "tests/support/castle.h"

#include <doctest/doctest.h>

#include <algorithm>

using namespace bastide;
using namespace bastide::test;

namespace {

Setup everything(int players, int edition) {
  Setup setup;
  setup.players = players;
  for (const Expansion* expansion : landscape().expansions) setup.expansions |= 1u << expansion->id;
  set_option(setup, "edition", edition);
  return setup;
}

}  // namespace

TEST_CASE("limits: tiles, designs, segments, watched features and figures of the largest landscape game") {
  for (const int edition : {0, 1}) {
    const auto made = make_rules(everything(kMaxPlayers, edition));
    REQUIRE(made.ok());
    const Rules& rules = **made;
    int tiles = 0;
    int segments = 0;
    int watched = 0;
    for (int d = 0; d < rules.design_count; ++d) {
      const TileDesign& design = rules.designs[static_cast<unsigned>(d)];
      tiles += design.copies;
      segments += design.copies * design.segment_count;
      watched += design.copies * std::popcount(design.surrounded);
      CHECK(design.segment_count <= kMaxTileSegments);
    }
    CHECK(rules.design_count < kMaxDesigns);
    CHECK(tiles <= kMaxTiles);
    CHECK(segments <= kMaxSegments);
    CHECK(watched <= kMaxSurrounded);
    int figures = 0;
    for (const u8 count : rules.pieces_per_seat) figures += count;
    CHECK(figures * kMaxPlayers <= kMaxFigures);
    // an empty cell beside the land for each side of a tile but those by which tiles hang together
    CHECK(2 * tiles + 2 <= kMaxOpen);
  }
}

TEST_CASE("limits: tiles of all files together, also those of expansions still to come") {
  const Board board(2);
  int tiles = 0;
  int segments = 0;
  int most_marks = 0;
  for (const assets::File& file : assets::tile_files()) {
    if (file.name == "base_c1" || file.name == "river_c1") continue;  // another edition of the same
    const auto set = tile_set(file.name);
    REQUIRE(set.ok());
    for (const TileFact& fact : (*set)->tiles) {
      tiles += fact.count;
      segments += fact.count * carcassonne::compile(fact, board.rules()).segment_count;
      most_marks = std::max(most_marks, static_cast<int>(fact.marks.size()));
    }
  }
  CHECK(tiles <= kMaxTiles);
  CHECK(segments <= kMaxSegments);
  CHECK(most_marks <= 3);
}

TEST_CASE("limits: what a completed feature, a tile and a turn can bring at once") {
  const auto made = make_rules(everything(kMaxPlayers, 1));
  const Rules& rules = **made;
  // Reasons for the points of one feature: the family's three at most, and one or two of each expansion that
  // modifies.
  CHECK(3 + 2 * rules.hooks.modify_points.count <= Points::kCapacity);
  // A tile completes what lies on it, and the watched features around it and on it; what else has changed by
  // then comes on top (FER-06: four directions, four roads of a lake in each).
  int closing = 0;
  for (int d = 0; d < rules.design_count; ++d) {
    const TileDesign& design = rules.designs[static_cast<unsigned>(d)];
    int on_tile = 0;
    for (unsigned i = 0; i < design.segment_count; ++i)
      on_tile += rules.traits.closing_kinds >> design.segments[i].kind & 1;
    closing = std::max(closing, on_tile);
  }
  CHECK(kMaxChanged >= 4 * 4);
  CHECK(closing + 9 + 9 + kMaxChanged <= kMaxCompleted);
  // Every seat may be asked at one moment, while another question waits below.
  CHECK(kMaxPlayers + 2 <= kMaxAsks);
  // All seats tied, and a robber of each beside them.
  CHECK(2 * kMaxPlayers <= kMaxGains);
}

TEST_CASE("limits: the castle's tiles with its start fields, its segments, spaces and tokens") {
  const auto made = make_rules(castle_setup());
  REQUIRE(made.ok());
  const castle::Facts& facts = castle::facts(**made);
  int tiles = static_cast<int>(facts.start_fields.size());
  int segments = tiles;
  for (int d = 0; d < (*made)->design_count; ++d) {
    const TileDesign& design = (*made)->designs[static_cast<unsigned>(d)];
    tiles += design.copies;
    segments += design.copies * design.segment_count;
    CHECK(design.segment_count <= kMaxTileSegments);
  }
  CHECK(tiles == 67);
  CHECK(segments <= kMaxSegments);
  CHECK(facts.track.size() <= 256);  // Event::space
  CHECK(facts.width <= 32);          // cells are kept as bits of a row
  CHECK(facts.height <= 32);
  CHECK(2 * facts.followers <= kMaxFigures);
}

TEST_CASE(
    "limits: expansions, steps, reasons, counters, pieces, options and decisions of the built-in games") {
  for (const FamilyEntry& entry : built_in()) {
    CHECK(entry.expansions.size() < kMaxExpansions);
    CHECK(entry.turn.size() + entry.ending.size() <= kMaxSteps);
    std::size_t reasons = entry.family->reasons.size();
    std::size_t counters = entry.family->counters.size();
    std::size_t pieces = entry.family->pieces.size();
    std::size_t options = entry.family->options.size();
    for (const Expansion* expansion : entry.expansions) {
      reasons += expansion->reasons.size();
      counters += expansion->counters.size();
      pieces += expansion->pieces.size();
      options += expansion->options.size();
      CHECK(expansion->pieces.size() <= 4);  // Rules::piece_of_expansion
      CHECK(expansion->tokens.size() <= 256);
      CHECK(expansion->events.size() <= 256);
      CHECK(expansion->choices.size() <= 256);
    }
    CHECK(reasons <= kMaxReasons);
    CHECK(counters <= 8);
    CHECK(pieces <= kMaxPieces);
    CHECK(options <= kMaxOptions);
    CHECK(entry.family->kinds.size() <= kMaxKinds);
  }
}

TEST_CASE("limits: the longest list of answers fits, and a full one is noticed") {
  // Two tokens onto any road or city segment of the land (MAGE-01).
  const auto made = make_rules(everything(kMaxPlayers, 1));
  REQUIRE(made.ok());
  int closing = 0;
  for (int d = 0; d < (*made)->design_count; ++d) {
    const TileDesign& design = (*made)->designs[static_cast<unsigned>(d)];
    for (unsigned i = 0; i < design.segment_count; ++i)
      closing += design.copies * ((*made)->traits.closing_kinds >> design.segments[i].kind & 1);
  }
  CHECK(2 * closing <= ActionList::kCapacity);
  // Every open cell in four rotations, the most there can be, and the pass.
  CHECK(ActionList::kCapacity >= kMaxOpen * 4 + 1);
  ActionList actions;
  for (int i = 0; i < kMaxOpen * 4 + 1; ++i) actions.add(Action{});
  CHECK(actions.size() == kMaxOpen * 4 + 1);
}
