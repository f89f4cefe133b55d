// HOUSE-08: a tile that touches tiles on all four sides gives another turn after this one, and so does a
// second tile of the turn. An extra turn gives none, nor does a tile that was bought.
#include "engine/expansions/house_rules/house_rules.h"
#include "engine/rules/rules.h"

namespace bastide::house_rules {
namespace {

constexpr OptionDef kOptions[] = {{.key = "hole_turn"}};
constexpr EventDef kEvents[] = {{.key = "filled", .of_place = true}};
constexpr std::string_view kTexts[] = {"prompt.extra"};

struct Extra {
  bool now = false;  // this turn is one
};

void on_tile_placed(const Rules&, State& state, EventLog* events) {
  if (state.turn_of != kNobody || expansion_state<Extra>(state, kHoles).now) return;
  const Cell cell = state.tiles[state.last_tile].cell;
  for (int side = 0; side < kSides; ++side) {
    if (!is_tile(state.at(neighbour(cell, side)))) return;
  }
  ++state.again;
  if (events != nullptr) events->add(expansion_event(kHoles, kFilled, state.active, cell));
}

void on_turn_end(const Rules&, State& state, EventLog*) {
  expansion_state<Extra>(state, kHoles).now = state.again != 0;
}

std::string_view turn_title(const Rules&, const State& state) {
  return expansion_state<Extra>(state, kHoles).now ? "prompt.extra" : "";
}

}  // namespace

extern const Expansion kHolesRules;
const Expansion kHolesRules{.id = kHoles,
                            .key = "holes",
                            .options = kOptions,
                            .events = kEvents,
                            .by_option = [](const Rules& rules) { return rules.option(kHoles, 0) != 0; },
                            .on_tile_placed = on_tile_placed,
                            .on_turn_end = on_turn_end,
                            .shown = {.texts = kTexts, .turn_title = turn_title}};

}  // namespace bastide::house_rules
