#include "shell/play/catch_up.h"

#include <algorithm>

namespace bastide::shell {

void CatchUp::follow(const Opponents::Seen& seen) {
  const bool changed = revision_ != session_.revision();
  revision_ = session_.revision();
  open_ = seen.open;
  if (changed || !seen.rests || !seen.open) rests_since_ = seen.seconds;
  if (changed) shown_ = false;
  if (!seen.open || !session_.catches_up()) return;
  const Action& next = session_.game().undone().back();
  if (!std::exchange(shown_, true) && next.verb == Verb::PlaceTile) place_ = next.cell;
  const double pause = kPause / static_cast<double>(std::max(seen.pace, 0.1F));
  if (seen.rests && !place_ && seen.seconds - rests_since_ >= pause) session_.show_next();
}

std::optional<Cell> CatchUp::take_place() { return std::exchange(place_, std::nullopt); }

}  // namespace bastide::shell
