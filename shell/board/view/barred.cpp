#include "shell/board/view/barred.h"

#include "engine/core/features.h"

#include <set>

namespace bastide::shell {
namespace {

// A token's place is asked for, and it is a feature.
bool chooses_feature(const Session& session) {
  if (!asks_figure(session) || session.asks_own_figure()) return false;
  const FigureSpot& first = session.spots().front();
  return first.actions.front().verb == Verb::PlaceToken && first.segment != kNoSegment &&
         first.other == kNoSegment;
}

}  // namespace

// All features of the kinds that are offered, but those that are offered themselves.
void Barred::build(Scene& scene, const Session& session) {
  const State& state = session.game().state();
  std::set<SegmentId> offered;
  unsigned kinds = 0;
  for (const FigureSpot& spot : session.spots()) {
    const SegmentId root = find(state, session.segment_of(spot));
    offered.insert(root);
    kinds |= 1u << state.features[root].kind;
  }
  std::vector<u8> style_of(kMaxSegments, 0);
  for (SegmentId segment = 0; segment < state.segment_count; ++segment) {
    const SegmentId root = find(state, segment);
    if ((kinds >> state.features[root].kind & 1) != 0 && !offered.contains(root)) style_of[segment] = 1;
  }
  region_.build(scene.painter, scene.art, state, style_of);
}

void Barred::draw(Scene& scene, const Session& session) {
  if (!chooses_feature(session)) return;
  const bool art = scene.art.ready();  // stand-ins have other shapes
  if (built_.again(session.revision(), art)) build(scene, session);
  Painter::RegionStyle style;
  style.tint = rgb(0x4A4640, 0.62F);
  style.stripes[0] = rgb(0x4A4640, 0.42F);
  region_.draw(scene.painter, &style, 1);
}

}  // namespace bastide::shell
