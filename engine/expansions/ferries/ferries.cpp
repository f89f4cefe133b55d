#include "engine/expansions/ferries/ferries.h"

#include "engine/families/carcassonne/carcassonne.h"
#include "engine/rules/steps.h"

#include <bit>

namespace bastide::ferries {
namespace {

constexpr std::string_view kMarks[] = {"ferry_lake"};
constexpr TokenDef kTokens[] = {{.key = "ferry", .count = kFerries, .at = TokenPlace::Joint}};
constexpr EventDef kEvents[] = {{.key = "laid", .of_place = true},
                                {.key = "moved", .remembered = Most::Times, .of_place = true}};
enum DecisionNumber : u8 { kLay = 0, kMove = 1 };

struct Ferry {
  u16 lake = 0;  // first segment of its tile; roads come first there
  u8 a = 0, b = 0;
};
struct Fleet {
  std::array<Ferry, kFerries> ferry{};
  u8 count = 0;
  u8 moved = 0;        // bit per ferry that has moved in this part of the turn (FER-05)
  u8 movable = 0;      // bit per ferry that may still be moved now
  bool asked = false;  // movable has been worked out for this tile
};
Fleet& fleet(State& state) { return expansion_state<Fleet>(state, kId); }
const Fleet& fleet(const State& state) { return expansion_state<Fleet>(state, kId); }

SegmentId end_of(const Ferry& ferry, u8 local) { return static_cast<SegmentId>(ferry.lake + local); }
const PlacedTile& tile_of(const State& state, const Ferry& ferry) {
  return state.tiles[state.tile_of[ferry.lake]];
}

bool is_lake(const Rules& rules, const PlacedTile& tile) { return rules.marks[kId][tile.design] != 0; }

int roads_on(const Rules& rules, const PlacedTile& tile) {
  const TileDesign& design = rules.designs[tile.design];
  int roads = 0;
  while (roads < design.segment_count &&
         design.segments[static_cast<unsigned>(roads)].kind == carcassonne::kRoad)
    ++roads;
  return roads;
}

// The ferry on a tile, or kFerries.
unsigned ferry_on(const State& state, const PlacedTile& tile) {
  const Fleet& now = fleet(state);
  for (unsigned i = 0; i < now.count; ++i) {
    if (now.ferry[i].lake == tile.first_segment) return i;
  }
  return kFerries;
}

// Every two roads of the tile but those a ferry joins already.
void add_crossings(const Rules& rules, const PlacedTile& tile, Crossing now, ActionList& actions) {
  const int roads = roads_on(rules, tile);
  for (int a = 0; a < roads; ++a) {
    for (int b = a + 1; b < roads; ++b) {
      if (a == now.a && b == now.b) continue;
      Action action;
      action.verb = Verb::PlaceToken;
      action.expansion = kId;
      action.cell = tile.cell;
      action.segment = static_cast<u8>(a);
      action.option = static_cast<u8>(b);
      actions.add(action);
    }
  }
}

void tell(const State& state, EventLog* events, EventNumber option, const Ferry& ferry) {
  if (events == nullptr) return;
  Event event = expansion_event(kId, option, state.active, tile_of(state, ferry).cell);
  event.segment = ferry.a;
  event.feature = carcassonne::kRoad;
  event.feature_segment = end_of(ferry, ferry.a);
  events->add(event);
}

// What two roads become when a ferry joins them: one that has not been scored as it is now (FER-09).
void join(State& state, const Ferry& ferry) {
  const SegmentId a = end_of(ferry, ferry.a);
  const SegmentId b = end_of(ferry, ferry.b);
  const bool two = find(state, a) != find(state, b);
  const SegmentId root = join_on_tile(state, a, b);
  if (two) state.features[root].scored = false;
}

void legal_laying(const Rules& rules, const State& state, Decision, ActionList& actions) {
  add_crossings(rules, state.tiles[state.last_tile], {}, actions);
}

// FER-01.
void apply_laying(const Rules&, State& state, Decision, Action action, EventLog* events) {
  Fleet& now = fleet(state);
  Ferry& ferry = now.ferry[now.count++];
  ferry = {state.tiles[state.last_tile].first_segment, action.segment, action.option};
  join(state, ferry);
  tell(state, events, kLaid, ferry);
}

// The ferry met first when the road is followed from the tile placed last by one of its sides; kFerries: none
// (FER-04). Back on that tile the way ends: what goes on there is a direction of its own.
unsigned first_met(const Rules& rules, const State& state, int side) {
  Cell cell = state.tiles[state.last_tile].cell;
  while (true) {
    cell = neighbour(cell, side);
    const GridEntry entry = state.at(cell);
    if (!is_tile(entry) || entry - 1u == state.last_tile) return kFerries;
    const PlacedTile& tile = state.tiles[entry - 1u];
    const int entered = tile_side(opposite(side), tile.rotation);
    const TileDesign& design = rules.designs[tile.design];
    const u8 local = design.middle[static_cast<unsigned>(entered)];
    const unsigned ferry = is_lake(rules, tile) ? ferry_on(state, tile) : kFerries;
    if (ferry != kFerries) {
      const Ferry& there = fleet(state).ferry[ferry];
      return there.a == local || there.b == local ? ferry : kFerries;
    }
    const unsigned on = design.segments[local].sides & ~(1u << entered);
    if (on == 0) return kFerries;
    side = board_side(std::countr_zero(on), tile.rotation);
  }
}

// FER-03, FER-04: one ferry in each direction in which the tile extends a road.
u8 nearest(const Rules& rules, const State& state) {
  const PlacedTile& tile = state.tiles[state.last_tile];
  const TileDesign& design = rules.designs[tile.design];
  unsigned found = 0;
  for (int side = 0; side < kSides; ++side) {
    const u8 local = design.middle[static_cast<unsigned>(tile_side(side, tile.rotation))];
    if (local == kNoSegment || design.segments[local].kind != carcassonne::kRoad) continue;
    const unsigned ferry = first_met(rules, state, side);
    if (ferry != kFerries) found |= 1u << ferry;
  }
  return static_cast<u8>(found);
}

void legal_moves(const Rules& rules, const State& state, Decision, ActionList& actions) {
  const Fleet& now = fleet(state);
  for (unsigned rest = now.movable; rest != 0; rest &= rest - 1) {
    const Ferry& ferry = now.ferry[static_cast<unsigned>(std::countr_zero(rest))];
    add_crossings(rules, tile_of(state, ferry), {ferry.a, ferry.b}, actions);
  }
  actions.add(Action{});
}

// FER-08: the old road parts, whoever stands on it stays on their segment; then the new one is joined.
void apply_move(const Rules& rules, State& state, Decision, Action action, EventLog* events) {
  Fleet& now = fleet(state);
  if (action.verb == Verb::Pass) {
    now.movable = 0;
    return;
  }
  const PlacedTile& tile = state.tiles[state.at(action.cell) - 1u];
  const unsigned number = ferry_on(state, tile);
  Ferry& ferry = now.ferry[number];
  const SegmentId old = end_of(ferry, ferry.a);
  ferry.b = ferry.a;  // it joins nothing for the moment
  rebuild_feature(rules, state, old);
  ferry.a = action.segment;
  ferry.b = action.option;
  join(state, ferry);
  now.moved = static_cast<u8>(now.moved | 1u << number);
  now.movable = static_cast<u8>(now.movable & ~(1u << number));
  for (int road = 0; road < roads_on(rules, tile); ++road)
    note_changed(state, end_of(ferry, static_cast<u8>(road)));  // FER-06
  tell(state, events, kMoved, ferry);
  figures_left(rules, state, events);
}

void joints(const Rules&, const State& state, JointList& list) {
  const Fleet& now = fleet(state);
  for (unsigned i = 0; i < now.count; ++i) {
    const Ferry& ferry = now.ferry[i];
    if (ferry.a != ferry.b) list.add({end_of(ferry, ferry.a), end_of(ferry, ferry.b)});
  }
}

void on_part_end(const Rules&, State& state, EventLog*) { fleet(state).moved = 0; }

void build(RulesDraft& draft) { carcassonne::note_marked(draft, kId, kMarks[0]); }

void lying(const Rules&, const State& state, LyingList& list) {
  const Fleet& now = fleet(state);
  for (unsigned i = 0; i < now.count; ++i) {
    const Ferry& ferry = now.ferry[i];
    list.add({.expansion = kId,
              .token = 0,
              .cell = tile_of(state, ferry).cell,
              .segment = ferry.a,
              .other = ferry.b});
  }
}

constexpr DecisionDef kDecisions[] = {
    {.key = "lay_ferry", .legal = legal_laying, .apply = apply_laying},
    {.key = "move_ferry", .legal = legal_moves, .apply = apply_move},
};

// After the figure: the new lake's ferry is laid, then others may be moved.
StepResult lay_ferry(const Rules& rules, State& state, EventLog*) {
  // one for each lake, as long as there are any
  if (is_lake(rules, state.tiles[state.last_tile]) && fleet(state).count < kFerries)
    push_decision(state, {kId, kLay, state.active, 0});
  return StepResult::Next;
}

StepResult move_ferries(const Rules& rules, State& state, EventLog*) {
  Fleet& now = fleet(state);
  if (now.count == 0) return StepResult::Next;
  if (!now.asked) {  // the roads are those before any ferry is moved
    now.asked = true;
    now.movable = static_cast<u8>(nearest(rules, state) & ~now.moved);
  }
  if (now.movable == 0) {
    now.asked = false;
    return StepResult::Next;
  }
  push_decision(state, {kId, kMove, state.active, 0});
  return StepResult::Stay;
}

constexpr Step kSteps[] = {{.name = "ferry", .run = lay_ferry}, {.name = "ferries", .run = move_ferries}};

}  // namespace

Crossing crossing_at(const State& state, Cell cell) {
  const GridEntry entry = state.at(cell);
  if (!is_tile(entry)) return {};
  const unsigned number = ferry_on(state, state.tiles[entry - 1u]);
  if (number == kFerries) return {};
  return {fleet(state).ferry[number].a, fleet(state).ferry[number].b};
}

const Expansion kExpansion{
    .id = kId,
    .key = "ferries",
    .marks = kMarks,
    .tokens = kTokens,
    .events = kEvents,
    .decisions = kDecisions,
    .steps = kSteps,
    .tile_set = [](const Setup&) -> std::string_view { return "ferries"; },
    .build = build,
    .on_part_end = on_part_end,
    .joints = joints,
    .shown = {.lying = lying},
};

}  // namespace bastide::ferries
