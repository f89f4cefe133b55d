// The final scoring: meadows by hunters, river systems by huts (HG-50 to HG-58).
#include "engine/families/hunters/hunters.h"

#include <bit>

namespace bastide::hunters {
namespace {

void tell(EventNumber what, Seat seat, const State& state, SegmentId segment, int amount, EventLog* events) {
  if (events == nullptr || amount == 0) return;
  Event event = expansion_event(kCoreId, what, seat, state.tiles[state.tile_of[segment]].cell, amount);
  event.segment = local_segment(state, segment);
  event.feature_segment = segment;
  event.feature = kMeadow;
  events->add(event);
}

// What has to be told of a meadow that somebody scores.
void tell_of_meadow(const Rules& rules, const State& state, SegmentId root, u8 owners, EventLog* events) {
  if (events == nullptr) return;
  const Memory& mine = memory(state);
  const Herd herd = herd_of(state, root);
  if (herd.fire) tell(kFireBurns, kNobody, state, mine.fire, herd.tigers, events);
  tell(kDeerEaten, kNobody, state, root, herd.eaten, events);
  if (mine.shrine != kNoSegmentId && find(state, mine.shrine) == root &&
      owners != majority(hunters_in(rules, state, root)))
    tell(kShrineRules, static_cast<Seat>(std::countr_zero(owners)), state, mine.shrine, 1, events);
}

// A segment where one of the owners stands, to show the points there.
SegmentId shown_at(const State& state, SegmentId root, Seat seat) {
  for (unsigned i = 0; i < state.figure_count; ++i) {
    const Figure& figure = state.figures[i];
    if (figure.seat == seat && find(state, figure.segment) == root) return figure.segment;
  }
  return root;
}

}  // namespace

// HG-53 to HG-55, complete or not; every meadow, for a bridge has a hunter where no figure stands (SCOUT-05).
StepResult score_meadows(const Rules& rules, State& state, EventLog* events) {
  for (unsigned s = 0; s < state.segment_count; ++s) {
    const auto root = static_cast<SegmentId>(s);
    if (state.parent[root] != root || state.features[root].kind != kMeadow) continue;
    const u8 owners = meadow_owners(rules, state, root);
    if (owners == 0) continue;
    tell_of_meadow(rules, state, root, owners, events);
    FeatureView view = view_of(rules, state, root, false);
    Points points;
    bastide::points_of(rules, state, view, points);
    for (unsigned rest = owners; rest != 0; rest &= rest - 1) {
      const auto seat = static_cast<Seat>(std::countr_zero(rest));
      view.segment = shown_at(state, root, seat);
      award(rules, state, seat, view, points, true, events);
    }
  }
  return StepResult::Next;
}

StepResult score_systems(const Rules& rules, State& state, EventLog* events) {
  score_unfinished(rules, state, kWater, events);  // HG-52: ties all in full
  return StepResult::Next;
}

}  // namespace bastide::hunters
