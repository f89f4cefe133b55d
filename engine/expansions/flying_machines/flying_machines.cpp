#include "engine/expansions/flying_machines/flying_machines.h"

#include "engine/data/tile_facts.h"
#include "engine/families/carcassonne/carcassonne.h"
#include "engine/rules/steps.h"

namespace bastide::flying_machines {
namespace {

constexpr std::string_view kMarks[] = {"flying_machine"};
constexpr EventDef kEvents[] = {
    {.key = "rolled", .remembered = Most::Amounts, .of_piece = true, .of_place = true},
    {.key = "lost", .of_piece = true, .of_place = true}};
enum DecisionNumber : u8 { kRoll = 0, kLand = 1 };

constexpr int kFarthest = 3;  // of the die's six faces, two each of 1, 2 and 3
// FLY-03: never on a field or garden.
constexpr unsigned kLandingKinds = carcassonne::bit(carcassonne::kRoad) |
                                   carcassonne::bit(carcassonne::kCity) |
                                   carcassonne::bit(carcassonne::kMonastery);

// Eight directions clockwise from north; a quarter turn of the tile is two of them.
constexpr int kDirections = 8;
constexpr std::array<std::string_view, kDirections> kDirectionKeys = {"N", "NE", "E", "SE",
                                                                      "S", "SW", "W", "NW"};
constexpr std::array<Cell, kDirections> kWays = {Cell{0, -1}, Cell{1, -1}, Cell{1, 0},  Cell{1, 1},
                                                 Cell{0, 1},  Cell{-1, 1}, Cell{-1, 0}, Cell{-1, -1}};

// Of each design 1 + the direction of its machine, unturned.
void build(RulesDraft& draft) {
  for (int i = 0; i < draft.rules.design_count; ++i) {
    const MarkFact* mark = find_mark(carcassonne::fact(draft.rules, static_cast<u8>(i)).marks, kMarks[0]);
    int direction = 0;
    while (mark != nullptr && direction < kDirections &&
           kDirectionKeys[static_cast<unsigned>(direction)] != mark->value)
      ++direction;
    draft.mark(kId, i, mark == nullptr ? 0 : 1 + direction);
  }
}

// FLY-01, FLY-03: a meeple or large meeple, which may stand on roads; abbots and special figures don't fly.
bool flies(const PieceDef& piece) {
  return piece.weight != 0 && (piece.kinds >> carcassonne::kRoad & 1) != 0;
}

void add_piece_actions(const Rules& rules, const State& state, ActionList& actions) {
  const PlacedTile& tile = state.tiles[state.last_tile];
  if (rules.marks[kId][tile.design] == 0) return;
  for (unsigned piece = 0; piece < static_cast<unsigned>(rules.piece_count); ++piece) {
    if (state.supply[state.active][piece] == 0 || !flies(rules.pieces[piece])) continue;
    Action action;
    action.verb = Verb::DeployPiece;
    action.expansion = kId;
    action.piece = static_cast<u8>(piece);
    action.cell = tile.cell;
    action.segment = kNoSegment;
    actions.add(action);
  }
}

// FLY-07: the figure is named, then the die is rolled. Until it lands the figure stays in the supply.
void apply_piece_action(const Rules&, State& state, Action action, EventLog*) {
  push_decision(state, {kId, kRoll, kChance, action.piece});
}

void legal_rolls(const Rules&, const State&, Decision, ActionList& actions) {
  for (int face = 1; face <= kFarthest; ++face) {
    actions.add(option_action(Verb::Roll, kId, static_cast<u8>(face)));
  }
}

void tell(const State& state, EventLog* events, EventNumber option, Cell cell, int amount, u8 piece) {
  if (events == nullptr) return;
  Event event = expansion_event(kId, option, state.active, cell, amount);
  event.piece = piece;
  events->add(event);
}

// A landing's Decision::arg: the piece, and how far it flies.
u8 flight(u8 piece, u8 distance) { return static_cast<u8>(piece | distance << 4); }

// FLY-03, FLY-04: on any unfinished road, city or monastery of the target, occupied or not.
void legal_landings(const Rules& rules, const State& state, Decision decision, ActionList& actions) {
  const Cell cell = target(rules, state.tiles[state.last_tile], decision.arg >> 4);
  const GridEntry entry = state.at(cell);
  if (!is_tile(entry)) return;
  const PlacedTile& tile = state.tiles[entry - 1u];
  if (!(tile.cell == cell)) return;  // the grid is a torus
  const TileDesign& design = rules.designs[tile.design];
  for (unsigned local = 0; local < design.segment_count; ++local) {
    if ((kLandingKinds >> design.segments[local].kind & 1) == 0) continue;
    if (is_complete(feature_of(state, segment_id(tile, local)))) continue;
    Action action;
    action.verb = Verb::DeployPiece;
    action.expansion = kId;
    action.piece = decision.arg & 15;
    action.cell = cell;
    action.segment = static_cast<u8>(local);
    actions.add(action);
  }
}

void apply_roll(const Rules& rules, State& state, Decision decision, Action action, EventLog* events) {
  const Decision landing{kId, kLand, state.active, flight(decision.arg, action.option)};
  const Cell cell = target(rules, state.tiles[state.last_tile], action.option);
  tell(state, events, kRolled, cell, action.option, decision.arg);
  ActionList places;
  legal_landings(rules, state, landing, places);
  if (places.empty())
    tell(state, events, kLost, cell, action.option, decision.arg);  // FLY-05
  else
    push_decision(state, landing);
}

void apply_landing(const Rules& rules, State& state, Decision, Action action, EventLog* events) {
  put_figure(rules, state, state.active, action.piece, segment_at(state, action), events);
}

constexpr DecisionDef kDecisions[] = {
    {.key = "flight_roll",
     .legal = legal_rolls,
     .apply = apply_roll,
     .given_by = "rolls",
     .given_low = 1,
     .given_high = kFarthest},
    {.key = "land", .legal = legal_landings, .apply = apply_landing},
};

}  // namespace

Cell target(const Rules& rules, const PlacedTile& tile, int distance) {
  const int direction = (rules.marks[kId][tile.design] - 1 + 2 * tile.rotation) % kDirections;
  const Cell way = kWays[static_cast<unsigned>(direction)];
  return {static_cast<i8>(tile.cell.x + distance * way.x), static_cast<i8>(tile.cell.y + distance * way.y)};
}

const Expansion kExpansion{
    .id = kId,
    .key = "flying_machines",
    .marks = kMarks,
    .site = kMarks[0],
    .events = kEvents,
    .decisions = kDecisions,
    .tile_set = [](const Setup&) -> std::string_view { return "flying_machines"; },
    .build = build,
    .add_piece_actions = add_piece_actions,
    .apply_piece_action = apply_piece_action,
};

}  // namespace bastide::flying_machines
