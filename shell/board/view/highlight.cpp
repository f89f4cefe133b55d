#include "shell/board/view/highlight.h"

#include "engine/core/features.h"
#include "shell/board/family_look.h"

namespace bastide::shell {

Painter::RegionLook lit_ground_look(float alpha) {
  Painter::RegionLook look;
  look.tint = rgb(0xFFE48A, 0.30F * alpha);
  look.line = rgb(0xFFD24A, 0.95F * alpha);
  look.rim = rgb(0xFFF6CF, alpha);
  look.glow = 26;
  look.glow_alpha = 0.55F * alpha;
  look.rim_width = 5;
  look.line_width = 4;
  return look;
}

Painter::RegionLook lit_outline_look(float alpha) {
  Painter::RegionLook look = lit_ground_look(alpha);
  look.tint = rgb(0xFFE48A, 0.10F * alpha);
  look.glow = 30;
  look.glow_alpha = 0.5F * alpha;
  return look;
}

namespace {

std::vector<u8> only(const State& state, SegmentId segment) {
  std::vector<u8> look_of(kMaxSegments, 0);
  for_each_segment(state, segment, [&](SegmentId s) { look_of[s] = 1; });
  return look_of;
}

}  // namespace

void Highlight::forget() {
  region_.forget();
  glows_.clear();
  shown_ = kNoSegmentId;
}

void Highlight::update(const State& state, u32 revision, SegmentId looked_at) {
  SegmentId wanted = asked_ == kNoSegmentId ? looked_at : asked_;
  if (wanted >= state.segment_count) wanted = kNoSegmentId;
  if (wanted != kNoSegmentId) wanted = find(state, wanted);
  if (wanted == shown_ && revision_ == revision) return;
  shown_ = wanted;
  revision_ = revision;
  region_.clear();
  if (wanted == kNoSegmentId) return;
  std::vector<u8> look_of = only(state, wanted);
  const auto& rules = scene_.art.rules();
  const FamilyLook* look = rules ? family_look(*rules) : nullptr;
  if (look != nullptr && look->lit_with != nullptr) look->lit_with(*rules, state, wanted, look_of);
  region_.build(scene_.painter, scene_.art, state, look_of);
}

void Highlight::draw_ground() {
  const Painter::RegionLook look = lit_ground_look(1);
  region_.draw(scene_.painter, &look, 1);
}

void Highlight::draw_outlines(const State& state) {
  const Painter::RegionLook look = lit_outline_look(0.9F);
  region_.draw(scene_.painter, &look, 1);
  const auto& completed = scene_.motion.glows;
  std::erase_if(glows_, [&](const auto& glow) {
    return std::none_of(completed.begin(), completed.end(),
                        [&](const Motion::Glow& one) { return one.segment == glow.first; });
  });
  for (const Motion::Glow& glow : completed) draw_completed(state, glow);
}

// Glows in, then out.
void Highlight::draw_completed(const State& state, const Motion::Glow& glow) {
  Painter& painter = scene_.painter;
  const float t = scene_.motion.progress(glow.start, Motion::kGlowMs);
  if (t < 0 || glow.segment >= state.segment_count) return;
  auto known =
      std::find_if(glows_.begin(), glows_.end(), [&](const auto& one) { return one.first == glow.segment; });
  if (known == glows_.end()) {
    glows_.emplace_back(glow.segment, std::make_unique<Regions>());
    known = glows_.end() - 1;
    known->second->build(painter, scene_.art, state, only(state, glow.segment));
  }
  constexpr float kFade = 1 - Motion::kGlowSweepMs / Motion::kGlowMs;
  const Painter::RegionLook look = lit_outline_look(std::clamp((1 - t) / kFade, 0.0F, 1.0F));
  const Vec2 from = cell_middle(glow.from);
  const float sweep = t * Motion::kGlowMs / Motion::kGlowSweepMs;
  if (sweep < 1 && !scene_.motion.reduced())
    painter.set_wave(from, 1 + (known->second->reach(from) + 60) * ease_out_cubic(sweep));
  known->second->draw(painter, &look, 1);
  painter.set_wave({}, 0);
}

}  // namespace bastide::shell
