#include "engine/expansions/king_robber/king_robber.h"

#include "engine/families/carcassonne/carcassonne.h"
#include "engine/rules/steps.h"

namespace bastide::king_robber {
namespace {

struct Titles {
  std::array<Title, 2> by_number{};  // TitleNumber
};

constexpr ReasonDef kReasons[] = {{"king"}, {"robber_baron"}};
constexpr EventDef kEvents[] = {{"king"}, {"robber_baron"}};
// What each is worth: completed features of the land, whoever completed them (KING-03, KING-04).
constexpr std::array<Kind, 2> kKinds = {carcassonne::kCity, carcassonne::kRoad};

Titles& titles(State& state) { return expansion_state<Titles>(state, kId); }
const Titles& titles(const State& state) { return expansion_state<Titles>(state, kId); }

// KING-02, KING-04, KING-05: more tiles than every one completed before; equal takes nothing. Of two
// completed at once the larger is left standing, in whichever order they are scored.
void on_feature_scored(const Rules&, State& state, const FeatureView& feature, EventLog* events) {
  if (feature.kind != carcassonne::kCity && feature.kind != carcassonne::kRoad) return;
  if (feature.early) return;  // GIFT-04: it is not completed
  const u8 number = feature.kind == carcassonne::kCity ? kKing : kRobberBaron;
  Title& title = titles(state).by_number[number];
  if (feature.tiles <= title.tiles) return;
  title = {.holder = state.active, .tiles = static_cast<u16>(feature.tiles)};
  if (events == nullptr) return;
  Event event;
  event.kind = EventKind::ExpansionEvent;
  event.seat = state.active;
  event.expansion = kId;
  event.option = number;
  event.amount = static_cast<i16>(feature.tiles);
  event.cell = state.tiles[state.last_tile].cell;
  event.feature = feature.kind;
  event.feature_segment = feature.segment;
  events->add(event);
}

void final_scoring(const Rules& rules, State& state, EventLog* events) {
  if (king(state).holder == kNobody && robber_baron(state).holder == kNobody) return;
  const auto completed = carcassonne::completed(state, kKinds);
  for (const TitleNumber number : {kKing, kRobberBaron}) {
    const Title& title = titles(state).by_number[number];
    if (title.holder == kNobody) continue;
    award_extra(rules, state, title.holder, rules.reason(kId, number), completed[number], true, events);
  }
}

void holdings(const Rules&, const State& state, Seat seat, HoldingList& held) {
  for (const TitleNumber number : {kKing, kRobberBaron}) {
    if (titles(state).by_number[number].holder != seat) continue;
    held.add({.key = kReasons[number].key,
              .amount = carcassonne::completed(state, kKinds)[number],
              .title = true});
  }
}

}  // namespace

Title king(const State& state) { return titles(state).by_number[kKing]; }
Title robber_baron(const State& state) { return titles(state).by_number[kRobberBaron]; }

const Expansion kExpansion{
    .id = kId,
    .key = "king_robber",
    .reasons = kReasons,
    .events = kEvents,
    .tile_set = [](const Setup&) -> std::string_view { return "king_robber"; },
    .memory = starts_as<Titles>,
    .on_feature_scored = on_feature_scored,
    .final_scoring = final_scoring,
    .shown = {.holdings = holdings},
};

}  // namespace bastide::king_robber
