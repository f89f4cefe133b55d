// From events to motion: what starts when.
#include "shell/board/view/motion.h"

namespace bastide::shell {

void Motion::play(std::span<const Event> events, const State& state, double now, bool reduced) {
  now_ = now;
  reduced_ = reduced;
  double at = now;
  double score_at = -1;
  int scores = 0;
  for (const Event& event : events) {
    switch (event.kind) {
      case EventKind::TilePlaced:
        if (state.tile_count > 0) drop = {state.last_tile, now};
        at = now + lasts(kDropMs + 60) / 1000.0;
        break;
      case EventKind::FigurePlaced:
        entries.push_back({event.cell, event.segment, now});
        at = std::max(at, now + lasts(kEntryMs) / 1000.0);
        break;
      case EventKind::Scored: {
        if (event.amount == 0 || event.final_scoring) break;  // the end is shown one by one (show_score)
        // features one after another, faster when the whole land is counted at the end
        const bool same =
            !flies.empty() && flies.back().cell == event.cell && flies.back().segment == event.segment;
        if (score_at < 0)
          score_at = at;
        else if (!same)
          score_at += 0.3;
        flies.push_back({event.seat, event.amount, event.cell, event.segment,
                         same ? flies.back().stack + 1 : 0, score_at});
        if (event.feature_id != 0xFFFF && ++scores <= 4)
          glows.push_back({event.feature_id, state.tiles[state.last_tile].cell, score_at});
        break;
      }
      case EventKind::FigureReturned:
        homes.push_back({event.seat, event.piece, event.cell, event.segment, std::max(at, score_at) + 0.45});
        break;
      default: break;
    }
  }
}

void Motion::show_score(const Event& event, int stack, double now, bool reduced) {
  now_ = now;
  reduced_ = reduced;
  flies.push_back({event.seat, event.amount, event.cell, event.segment, stack, now});
}

float Motion::progress(double start, float ms, float delay_ms) const {
  return (static_cast<float>((now_ - start) * 1000.0) - delay_ms) / ms;
}

void Motion::advance(double now) {
  now_ = now;
  if (drop.tile >= 0 && progress(drop.start, lasts(kDropMs + kSettleMs)) >= 1) drop.tile = -1;
  const auto trim = [&](auto& list, float ms) {
    std::erase_if(list, [&](const auto& item) { return progress(item.start, ms) >= 1; });
  };
  trim(entries, lasts(kEntryMs));
  trim(homes, lasts(kHomeMs));
  trim(flies, kFlyMs);
  trim(glows, kGlowMs);
}

bool Motion::clear() {
  const bool moved = moving();
  drop.tile = -1;
  entries.clear();
  homes.clear();
  flies.clear();
  glows.clear();
  return moved;
}

bool Motion::moving() const {
  return drop.tile >= 0 || !entries.empty() || !homes.empty() || !flies.empty() || !glows.empty();
}

}  // namespace bastide::shell
