// HOUSE-01: the first seat begins, or chance says who, or a draw-off. Its tiles are drawn as if from the
// whole bag and go straight back, so that they change no order of tiles.
#include "engine/expansions/house_rules/house_rules.h"
#include "engine/families/carcassonne/carcassonne.h"
#include "engine/rules/steps.h"

#include <bit>

namespace bastide::house_rules {
namespace {

constexpr std::string_view kWays[] = {"first", "random", "draw_off"};
constexpr OptionDef kOptions[] = {{.key = "starting_player", .high = 2, .choices = kWays}};
constexpr EventDef kEvents[] = {{.key = "drew_off", .of_tile = true}, {"begins"}};
enum DecisionNumber : u8 { kThrow = 0, kDrawRoads = 1 };

constexpr u8 kUndrawn = 0xFF;
constexpr u8 kNothing = 0xFE;    // there was no tile left to draw
constexpr int kMostRounds = 20;  // of a bag that cannot part those who are tied, the first of them begins
struct Draw {
  std::array<u8, kMaxPlayers> tile{kUndrawn, kUndrawn, kUndrawn, kUndrawn, kUndrawn, kUndrawn};
  u8 seats = 0;  // bit per seat still in it
  bool settled = false;
  u8 rounds = 0;
};
Draw& drawing(State& state) { return expansion_state<Draw>(state, kStart); }
const Draw& drawing(const State& state) { return expansion_state<Draw>(state, kStart); }

Action roll(unsigned option) { return option_action(Verb::Roll, kStart, option); }

void begin(State& state, Seat seat, EventLog* events) {
  state.active = seat;
  drawing(state).settled = true;
  if (events != nullptr) events->add(expansion_event(kStart, kBegins, seat, {}));
}

void legal_throws(const Rules& rules, const State&, Decision, ActionList& actions) {
  for (int seat = 0; seat < rules.setup.players; ++seat) actions.add(roll(static_cast<unsigned>(seat)));
}

void apply_throw(const Rules&, State& state, Decision, Action action, EventLog* events) {
  begin(state, action.option, events);
}

// Copies of a design that nobody holds in this round.
int copies_left(const State& state, unsigned design) {
  int left = state.bag[design];
  for (const u8 tile : drawing(state).tile) left -= tile == design ? 1 : 0;
  return left;
}

bool is_land(const Rules& rules, unsigned design) { return rules.designs[design].group == kBagGroups - 1; }

void legal_roads(const Rules& rules, const State& state, Decision, ActionList& actions) {
  for (unsigned design = 0; design < static_cast<unsigned>(rules.design_count); ++design) {
    if (is_land(rules, design) && copies_left(state, design) > 0) actions.add(roll(design));
  }
}

int weight_of_roads(const Rules&, const State& state, const Action& action) {
  return copies_left(state, action.option);
}

void apply_roads(const Rules&, State& state, Decision decision, Action action, EventLog* events) {
  drawing(state).tile[decision.arg] = action.option;
  if (events == nullptr) return;
  Event event = expansion_event(kStart, kDrewOff, decision.arg, {});
  event.design = action.option;
  events->add(event);
}

// Who has drawn most roads, one bit each.
unsigned with_most_roads(const Rules& rules, const State& state) {
  unsigned seats = 0;
  int most = -1;
  for (Seat seat = 0; seat < static_cast<Seat>(rules.setup.players); ++seat) {
    if ((drawing(state).seats >> seat & 1) == 0) continue;
    const u8 tile = drawing(state).tile[seat];
    const int roads = tile == kNothing ? 0 : road_ends(rules, tile);
    if (roads > most) seats = 0;
    if (roads >= most) seats |= 1u << seat;
    most = roads > most ? roads : most;
  }
  return seats;
}

StepResult draw_off(const Rules& rules, State& state, EventLog* events) {
  Draw& now = drawing(state);
  if (now.seats == 0) now.seats = static_cast<u8>((1u << rules.setup.players) - 1);
  for (Seat seat = 0; seat < static_cast<Seat>(rules.setup.players); ++seat) {
    if ((now.seats >> seat & 1) == 0 || now.tile[seat] != kUndrawn) continue;
    ActionList tiles;
    legal_roads(rules, state, {}, tiles);
    if (tiles.empty()) {
      now.tile[seat] = kNothing;
      continue;
    }
    push_decision(state, {kStart, kDrawRoads, kChance, seat});
    return StepResult::Stay;
  }
  now.seats = static_cast<u8>(with_most_roads(rules, state));
  now.tile.fill(kUndrawn);
  if (std::has_single_bit(now.seats) || ++now.rounds == kMostRounds)
    begin(state, static_cast<Seat>(std::countr_zero(now.seats)), events);
  return StepResult::Stay;  // ties draw again
}

constexpr DecisionDef kDecisions[] = {
    {.key = "throw_for_start",
     .legal = legal_throws,
     .apply = apply_throw,
     .given_by = "starters",
     .given_high = kMaxPlayers - 1},
    {.key = "draw_off",
     .legal = legal_roads,
     .apply = apply_roads,
     .weight = weight_of_roads,
     .given_by = "draw_off",
     .given_high = kMaxDesigns - 1},
};

// Before the first turn.
StepResult choose_starter(const Rules& rules, State& state, EventLog* events) {
  if (drawing(state).settled) return StepResult::Next;
  if (rules.option(kStart, 0) == kDrawOff) return draw_off(rules, state, events);
  push_decision(state, {kStart, kThrow, kChance, 0});
  return StepResult::Stay;
}

constexpr Step kSteps[] = {{.name = "starting player", .run = choose_starter}};

}  // namespace

int road_ends(const Rules& rules, u8 design) {
  int ends = 0;
  for (int side = 0; side < kSides; ++side)
    ends += (rules.designs[design].fit4 >> (4 * side + carcassonne::kRoadTerrain) & 1) != 0 ? 1 : 0;
  return ends;
}

extern const Expansion kStartRules;
const Expansion kStartRules{
    .id = kStart,
    .key = "starting_player",
    .options = kOptions,
    .events = kEvents,
    .decisions = kDecisions,
    .steps = kSteps,
    .memory = starts_as<Draw>,
    .by_option = [](const Rules& rules) { return rules.option(kStart, 0) != kFirstSeat; }};

}  // namespace bastide::house_rules
