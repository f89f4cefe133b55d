#include "shell/board/view/panel_lands.h"

#include "shell/board/view/highlight.h"
#include "shell/board/view/pictures.h"
#include "shell/board/view/tokens.h"

#include <imgui.h>

namespace bastide::shell {

namespace {

constexpr u32 kFramesKept = 120;  // frames are drawn only while something changes

}  // namespace

void PanelLands::begin_frame() {
  jobs_.clear();
  ++frame_;
  std::erase_if(kept_, [&](const std::unique_ptr<Kept>& one) {
    const bool gone = frame_ - one->last_use > kFramesKept;
    if (gone) one->land.release();
    return gone;
  });
}

void PanelLands::forget() {
  jobs_.clear();
  for (const auto& one : kept_) {
    one->land.forget();
    one->lit.forget();
  }
  kept_.clear();
}

// One for all lands of the same rules.
std::shared_ptr<Art> PanelLands::art_for(const std::shared_ptr<const Rules>& rules) const {
  for (const auto& one : kept_)
    if (one->art->rules() == rules) return one->art;
  auto art = std::make_shared<Art>(scene_.art.files());
  art->use_rules(rules);
  return art;
}

PanelLands::Kept& PanelLands::keep(const std::shared_ptr<const Rules>& rules, u32 id) {
  Kept* found = nullptr;
  for (const auto& one : kept_)
    if (one->id == id && one->art->rules() == rules) found = one.get();
  if (found == nullptr) {
    found = kept_.emplace_back(std::make_unique<Kept>(art_for(rules))).get();
    found->id = id;
  }
  found->last_use = frame_;
  found->art->follow();
  return *found;
}

void PanelLands::tile(ImDrawList* list, const std::shared_ptr<const Rules>& rules, const Land::Single& single,
                      Vec2 top_left, float size) {
  if (!rules || single.design >= rules->design_count) return;
  Job job;
  job.kept = &keep(rules, 0);
  job.single = single;
  job.view = {size / kTile, top_left};
  job.kept->art->want_detail(size * scene_.pixel_ratio);
  add(list, job);
}

void PanelLands::land(ImDrawList* list, const PanelLand& land, Vec2 at, float tile_px) {
  Kept& kept = keep(land.rules, land.id);
  kept.land.update(*land.state, land.id, -1);
  if (!land.lit.empty() && kept.lit_art != kept.art->revision()) {
    std::vector<u8> style_of(kMaxSegments, 0);
    for (const SegmentId segment : land.lit)
      for_each_segment(*land.state, segment, [&](SegmentId s) { style_of[s] = 1; });
    kept.lit.build(scene_.painter, *kept.art, *land.state, style_of);
    kept.lit_art = kept.art->revision();
  }
  Job job;
  job.kept = &kept;
  job.whole = true;
  job.state = land.state;
  job.tokens = land.tokens;
  job.view = {tile_px / kTile, at};
  kept.art->want_detail(tile_px * scene_.pixel_ratio);
  add(list, job);
}

Vec2 PanelLands::figure_place(const PanelLand& land, SegmentId segment) {
  const PlacedTile& tile = land.state->tiles[land.state->tile_of[segment]];
  const Vec2 at = figure_base(*keep(land.rules, land.id).art, tile, local_segment(*land.state, segment));
  return at * (1 / kTile);
}

void PanelLands::add(ImDrawList* list, const Job& job) {
  Job& kept = jobs_.emplace_back(job);
  kept.scene = &scene_;
  list->AddCallback(
      [](const ImDrawList*, const ImDrawCmd* command) {
        draw(*static_cast<const Job*>(command->UserCallbackData), command->ClipRect);
      },
      &kept);
  list->AddCallback(ImDrawCallback_ResetRenderState, nullptr);
}

void PanelLands::draw(const Job& job, const ImVec4& clip) {
  Scene& scene = *job.scene;
  Painter& painter = scene.painter;
  begin_in_panel(scene, clip);
  painter.set_view(job.view);
  if (job.whole) {
    job.kept->land.draw_ground(painter, job.view.scale, false);
    const Painter::RegionStyle ground = lit_ground_style(1);
    job.kept->lit.draw(painter, &ground, 1);
    constexpr float kFar = 1e6F;
    job.kept->land.draw_uprights(painter, job.view.scale, {-kFar, -kFar, 2 * kFar, 2 * kFar});
    const Painter::RegionStyle outline = lit_outline_style(0.9F);
    job.kept->lit.draw(painter, &outline, 1);
    draw_tokens(painter, *job.kept->art, *job.state, job.tokens);
  } else {
    job.kept->land.draw_single(painter, job.single);
  }
  painter.end();
}

}  // namespace bastide::shell
