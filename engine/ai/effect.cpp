#include "engine/ai/effect.h"

#include "engine/ai/open_cells.h"
#include "engine/core/features.h"
#include "engine/rules/steps.h"

#include <algorithm>
#include <memory>

namespace bastide::ai {
namespace {

using Each = std::array<int, kMaxPlayers>;

Each scores_of(const Rules& rules, const State& state) {
  Each each{};
  const auto points = scores(rules, state);
  std::copy(points.begin(), points.end(), each.begin());
  return each;
}

// If the game ended now.
Each ends_of(const Rules& rules, const State& state) {
  const auto end = std::make_unique<State>();
  clone(*end, state);
  if (!is_over(*end)) end_now(rules, *end);
  return scores_of(rules, *end);
}

int in_hand(const Rules& rules, const State& state, Seat seat) {
  int sum = 0;
  for (unsigned piece = 0; piece < static_cast<unsigned>(rules.piece_count); ++piece)
    sum += state.supply[seat][piece];
  return sum;
}

// What others cannot complete any more, by the tiles of the bag: the one in hand may be what it lacked.
void add_blocked(const Rules& rules, const State& view, const State& after, Seat seat, Effect& effect) {
  if (is_over(after)) return;
  FittingTiles before, then;
  count_fitting(rules, view, before);
  count_fitting(rules, after, then);
  ShortList<SegmentId, kMaxFigures> counted;  // features, whose figures may be several
  for (unsigned i = 0; i < view.figure_count; ++i) {
    const SegmentId segment = view.figures[i].segment;
    const Feature& was = feature_of(view, segment);
    const unsigned kinds = rules.traits.closing_kinds | rules.traits.watched_kinds;
    if ((kinds >> was.kind & 1) == 0 || is_complete(was) || (majority(was.figures) >> seat & 1) != 0)
      continue;
    const Feature& is = feature_of(after, segment);
    if (is_complete(is) || (majority(is.figures) >> seat & 1) != 0 || majority(is.figures) == 0) continue;
    if (!can_be_completed(rules, view, before, segment) || can_be_completed(rules, after, then, segment))
      continue;
    ++effect.blocks;
    if (!counted.add_once(find(view, segment))) continue;
    const FeatureValue value = feature_value(rules, view, segment);
    effect.denies += std::max(0, value.complete - value.now);
  }
}

}  // namespace

Effect effect_of(const Rules& rules, const State& view, const Line& line) {
  const Seat seat = pending(view).who;
  const auto after = std::make_unique<State>();
  clone(*after, view);
  int sent = 0;
  for (const Action& action : line) {
    apply(rules, *after, action);
    sent += action.verb == Verb::DeployPiece ? 1 : 0;
  }
  const Each now = scores_of(rules, view), then = scores_of(rules, *after);
  const Each end_now = ends_of(rules, view), end_then = ends_of(rules, *after);
  Effect effect;
  effect.points = then[seat] - now[seat];
  effect.later = (end_then[seat] - then[seat]) - (end_now[seat] - now[seat]);
  effect.home = std::max(0, in_hand(rules, *after, seat) - in_hand(rules, view, seat) + sent);
  for (int other = 0; other < rules.setup.players; ++other) {
    if (other == seat) continue;
    const auto at = static_cast<std::size_t>(other);
    effect.takes = std::max(effect.takes, end_now[at] - end_then[at]);
    effect.gives = std::max(effect.gives, then[at] - now[at]);
  }
  add_blocked(rules, view, *after, seat, effect);
  return effect;
}

}  // namespace bastide::ai
