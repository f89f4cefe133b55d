// Features that are parted again, as ferries will do (FER-08): put together anew and counted by flood fill.
//
//   The plank: a crossroads tile is laid with a plank over two of its roads, which are one from then on;
//   after each turn the planks move on to the next pair of roads of their tile.
#include "engine/rules/steps.h"
#include "tests/properties/check_game.h"
#include "tests/support/board.h"
#include "tests/support/invariants.h"

#include <doctest/doctest.h>

using namespace bastide;
using namespace bastide::test;

namespace {

constexpr ExpansionId kPlank = kFirstFreeExpansion;

struct Planks {
  struct Plank {
    u16 first = 0;  // global segment of its tile's first road
    u8 a = 0, b = 0;
  };
  std::array<Plank, 12> all{};
  u8 count = 0, unused = 0;
};
Planks& planks(State& state) { return expansion_state<Planks>(state, kPlank); }
const Planks& planks(const State& state) { return expansion_state<Planks>(state, kPlank); }

Joint joint_of(const Planks::Plank& plank) {
  return {static_cast<SegmentId>(plank.first + plank.a), static_cast<SegmentId>(plank.first + plank.b)};
}

void joints(const Rules&, const State& state, JointList& list) {
  for (unsigned i = 0; i < planks(state).count; ++i) list.add(joint_of(planks(state).all[i]));
}

int roads_on(const Rules& rules, const PlacedTile& tile) {
  const TileDesign& design = rules.designs[tile.design];
  int roads = 0;
  while (roads < design.segment_count &&
         design.segments[static_cast<unsigned>(roads)].kind == carcassonne::kRoad)
    ++roads;
  return roads;
}

void on_tile_placed(const Rules& rules, State& state, EventLog*) {
  Planks& now = planks(state);
  const PlacedTile& tile = state.tiles[state.last_tile];
  if (roads_on(rules, tile) < 3 || now.count == now.all.size()) return;
  now.all[now.count] = {tile.first_segment, 0, 1};
  const Joint joint = joint_of(now.all[now.count++]);
  join_on_tile(state, joint.a, joint.b);
}

void on_turn_end(const Rules& rules, State& state, EventLog* events) {
  Planks& now = planks(state);
  for (unsigned i = 0; i < now.count; ++i) {
    Planks::Plank& plank = now.all[i];
    const Joint old = joint_of(plank);
    plank = {plank.first, plank.b, static_cast<u8>((plank.b + 1) % 3)};
    rebuild_feature(rules, state, old.a);
    const Joint joint = joint_of(plank);
    if (find(state, joint.a) != find(state, joint.b)) rebuild_feature(rules, state, joint.b);
    join_on_tile(state, joint.a, joint.b);
  }
  figures_left(rules, state, events);
}

const Expansion kPlankExpansion{.id = kPlank,
                                .key = "plank",
                                .on_tile_placed = on_tile_placed,
                                .on_turn_end = on_turn_end,
                                .joints = joints};
const ExtendedCatalogue kCatalogue({&kPlankExpansion});

Setup plank_setup(int count = 2) {
  Setup setup = players(count);
  setup.expansions = 1u << kPlank;
  return setup;
}

}  // namespace

TEST_CASE("FER-08 a road is parted where its joint goes: tiles, figures and open ends are counted anew") {
  Board board(plank_setup(), kCatalogue);
  // A crossroads east of the start tile; the plank joins its roads to the south and the west.
  board.place("V", -1, 0, 270);
  board.put(kRed, 0, 0, "road W");
  board.lay("L", 1, 0, 90);
  const Planks::Plank plank = planks(board.state()).all[0];
  const Joint joined = joint_of(plank);
  CHECK(find(board.state(), joined.a) == find(board.state(), joined.b));
  CHECK(check_features(board.rules(), board.state()) == "");
  board.pass();  // the turn ends, the plank moves on
  CHECK(find(board.state(), joined.a) != find(board.state(), joined.b));
  const Joint moved = joint_of(planks(board.state()).all[0]);
  CHECK(find(board.state(), moved.a) == find(board.state(), moved.b));
  CHECK(check_features(board.rules(), board.state()) == "");
}

TEST_CASE("FER-08 FER-09 a feature put together anew is what it was, if nothing has gone") {
  Board board(2);
  board.place("U", 1, 0).place("U", -1, 0).put(kRed, 0, 0, "road E").put(kBlue, 1, 0, "road E");
  const Feature before = feature_of(board.state(), board.segment(0, 0, "road E"));
  rebuild_feature(board.rules(), board.state(), board.segment(1, 0, "road E"));
  const Feature after = feature_of(board.state(), board.segment(0, 0, "road E"));
  CHECK(after.size == before.size);
  CHECK(after.open == before.open);
  CHECK(after.figures == before.figures);
  CHECK(after.counters == before.counters);
  CHECK(check_features(board.rules(), board.state()) == "");
  // Scored before, it stays scored: it was not completed again.
  Board closed(2);
  closed.put(kRed, 0, 0, "city N").turn("E", 0, -1, 180);
  REQUIRE(feature_of(closed.state(), closed.segment(0, 0, "city N")).scored);
  rebuild_feature(closed.rules(), closed.state(), closed.segment(0, 0, "city N"));
  CHECK(feature_of(closed.state(), closed.segment(0, -1, "city S")).scored);
}

TEST_CASE("FER-08 joints that come and go: random games equal the flood-fill recount in every state") {
  GameChecks checks;
  checks.catalogue = kCatalogue;
  checks.referee = false;
  for (int n = 0; n < 20; ++n) {
    Setup setup = plank_setup(2 + n % 5);
    if (n % 2 != 0) setup.expansions |= 1u << inns_cathedrals::kId | 1u << traders_builders::kId;
    CHECK(check_game(setup, "plank-" + std::to_string(n), checks) == "");
  }
}
