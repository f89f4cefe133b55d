#include "shell/board/view/highlight.h"

#include "engine/core/features.h"
#include "shell/board/game_board.h"

namespace bastide::shell {

Painter::RegionStyle lit_ground_style(float alpha) {
  Painter::RegionStyle style;
  style.tint = rgb(0xFFE48A, 0.30F * alpha);
  style.line = rgb(0xFFD24A, 0.95F * alpha);
  style.rim = rgb(0xFFF6CF, alpha);
  style.glow = 26;
  style.glow_alpha = 0.55F * alpha;
  style.rim_width = 5;
  style.line_width = 4;
  return style;
}

Painter::RegionStyle lit_outline_style(float alpha) {
  Painter::RegionStyle style = lit_ground_style(alpha);
  style.tint = rgb(0xFFE48A, 0.10F * alpha);
  style.glow = 30;
  style.glow_alpha = 0.5F * alpha;
  return style;
}

namespace {

std::vector<u8> only(const State& state, SegmentId segment) {
  std::vector<u8> style_of(kMaxSegments, 0);
  for_each_segment(state, segment, [&](SegmentId s) { style_of[s] = 1; });
  return style_of;
}

}  // namespace

void Highlight::game_changed() {
  shown_ = kNoSegmentId;
  region_ = nullptr;
  for (Lit& lit : lit_) lit.feature = kNoSegmentId;
}

void Highlight::forget() {
  for (Lit& lit : lit_) lit.region.forget();
  glows_.clear();
  game_changed();
}

Regions& Highlight::region_of(const State& state, SegmentId feature) {
  for (Lit& lit : lit_)
    if (lit.feature == feature) return lit.region;
  Lit& lit = lit_[next_++ % kKept];
  lit.feature = feature;
  std::vector<u8> style_of = only(state, feature);
  const auto& rules = scene_.art.rules();
  const GameBoard* own = rules ? game_board(*rules) : nullptr;
  if (own != nullptr && own->lit_with != nullptr) own->lit_with(*rules, state, feature, style_of);
  lit.region.build(scene_.painter, scene_.art, state, style_of);
  return lit.region;
}

void Highlight::update(const State& state, u32 revision, SegmentId looked_at) {
  SegmentId wanted = asked_ == kNoSegmentId ? looked_at : asked_;
  if (wanted >= state.segment_count) wanted = kNoSegmentId;
  if (wanted != kNoSegmentId) wanted = find(state, wanted);
  if (built_.again(revision)) game_changed();
  if (wanted == shown_) return;
  shown_ = wanted;
  region_ = wanted == kNoSegmentId ? nullptr : &region_of(state, wanted);
}

void Highlight::draw_ground() {
  const Painter::RegionStyle style = lit_ground_style(1);
  if (region_ != nullptr) region_->draw(scene_.painter, &style, 1);
}

void Highlight::draw_outlines(const State& state) {
  const Painter::RegionStyle style = lit_outline_style(0.9F);
  if (region_ != nullptr) region_->draw(scene_.painter, &style, 1);
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
  const Painter::RegionStyle style = lit_outline_style(std::clamp((1 - t) / kFade, 0.0F, 1.0F));
  const Vec2 from = cell_middle(glow.from);
  const float sweep = t * Motion::kGlowMs / Motion::kGlowSweepMs;
  if (sweep < 1 && !scene_.motion.reduced())
    painter.set_wave(from, 1 + (known->second->reach(from) + 60) * ease_out_cubic(sweep));
  known->second->draw(painter, &style, 1);
  painter.set_wave({}, 0);
}

}  // namespace bastide::shell
