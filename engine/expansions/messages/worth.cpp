#include "engine/expansions/messages/worth.h"

#include "engine/api.h"
#include "engine/families/carcassonne/carcassonne.h"

namespace bastide::messages {
namespace {

bool is_own_meeple(const Rules& rules, Seat seat, const Figure& figure) {
  return figure.seat == seat && rules.pieces[figure.piece].weight != 0;
}

}  // namespace

int smallest(const Rules& rules, const State& state, Seat seat, unsigned kinds) {
  int least = -1;
  for (unsigned i = 0; i < state.figure_count; ++i) {
    const Figure& figure = state.figures[i];
    if (!is_own_meeple(rules, seat, figure)) continue;
    if ((kinds >> feature_of(state, figure.segment).kind & 1) == 0) continue;
    const int now = feature_value(rules, state, figure.segment).now;
    if (least < 0 || now < least) least = now;
  }
  return least;
}

int coats_of_arms(const Rules& rules, const State& state, Seat seat) {
  std::array<SegmentId, kMaxFigures> seen{};
  unsigned cities = 0;
  int coats = 0;
  for (unsigned i = 0; i < state.figure_count; ++i) {
    const Figure& figure = state.figures[i];
    const SegmentId root = find(state, figure.segment);
    if (!is_own_meeple(rules, seat, figure) || state.features[root].kind != carcassonne::kCity) continue;
    bool known = false;
    for (unsigned k = 0; k < cities; ++k) known = known || seen[k] == root;
    if (known) continue;
    seen[cities++] = root;
    coats += lane(state.features[root].counters, carcassonne::kCoatsOfArms);
  }
  return cities == 0 ? -1 : coats;
}

int meeples_on(const Rules& rules, const State& state, Seat seat, Kind kind) {
  int count = 0;
  for (unsigned i = 0; i < state.figure_count; ++i) {
    const Figure& figure = state.figures[i];
    count += is_own_meeple(rules, seat, figure) && feature_of(state, figure.segment).kind == kind ? 1 : 0;
  }
  return count;
}

bool may_call_back(const Rules& rules, const State& state, Seat seat, const Figure& figure) {
  return is_own_meeple(rules, seat, figure) &&
         (majority(feature_of(state, figure.segment).figures) >> seat & 1) != 0;
}

}  // namespace bastide::messages
