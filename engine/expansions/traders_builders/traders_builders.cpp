#include "engine/expansions/traders_builders/traders_builders.h"

#include "engine/families/carcassonne/carcassonne.h"
#include "engine/rules/steps.h"

#include <algorithm>

namespace bastide::traders_builders {
namespace {

using carcassonne::kCity;
using carcassonne::kField;
using carcassonne::kRoad;

// Special figures: they count in no majority and are placed by this expansion (TRA-03, TRA-07).
constexpr PieceDef kPieces[] = {{.key = "builder"}, {.key = "pig"}};
// Kinds of goods by their number in counters, reasons and events; then what else has a number there.
constexpr CounterDef kCounters[] = {{"wine"}, {"grain"}, {"cloth"}};
constexpr unsigned kPigReason = kGoodsKinds;
constexpr ReasonDef kReasons[] = {{"wine", "goods"}, {"grain", "goods"}, {"cloth", "goods"}, {"pig"}};
constexpr EventDef kEvents[] = {{"wine"}, {"grain"}, {"cloth"}, {"second_turn"}};

constexpr int kGoodsPoints = 10;  // TRA-02

struct Market {
  std::array<std::array<u8, kGoodsKinds>, kMaxPlayers> goods{};
  bool earned = false;  // this part of the turn has earned a second one
  bool second = false;  // this is the second one
};

Market& market(State& state) { return expansion_state<Market>(state, kId); }
const Market& market(const State& state) { return expansion_state<Market>(state, kId); }

u8 builder(const Rules& rules) { return rules.piece(kId, kBuilder); }
u8 pig(const Rules& rules) { return rules.piece(kId, kPig); }

// TRA-04, TRA-10: the tile just laid is joined to a road or city with the player's builder.
void on_tile_placed(const Rules& rules, State& state, EventLog*) {
  if (state.turn_of != kNobody) return;  // a tile bought is no turn of one's own (HOUSE-07)
  if (market(state).second || state.supply[state.active][builder(rules)] != 0) return;
  const PlacedTile& tile = state.tiles[state.last_tile];
  for (unsigned i = 0; i < state.figure_count; ++i) {
    const Figure& figure = state.figures[i];
    if (figure.seat != state.active || figure.piece != builder(rules)) continue;
    const SegmentId root = find(state, figure.segment);
    for (unsigned local = 0; local < rules.designs[tile.design].segment_count; ++local) {
      if (find(state, segment_id(tile, local)) == root) market(state).earned = true;
    }
  }
}

// TRA-03, TRA-07: builder and pig go where the player already has a meeple.
void add_piece_actions(const Rules& rules, const State& state, ActionList& actions) {
  const Seat seat = state.active;
  const bool has_builder = state.supply[seat][builder(rules)] != 0;
  const bool has_pig = state.supply[seat][pig(rules)] != 0;
  if (!has_builder && !has_pig) return;
  const PlacedTile& tile = state.tiles[state.last_tile];
  const TileDesign& design = rules.designs[tile.design];
  for (unsigned local = 0; local < design.segment_count; ++local) {
    const Kind kind = design.segments[local].kind;
    const bool for_builder = has_builder && (kind == kRoad || kind == kCity);
    const bool for_pig = has_pig && kind == kField;
    if (!for_builder && !for_pig) continue;
    const Feature& feature = feature_of(state, segment_id(tile, local));
    // Not on what this tile completes: the builder would come straight back.
    if (lane(feature.figures, seat) == 0 || is_complete(feature)) continue;
    Action action;
    action.verb = Verb::DeployPiece;
    action.expansion = kId;
    action.piece = for_builder ? builder(rules) : pig(rules);
    action.cell = tile.cell;
    action.segment = static_cast<u8>(local);
    actions.add(action);
  }
}

void apply_piece_action(const Rules& rules, State& state, Action action, EventLog* events) {
  const PlacedTile& tile = state.tiles[state.last_tile];
  put_figure(rules, state, state.active, action.piece, segment_id(tile, action.segment), events);
}

// TRA-01: whoever laid the completing tile takes the goods, whoever scores.
void on_feature_scored(const Rules& rules, State& state, const FeatureView& feature, EventLog* events) {
  if (feature.kind != kCity) return;
  for (unsigned kind = 0; kind < kGoodsKinds; ++kind) {
    const int tokens = lane(feature.counters, rules.counter(kId, kind));
    if (tokens == 0) continue;
    u8& held = market(state).goods[state.active][kind];
    held = static_cast<u8>(held + tokens);
    if (events == nullptr) continue;
    Event event;
    event.kind = EventKind::ExpansionEvent;
    event.seat = state.active;
    event.expansion = kId;
    event.option = static_cast<u8>(kind);
    event.amount = static_cast<i16>(tokens);
    event.cell = state.tiles[state.last_tile].cell;
    event.feature = feature.kind;
    event.feature_segment = feature.segment;
    events->add(event);
  }
}

// TRA-06, TRA-08: a builder or pig whose owner has no meeple left beside it.
void on_figures_left(const Rules& rules, State& state, EventLog* events) {
  for (unsigned i = 0; i < state.figure_count;) {
    const Figure& figure = state.figures[i];
    const bool special = figure.piece == builder(rules) || figure.piece == pig(rules);
    if (special && lane(feature_of(state, figure.segment).figures, figure.seat) == 0) {
      return_figure(rules, state, i, events);  // the last figure moves to i
    } else {
      ++i;
    }
  }
}

void on_turn_end(const Rules&, State& state, EventLog*) {
  market(state).earned = false;
  market(state).second = false;
}

// TRA-08: one point more per city for the owner of a pig on the field.
PointItem field_city_points(const Rules& rules, const State& state, SegmentId field, Seat seat) {
  const SegmentId root = find(state, field);
  for (unsigned i = 0; i < state.figure_count; ++i) {
    const Figure& figure = state.figures[i];
    if (figure.seat == seat && figure.piece == pig(rules) && find(state, figure.segment) == root)
      return {rules.reason(kId, kPigReason), 1};
  }
  return {};
}

// TRA-02: 10 points per kind to whoever holds most of it, to each when tied.
void final_scoring(const Rules& rules, State& state, EventLog* events) {
  for (unsigned kind = 0; kind < kGoodsKinds; ++kind) {
    const auto tokens = [&](int seat) { return market(state).goods[static_cast<unsigned>(seat)][kind]; };
    int most = 1;
    for (int seat = 0; seat < rules.setup.players; ++seat) most = std::max<int>(most, tokens(seat));
    for (int seat = 0; seat < rules.setup.players; ++seat) {
      if (tokens(seat) == most)
        award_extra(rules, state, static_cast<Seat>(seat), rules.reason(kId, kind), kGoodsPoints, true,
                    events);
    }
  }
}

void holdings(const Rules&, const State& state, Seat seat, HoldingList& held) {
  for (unsigned kind = 0; kind < kGoodsKinds; ++kind) {
    const int tokens = market(state).goods[seat][kind];
    if (tokens != 0) held.add({.key = kReasons[kind].key, .amount = tokens, .group = kReasons[kind].group});
  }
}

constexpr std::string_view kWares[] = {"wine", "grain", "cloth"};

int wares_of(const State& state, Seat seat, unsigned ware) { return market(state).goods[seat][ware]; }

void hand_over(State& state, Seat from, Seat to, unsigned ware) {
  --market(state).goods[from][ware];
  ++market(state).goods[to][ware];
}

constexpr std::string_view kTexts[] = {"prompt.second"};

std::string_view turn_title(const Rules&, const State& state) {
  return market(state).second ? "prompt.second" : "";
}

// TRA-04: an earned second turn goes back to drawing.
StepResult begin_second_turn(const Rules& rules, State& state, EventLog* events) {
  if (!second_turn_earned(state)) return StepResult::Next;
  // BASE-50: with nothing left to place there is none; the turn ends, and with the next one the game.
  if (!any_tile_fits(rules, state)) return StepResult::Next;
  end_part(rules, state, events);
  market(state).earned = false;
  market(state).second = true;
  state.step = 0;  // draw, place, figure, score once more
  if (events != nullptr) {
    Event event;
    event.kind = EventKind::ExpansionEvent;
    event.seat = state.active;
    event.expansion = kId;
    event.option = kSecondTurn;
    events->add(event);
  }
  return StepResult::Stay;
}

constexpr Step kSteps[] = {{.name = "second turn", .run = begin_second_turn}};

}  // namespace

std::array<u8, kGoodsKinds> goods_of(const State& state, Seat seat) { return market(state).goods[seat]; }
bool in_second_turn(const State& state) { return market(state).second; }
bool second_turn_earned(const State& state) { return market(state).earned && !market(state).second; }

const Expansion kExpansion{
    .id = kId,
    .key = "traders_builders",
    .pieces = kPieces,
    .counters = kCounters,
    .reasons = kReasons,
    .events = kEvents,
    .steps = kSteps,
    .tile_set = [](const Setup&) -> std::string_view { return "traders_builders"; },
    .on_tile_placed = on_tile_placed,
    .add_piece_actions = add_piece_actions,
    .apply_piece_action = apply_piece_action,
    .on_feature_scored = on_feature_scored,
    .on_figures_left = on_figures_left,
    .on_turn_end = on_turn_end,
    .field_city_points = field_city_points,
    .final_scoring = final_scoring,
    .wares = kWares,
    .wares_of = wares_of,
    .hand_over = hand_over,
    .shown = {.texts = kTexts, .holdings = holdings, .turn_title = turn_title},
};

}  // namespace bastide::traders_builders
