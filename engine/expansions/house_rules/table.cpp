// HOUSE-10 to HOUSE-12, HOUSE-14: a table of W x H tiles whose middle holds the start tile, or that may shift
// under the landscape, or that is joined by a second one; its border may complete features.
#include "engine/core/landscape.h"
#include "engine/expansions/house_rules/house_rules.h"
#include "engine/rules/steps.h"

#include <algorithm>

namespace bastide::house_rules {
namespace {

enum OptionNumber : u8 { kFixed = 0, kWidth = 1, kHeight = 2, kBorders = 3, kShifting = 4, kExtension = 5 };
constexpr u8 kLeast = 5, kMost = 60;
constexpr std::string_view kNotShifting[] = {"table", "table_extension"};
constexpr std::string_view kNotExtending[] = {"table"};
constexpr std::string_view kOfATable[] = {"table"};
constexpr OptionDef kOptions[] = {
    {.key = "table"},
    {.key = "table_width", .fallback = 15, .low = kLeast, .high = kMost},
    {.key = "table_height", .fallback = 11, .low = kLeast, .high = kMost},
    {.key = "table_borders", .needs = kOfATable},
    {.key = "table_shifting", .excludes = kNotShifting},
    {.key = "table_extension", .excludes = kNotExtending},
};
constexpr EventDef kEvents[] = {{"extended"}};
constexpr std::string_view kChoices[] = {"north", "east", "south", "west"};
constexpr std::string_view kTexts[] = {"refusal.table.too_large"};
enum DecisionNumber : u8 { kExtend = 0 };

struct Board {
  bool extended = false;
};

int width(const Rules& rules) { return rules.option(kTable, kWidth); }
int height(const Rules& rules) { return rules.option(kTable, kHeight); }

void build(RulesDraft& draft) {
  if (draft.rules.option(kTable, kBorders) != 0) draft.rules.traits.border_closes = true;  // HOUSE-12
}

void set_up(const Rules& rules, State& state) {
  if (rules.option(kTable, kShifting) != 0) {
    filter_placements_from(state, kTable, true);
    return;
  }
  const int w = width(rules);
  const int h = height(rules);
  state.bounds = {static_cast<i8>(-(w - 1) / 2), static_cast<i8>(w / 2), static_cast<i8>(-(h - 1) / 2),
                  static_cast<i8>(h / 2)};
}

// HOUSE-11.
bool fits_somehow(const Rules& rules, const State& state, Cell cell) {
  const int w = std::max(state.max_x, cell.x) - std::min(state.min_x, cell.x) + 1;
  const int h = std::max(state.max_y, cell.y) - std::min(state.min_y, cell.y) + 1;
  return w <= width(rules) && h <= height(rules);
}

void filter_placements(const Rules& rules, const State& state, ActionList& actions) {
  actions.filter([&](const Action& action) { return fits_somehow(rules, state, action.cell); });
}

std::string_view why_refused(const Rules& rules, const State& state, const Action& placement) {
  return fits_somehow(rules, state, placement.cell) ? "" : "too_large";
}

// HOUSE-14: sides where the landscape has come to the end of the table.
void legal_sides(const Rules&, const State& state, Decision, ActionList& actions) {
  const bool reached[kSides] = {state.min_y == state.bounds.min_y, state.max_x == state.bounds.max_x,
                                state.max_y == state.bounds.max_y, state.min_x == state.bounds.min_x};
  for (unsigned side = 0; side < kSides; ++side) {
    if (!reached[side]) continue;
    actions.add(option_action(Verb::PickOption, kTable, static_cast<u8>(side)));
  }
  if (!actions.empty()) actions.add(Action{});
}

void apply_side(const Rules& rules, State& state, Decision decision, Action action, EventLog* events) {
  if (action.verb == Verb::Pass) return;
  expansion_state<Board>(state, kTable).extended = true;
  const Bounds more = second_table(rules, state, action.option);
  Bounds& bounds = state.bounds;
  bounds = {std::min(bounds.min_x, more.min_x), std::max(bounds.max_x, more.max_x),
            std::min(bounds.min_y, more.min_y), std::max(bounds.max_y, more.max_y)};
  open_new_cells(state, rules.traits, rules.designs.data());
  if (events != nullptr) events->add(expansion_event(kTable, kExtended, decision.who, {}));
}

// The table (HOUSE-10, HOUSE-14), or how far any tile may lie now (HOUSE-11).
Bounds table_now(const Rules& rules, const State& state) {
  if (rules.option(kTable, kShifting) == 0) return state.bounds;
  return {static_cast<i8>(state.max_x - width(rules) + 1), static_cast<i8>(state.min_x + width(rules) - 1),
          static_cast<i8>(state.max_y - height(rules) + 1), static_cast<i8>(state.min_y + height(rules) - 1)};
}

constexpr DecisionDef kDecisions[] = {
    {.key = "extend_table", .legal = legal_sides, .apply = apply_side, .may_lapse = true}};

// HOUSE-14: the table may grow before the tile is placed.
StepResult extend_table(const Rules& rules, State& state, EventLog*) {
  if (rules.option(kTable, kExtension) != 0 && state.hand != kNoDesign &&
      !expansion_state<Board>(state, kTable).extended)
    push_decision(state, {kTable, kExtend, state.active, 0});
  return StepResult::Next;
}

constexpr Step kSteps[] = {{.name = "table", .run = extend_table}};

}  // namespace

Bounds second_table(const Rules& rules, const State& state, int side) {
  const Bounds& now = state.bounds;
  Bounds more = now;
  switch (side) {
    case kNorth:
      more.max_y = static_cast<i8>(now.min_y - 1);
      more.min_y = static_cast<i8>(now.min_y - height(rules));
      break;
    case kEast:
      more.min_x = static_cast<i8>(now.max_x + 1);
      more.max_x = static_cast<i8>(now.max_x + width(rules));
      break;
    case kSouth:
      more.min_y = static_cast<i8>(now.max_y + 1);
      more.max_y = static_cast<i8>(now.max_y + height(rules));
      break;
    default:
      more.max_x = static_cast<i8>(now.min_x - 1);
      more.min_x = static_cast<i8>(now.min_x - width(rules));
      break;
  }
  return more;
}

extern const Expansion kTableRules;
const Expansion kTableRules{.id = kTable,
                            .key = "table",
                            .options = kOptions,
                            .events = kEvents,
                            .choices = kChoices,
                            .decisions = kDecisions,
                            .steps = kSteps,
                            .by_option =
                                [](const Rules& rules) {
                                  return rules.option(kTable, kFixed) != 0 ||
                                         rules.option(kTable, kShifting) != 0 ||
                                         rules.option(kTable, kExtension) != 0;
                                },
                            .build = build,
                            .set_up = set_up,
                            .filter_placements = filter_placements,
                            .shown = {.texts = kTexts, .why_refused = why_refused, .table = table_now}};

}  // namespace bastide::house_rules
