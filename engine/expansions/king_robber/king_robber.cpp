#include "engine/expansions/king_robber/king_robber.h"

#include "engine/families/carcassonne/carcassonne.h"
#include "engine/rules/rooms.h"
#include "engine/rules/steps.h"

namespace bastide::king_robber {
namespace {

struct Titles {
  std::array<Title, 2> by_option{};  // kKingTaken, kRobberBaronTaken
};

Titles& titles(State& state) { return room_state<Titles>(state, rooms::kKingRobber); }
const Titles& titles(const State& state) { return room_state<Titles>(state, rooms::kKingRobber); }

void set_up(const Rules&, State& state) { titles(state) = Titles{}; }

// KING-02, KING-04, KING-05: more tiles than every one completed before; equal takes nothing. Of two
// completed at once the larger is left standing, in whichever order they are scored.
void on_feature_scored(const Rules&, State& state, const FeatureView& feature, EventLog* events) {
  if (feature.kind != carcassonne::kCity && feature.kind != carcassonne::kRoad) return;
  const u8 option = feature.kind == carcassonne::kCity ? kKingTaken : kRobberBaronTaken;
  Title& title = titles(state).by_option[option];
  if (feature.tiles <= title.tiles) return;
  title = {.holder = state.active, .tiles = static_cast<u16>(feature.tiles)};
  if (events == nullptr) return;
  Event event;
  event.kind = EventKind::RoomEvent;
  event.seat = state.active;
  event.room = rooms::kKingRobber;
  event.option = option;
  event.amount = static_cast<i16>(feature.tiles);
  event.cell = state.tiles[state.last_tile].cell;
  event.feature = feature.kind;
  event.feature_id = feature.segment;
  events->add(event);
}

void final_scoring(const Rules& rules, State& state, EventLog* events) {
  const auto score = [&](const Title& title, Kind kind, const char* reason) {
    if (title.holder != kNobody)
      award_extra(rules, state, title.holder, reason, completed(state, kind), events);
  };
  score(king(state), carcassonne::kCity, "king");
  score(robber_baron(state), carcassonne::kRoad, "robber_baron");
}

}  // namespace

Title king(const State& state) { return titles(state).by_option[kKingTaken]; }
Title robber_baron(const State& state) { return titles(state).by_option[kRobberBaronTaken]; }

int completed(const State& state, Kind kind) {
  int count = 0;
  for (unsigned s = 0; s < state.segment_count; ++s) {
    const Feature& feature = state.features[s];
    count += state.parent[s] == s && feature.kind == kind && is_complete(feature) ? 1 : 0;
  }
  return count;
}

const Room kRoom{
    .id = rooms::kKingRobber,
    .key = "king_robber",
    .tile_set = [](Edition) -> std::string_view { return "king_robber"; },
    .set_up = set_up,
    .on_feature_scored = on_feature_scored,
    .final_scoring = final_scoring,
};

}  // namespace bastide::king_robber
