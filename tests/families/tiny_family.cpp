#include "tests/families/tiny_family.h"

#include "engine/rules/steps.h"

#include <bit>
#include <vector>

namespace bastide::test::tiny {
namespace {

enum : Terrain { kGrass = 0, kLaneTerrain = 1 };
enum OptionNumber : unsigned { kByTwos = 0 };
enum ReasonNumber : Reason { kTilesReason = 0, kHomeReason = 1 };

// What is printed: the sides that a tile's lanes join, each string one lane.
struct LaneFact {
  std::string_view id;
  int copies;
  std::array<u8, 2> lanes;  // bit per side; 0 = no lane
};
constexpr LaneFact kFacts[] = {
    {"start", 1, {0b1111, 0}},      // all four joined
    {"straight", 4, {0b0101, 0}},   // north to south
    {"bend", 4, {0b0110, 0}},       // east to south
    {"end", 2, {0b0001, 0}},        // ends on the tile
    {"over", 2, {0b0101, 0b1010}},  // two that cross without meeting
};

TileDesign compile(const LaneFact& fact) {
  TileDesign design;
  design.middle.fill(kNoSegment);
  design.half.fill(kNoSegment);
  for (const u8 sides : fact.lanes) {
    if (sides == 0) continue;
    SegmentDesign& segment = design.segments[design.segment_count];
    segment.kind = kLane;
    segment.sides = sides;
    segment.open = static_cast<i16>(std::popcount(sides));
    for (unsigned side = 0; side < kSides; ++side) {
      if ((sides >> side & 1) != 0) design.middle[side] = design.segment_count;
    }
    ++design.segment_count;
  }
  for (int rotation = 0; rotation < 4; ++rotation) {
    for (int side = 0; side < kSides; ++side) {
      const auto own = static_cast<unsigned>(tile_side(side, rotation));
      const Terrain terrain = design.middle[own] == kNoSegment ? kGrass : kLaneTerrain;
      design.fit4 |= u64{1} << (16 * rotation + 4 * side + terrain);
    }
  }
  design.copies = static_cast<u8>(fact.copies);
  return design;
}

std::optional<Error> build(RulesDraft& draft) {
  Rules& rules = draft.rules;
  for (const LaneFact& fact : kFacts) {
    if (auto error = draft.add_design(compile(fact), {fact.id, "lanes", &fact})) return error;
  }
  rules.start_design = 0;
  rules.deployable_kinds = 1u << kLane;
  for (int y = -1; y <= 1; ++y) {
    for (int x = -2; x <= 2; ++x) rules.shape.add({static_cast<i8>(x), static_cast<i8>(y)});
  }
  rules.traits.shape = &rules.shape;
  return std::nullopt;
}

void start(const Rules& rules, State& state) {
  --state.bag[rules.start_design];
  --state.group_left[rules.designs[rules.start_design].group];
  lay_tile(state, rules.traits, rules.designs.data(), rules.start_design, {0, 0}, 0);
}

void lane_points(const Rules& rules, const State&, const FeatureView& lane, Points& points) {
  if (!lane.complete) return;
  points.add(kTilesReason, (rules.option(kCoreId, kByTwos) != 0 ? 2 : 1) * lane.tiles);
}

StepResult count_home(const Rules& rules, State& state, EventLog* events) {
  for (int seat = 0; seat < rules.setup.players; ++seat) {
    award_extra(rules, state, static_cast<Seat>(seat), kHomeReason,
                state.supply[static_cast<unsigned>(seat)][kWalker], true, events);
  }
  return StepResult::Next;
}

constexpr KindDef kKinds[] = {{"lane"}};
constexpr PieceDef kPieces[] = {{.key = "walker", .weight = 1, .kinds = 1u << kLane, .count = kWalkers}};
constexpr ReasonDef kReasons[] = {{"tiles"}, {"at_home"}};
constexpr OptionDef kOptions[] = {{.key = "by_twos"}};

constexpr Step kTurn[] = {
    {"draw", kCoreId, draw_tile},       {"place", kCoreId, place_tile},     {"figure", kCoreId, deploy_piece},
    {"score", kCoreId, score_features}, {"end of turn", kCoreId, end_turn},
};
constexpr Step kEnding[] = {{"at home", kCoreId, count_home}, {"over", kCoreId, end_game}};

}  // namespace

const Family kFamily{
    .key = "lanes",
    .traits = {.match = {0b01, 0b10}, .closing_kinds = 1u << kLane, .border_closes = true},
    .kinds = kKinds,
    .pieces = kPieces,
    .reasons = kReasons,
    .options = kOptions,
    .min_players = 2,
    .max_players = 3,
    .core = &kCoreRules,
    .build = build,
    .start = start,
    .points_of = lane_points,
};

Catalogue lanes_catalogue() {
  static const std::vector<FamilyEntry> kEntries = [] {
    std::vector<FamilyEntry> entries(built_in().begin(), built_in().end());
    entries.push_back({.family = &kFamily, .expansions = {}, .turn = kTurn, .ending = kEnding});
    return entries;
  }();
  return kEntries;
}

Setup lanes(int players, bool by_twos) {
  Setup setup;
  setup.family = static_cast<u8>(lanes_catalogue().size() - 1);
  setup.players = players;
  OptionList(lanes_catalogue().back()).set(setup, kByTwos, by_twos ? 1 : 0);
  return setup;
}

}  // namespace bastide::test::tiny
