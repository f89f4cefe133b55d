// From events to motion: what starts when.
#include "shell/board/view/motion.h"

namespace bastide::shell {

namespace {

Origin came_from(const Event& event) {
  return event.feature_segment == kNoSegmentId ? event.from : Origin::place(event.cell, event.segment);
}

}  // namespace

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
        const Origin from = came_from(event);
        const bool same = !flies.empty() && flies.back().from == from;
        if (score_at < 0)
          score_at = at;
        else if (!same)
          score_at += 0.3;
        flies.push_back({event.seat, event.amount, from, same ? flies.back().stack + 1 : 0, score_at});
        if (event.feature_segment != kNoSegmentId && ++scores <= 4)
          glows.push_back({event.feature_segment, state.tiles[state.last_tile].cell, score_at});
        break;
      }
      case EventKind::FigureReturned:
        homes.push_back({event.seat, event.piece, event.cell, event.segment, std::max(at, score_at) + 0.45});
        break;
      default: break;
    }
  }
}

namespace {

bool same_kind(const Lying& a, const Lying& b) {
  return a.expansion == b.expansion && a.token == b.token && a.seat == b.seat;
}
bool same_place(const Lying& a, const Lying& b) {
  return a.cell == b.cell && a.segment == b.segment && a.other == b.other;
}

// How many of one token's kind lie in a place of another state.
int count_at(const LyingList& list, const Lying& one) {
  int count = 0;
  for (const Lying& other : list)
    if (same_kind(other, one) && same_place(other, one)) count += other.count;
  return count;
}

// One entry for each token of `list` that `without` has not.
std::vector<Lying> only_in(const LyingList& list, const LyingList& without) {
  std::vector<Lying> only;
  for (const Lying& one : list)
    for (int more = one.count - count_at(without, one); more > 0; --more) only.push_back(one);
  return only;
}

}  // namespace

void Motion::tokens_changed(const LyingList& before, const LyingList& after, double now, bool reduced) {
  now_ = now;
  reduced_ = reduced;
  std::vector<Lying> gone = only_in(before, after);
  double start = now;
  for (const Lying& come : only_in(after, before)) {
    const auto was =
        std::find_if(gone.begin(), gone.end(), [&](const Lying& one) { return same_kind(one, come); });
    const bool walks = was != gone.end();
    tokens.push_back({walks ? *was : come, come, !walks, false, start});
    if (walks) gone.erase(was);
    if (!reduced) start += 0.12;  // one after another
  }
  for (const Lying& one : gone) {
    tokens.push_back({one, one, false, true, start});
    if (!reduced) start += 0.12;
  }
}

void Motion::roll(Cell from, Cell to, int face, double now, bool reduced) {
  now_ = now;
  reduced_ = reduced;
  dice.push_back({from, to, face, now});
}

void Motion::show_score(const Event& event, int stack, double now, bool reduced) {
  now_ = now;
  reduced_ = reduced;
  flies.push_back({event.seat, event.amount, came_from(event), stack, now});
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
  trim(tokens, lasts(kTokenMs));
  trim(dice, kDieMs);
}

bool Motion::clear() {
  const bool moved = moving();
  drop.tile = -1;
  entries.clear();
  homes.clear();
  flies.clear();
  glows.clear();
  tokens.clear();
  dice.clear();
  return moved;
}

bool Motion::moving() const {
  return drop.tile >= 0 || !entries.empty() || !homes.empty() || !flies.empty() || !glows.empty() ||
         !tokens.empty() || !dice.empty();
}

}  // namespace bastide::shell
