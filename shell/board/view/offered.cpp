#include "shell/board/view/offered.h"

#include "engine/core/features.h"

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

void Offered::build(Scene& scene, const Session& session) {
  const State& state = session.game().state();
  std::vector<u8> style_of(kMaxSegments, 0);
  for (int i = 0; i < session.offered(); ++i) {
    const SegmentId segment = session.segment_of(session.spots()[static_cast<std::size_t>(i)]);
    if (segment != kNoSegmentId) for_each_segment(state, segment, [&](SegmentId s) { style_of[s] = 1; });
  }
  region_.build(scene.painter, scene.art, state, style_of);
}

// Its own light: what is not offered stays as it is.
void Offered::draw(Scene& scene, const Session& session) {
  if (!chooses_feature(session)) return;
  const bool art = scene.art.ready();  // stand-ins have other shapes
  if (built_.again(session.revision(), art)) build(scene, session);
  Painter::RegionStyle style;
  style.tint = rgb(0xFFFBEA, 0.20F);
  style.line = rgb(0xFFFFFF, 0.95F);
  style.rim = rgb(0xFFF6CF, 0.9F);
  style.glow = 30;
  style.glow_alpha = 0.5F;
  style.rim_width = 5;
  style.line_width = 4;
  region_.draw(scene.painter, &style, 1);
}

}  // namespace bastide::shell
