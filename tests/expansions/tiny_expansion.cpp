#include "tests/expansions/tiny_expansion.h"

#include "engine/families/carcassonne/carcassonne.h"
#include "engine/rules/steps.h"

namespace bastide::test::tiny {
namespace {

constexpr int kCountedRings = 3;
constexpr int kNorthernmost = -3;
enum Answer : u8 { kQuiet = 0, kRing = 1 };

void set_up(const Rules&, State& state) { filter_placements_from(state, kId, true); }

void filter_placements(const Rules&, const State&, ActionList& actions) {
  actions.filter([](const Action& action) { return action.cell.y >= kNorthernmost; });
}

// Asks everybody, the active player first, then clockwise (TURN-06).
void on_tile_placed(const Rules& rules, State& state, EventLog*) {
  if (!carcassonne::fact(rules, state.tiles[state.last_tile].design).monastery) return;
  ask_in_order(rules, state, kId, 0, 0, (1u << rules.setup.players) - 1, state.active);
}

void legal_ring(const Rules& rules, const State&, Decision, ActionList& actions) {
  offer_choices(rules, kId, actions);
}

void apply_ring(const Rules&, State& state, Decision decision, Action action, EventLog* events) {
  if (action.option != kRing) return;
  auto& bell = expansion_state<Bell>(state, kId);
  if (bell.rung++ < kCountedRings) ++bell.by_seat[decision.who];
  if (events == nullptr) return;
  Event event;
  event.kind = EventKind::ExpansionEvent;
  event.expansion = kId;
  event.seat = decision.who;
  event.amount = bell.rung;
  events->add(event);
}

void modify_points(const Rules& rules, const State&, const FeatureView& feature, Points& points) {
  if (feature.kind == carcassonne::kRoad) points.add(rules.reason(kId, 0), 1);
}

void final_scoring(const Rules& rules, State& state, EventLog* events) {
  const Bell bell = expansion_state<Bell>(state, kId);
  for (int seat = 0; seat < rules.setup.players; ++seat) {
    award_extra(rules, state, static_cast<Seat>(seat), rules.reason(kId, 0),
                2 * bell.by_seat[static_cast<unsigned>(seat)], true, events);
  }
}

constexpr DecisionDef kDecisions[] = {{.key = "ring_bell", .legal = legal_ring, .apply = apply_ring}};
constexpr std::string_view kChoices[] = {"quiet", "ring"};
constexpr ReasonDef kReasons[] = {{"bell"}};
constexpr EventDef kEvents[] = {{"rung"}};

}  // namespace

const Expansion kExpansion{
    .id = kId,
    .key = "tiny",
    .reasons = kReasons,
    .events = kEvents,
    .choices = kChoices,
    .decisions = kDecisions,
    .set_up = set_up,
    .filter_placements = filter_placements,
    .on_tile_placed = on_tile_placed,
    .modify_points = modify_points,
    .final_scoring = final_scoring,
};

const ExtendedCatalogue kCatalogue({&kExpansion});

}  // namespace bastide::test::tiny
