#include "shell/board/view/outlines.h"

#include "engine/core/features.h"

namespace bastide::shell {

void Outlines::build(Scene& scene, const Session& session) {
  const State& state = session.game().state();
  const unsigned kinds = session.game().rules().traits.closing_kinds;
  std::vector<u8> style_of(kMaxSegments, 0);
  for (SegmentId s = 0; s < state.segment_count; ++s)
    style_of[s] = static_cast<u8>(kinds >> feature_of(state, s).kind & 1);
  region_.build(scene.painter, scene.art, state, style_of);
}

void Outlines::draw(Scene& scene, const Session& session) {
  const bool art = scene.art.ready();  // stand-ins have other shapes
  if (built_.again(session.revision(), art)) build(scene, session);
  Painter::RegionStyle style;
  style.line = rgb(0x000000);
  style.line_width = 2 / scene.camera.scale();
  region_.draw(scene.painter, &style, 1);
}

}  // namespace bastide::shell
