// The land of Hunters & Gatherers: river systems are lit as a whole, and animals that are gone are struck
// out.
#include "engine/families/hunters/aids.h"
#include "shell/board/family_look.h"
#include "shell/board/view/scene.h"
#include "shell/render/brushes.h"

namespace bastide::shell::hunters_look {
namespace {

namespace hunters = bastide::hunters;

// The rivers of a system, whose water is not seen itself (HG-52).
void lit_with(const Rules& rules, const State& state, SegmentId feature, std::vector<u8>& look_of) {
  if (state.features[find(state, feature)].kind != hunters::kWater) return;
  const SegmentId root = find(state, feature);
  for (SegmentId segment = 0; segment < state.segment_count; ++segment) {
    if (feature_of(state, segment).kind == hunters::kRiver &&
        find(state, hunters::water_of(rules, state, segment)) == root)
      look_of[segment] = 1;
  }
}

// HG-73: a cross where the hunting trap has taken what was there.
void draw_over(Scene& scene, const Game& game, bool) {
  constexpr float kArm = 30, kWidth = 7;
  Quads quads;
  const auto bar = [&](Vec2 at, float slope, float width, Color ink) {
    for (int i = -8; i <= 8; ++i) {
      const float x = kArm * static_cast<float>(i) / 8;
      quads.rect(at.x + x - width / 2, at.y + slope * x - width / 2, width, width, brush::kDisc, ink);
    }
  };
  for (const SegmentId segment : hunters::trapped(game.rules(), game.state())) {
    const State& state = game.state();
    const Vec2 at =
        scene.anchor(state, state.tiles[state.tile_of[segment]].cell, local_segment(state, segment));
    for (const float slope : {-1.0F, 1.0F}) bar(at, slope, kWidth + 5, rgb(0xFFF6E4, 0.8F));
    for (const float slope : {-1.0F, 1.0F}) bar(at, slope, kWidth, rgb(0x7C2E14, 0.9F));
  }
  scene.painter.draw(quads, scene.painter.brushes());
}

}  // namespace

extern const FamilyLook kFamilyLook;
const FamilyLook kFamilyLook{
    .family = "hunters", .art = "hunters", .stand_in = "cvf.", .draw_over = draw_over, .lit_with = lit_with};

}  // namespace bastide::shell::hunters_look
