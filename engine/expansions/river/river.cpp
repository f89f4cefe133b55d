#include "engine/expansions/river/river.h"

#include "engine/data/tile_facts.h"
#include "engine/families/carcassonne/carcassonne.h"

#include <bit>

namespace bastide::river {
namespace {

constexpr u8 kRiverGroup = 0;  // drawn first
constexpr u8 kLakeGroup = 1;   // beneath the river tiles (RIV-01)

constexpr std::string_view kMarks[] = {"spring", "lake"};
// What is noted of a design (Rules::marks).
enum Mark : u8 { kNoMark = 0, kSpring = 1, kLake = 2 };

constexpr OptionDef kOptions[] = {{.key = "river_start_tile"}};

constexpr int kStraight = 2;  // exit side minus entry side, mod 4; 1 and 3 are the two curves

struct Course {
  Cell end;             // the cell the open end faces
  u8 entry = 0;         // side of that cell by which the river enters it
  u8 bend = kStraight;  // how the last tile turned
  bool open = false;
};

Course& course(State& state) { return expansion_state<Course>(state, kId); }
const Course& course(const State& state) { return expansion_state<Course>(state, kId); }

// Sides of the board where the turned tile shows its river.
u8 river_sides(const TileDesign& design, int rotation) {
  for (unsigned i = 0; i < design.segment_count; ++i) {
    if (design.segments[i].kind != carcassonne::kRiver) continue;
    const unsigned own = design.segments[i].sides;
    return static_cast<u8>(((own << rotation) | (own >> (4 - rotation))) & 0xF);
  }
  return 0;
}

bool is_free(const Rules& rules, const State& state, Cell cell) {
  return !is_tile(state.at(cell)) && on_board(state, rules.traits, cell);
}

// Whether the river, having turned by `bend`, can leave the empty cell it enters by `entry`.
bool can_go_on(const Rules& rules, const State& state, Cell cell, int entry, int bend) {
  for (const int next : {1, 2, 3}) {
    if (next != kStraight && next == bend) continue;  // a U-turn
    if (is_free(rules, state, neighbour(cell, (entry + next) & 3))) return true;
  }
  return false;
}

void build(RulesDraft& draft) {
  Rules& rules = draft.rules;
  for (int i = 0; i < rules.design_count; ++i) {
    TileDesign& design = rules.designs[static_cast<unsigned>(i)];
    const Marks& marks = carcassonne::fact(rules, static_cast<u8>(i)).marks;
    const Mark mark = has_mark(marks, kMarks[0]) ? kSpring : has_mark(marks, kMarks[1]) ? kLake : kNoMark;
    draft.mark(kId, i, mark);
    if (mark != kNoMark && design.copies > 1) design.copies = 1;  // a river begins and ends once
    // also those of other expansions (TOW-01)
    if (carcassonne::has_river(design)) design.group = mark == kLake ? kLakeGroup : kRiverGroup;
  }
}

void set_up(const Rules& rules, State& state) {
  const auto take_out = [&](u8 design) {
    --state.bag[design];
    --state.group_left[rules.designs[design].group];
  };
  for (int i = 0; i < rules.design_count; ++i) {
    const auto design = static_cast<unsigned>(i);
    if (rules.marks[kId][design] != kSpring || rules.designs[design].copies == 0) continue;
    take_out(static_cast<u8>(i));
    // RIV-01: the start tile is left out; RIV-06, HOUSE-04: it stays among the land tiles.
    if (rules.option(kId, kStartTileOption) == 0 && rules.start_design != kNoDesign)
      take_out(rules.start_design);
    lay_tile(state, rules.traits, rules.designs.data(), static_cast<u8>(i), {0, 0}, 0);
    const int exit = std::countr_zero(static_cast<unsigned>(river_sides(rules.designs[design], 0)));
    course(state) = {neighbour({0, 0}, exit), static_cast<u8>(opposite(exit)), kStraight, true};
    filter_placements_from(state, kId, true);
  }
}

// RIV-03, RIV-04.
void filter_placements(const Rules& rules, const State& state, ActionList& actions) {
  if (!course(state).open) return;
  actions.filter([&](const Action& action) { return refusal(rules, state, action) == Refusal::None; });
}

constexpr std::string_view kTexts[] = {"refusal.river.not_continuing", "refusal.river.u_turn",
                                       "refusal.river.dead_end"};

std::string_view why_refused(const Rules& rules, const State& state, const Action& placement) {
  static constexpr std::array<std::string_view, 4> kRefusalKeys = {"", "not_continuing", "u_turn",
                                                                   "dead_end"};
  return kRefusalKeys[static_cast<unsigned>(refusal(rules, state, placement))];
}

void on_tile_placed(const Rules& rules, State& state, EventLog*) {
  Course& now = course(state);
  if (!now.open) return;
  const PlacedTile& tile = state.tiles[state.last_tile];
  const unsigned exits = river_sides(rules.designs[tile.design], tile.rotation) & ~(1u << now.entry);
  if (exits == 0) {  // the lake, or land already: the lake fitted nowhere (BASE-12)
    now.open = false;
    filter_placements_from(state, kId, false);
    return;
  }
  const int exit = std::countr_zero(exits);
  now.bend = static_cast<u8>((exit - now.entry) & 3);
  now.entry = static_cast<u8>(opposite(exit));
  now.end = neighbour(tile.cell, exit);
}

}  // namespace

Refusal refusal(const Rules& rules, const State& state, const Action& placement) {
  const Course& now = course(state);
  if (!now.open) return Refusal::None;
  const unsigned sides = river_sides(rules.designs[placement.option], placement.rotation);
  if (sides == 0) return Refusal::None;  // land after a lake that fitted nowhere
  if (!(placement.cell == now.end) || (sides >> now.entry & 1) == 0) return Refusal::NotContinuing;
  const unsigned exits = sides & ~(1u << now.entry);
  if (exits == 0) return Refusal::None;  // the lake
  const int exit = std::countr_zero(exits);
  const int bend = (exit - now.entry) & 3;
  if (bend != kStraight && bend == now.bend) return Refusal::UTurn;
  const Cell next = neighbour(placement.cell, exit);
  if (!is_free(rules, state, next)) return Refusal::DeadEnd;
  const bool only_lake_left = state.group_left[kRiverGroup] == 0;
  // The cell this tile is about to fill is no way out either, but it lies behind the entry.
  if (!only_lake_left && !can_go_on(rules, state, next, opposite(exit), bend)) return Refusal::DeadEnd;
  return Refusal::None;
}

const Expansion kExpansion{
    .id = kId,
    .key = "river",
    .marks = kMarks,
    .options = kOptions,
    .tile_set = [](const Setup& setup) -> std::string_view {
      return carcassonne::edition(setup) == carcassonne::Edition::C1 ? "river_c1" : "river_c2";
    },
    .build = build,
    .set_up = set_up,
    .filter_placements = filter_placements,
    .on_tile_placed = on_tile_placed,
    .shown = {.texts = kTexts, .why_refused = why_refused},
};

}  // namespace bastide::river
