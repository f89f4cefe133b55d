// A tile that was just laid: it falls, lands in a ring of dust, the wind of it bends the trees around,
// and paint runs over it from the edges it joined (style guide, section 12).
#include "shell/board/view/last_tile.h"

#include "shell/board/art/player_ink.h"
#include "shell/render/brushes.h"

namespace bastide::shell {

namespace {

constexpr float kSketch = 0.85F;                        // how dry the far side begins
constexpr float kBend = 4 * 3.14159265F / 180;          // radians
constexpr float kGustReach = 2.1F * kTile;              // dies out beyond the eight neighbours
constexpr float kPaintReach = 1.15F * kTile + 26 + 26;  // from an edge's middle past the far corners

// The middle of the edges that joined the land.
Vec2 joined_middle(const State& state, const PlacedTile& tile) {
  Vec2 sum;
  int joined = 0;
  for (int side = 0; side < kSides; ++side) {
    if (!is_tile(state.at(neighbour(tile.cell, side)))) continue;
    sum = sum + turned({kTile / 2, 0}, side);
    ++joined;
  }
  return joined == 0 ? Vec2{kTile / 2, kTile / 2} : sum * (1 / static_cast<float>(joined));
}

}  // namespace

void blow(Scene& scene, const State& state) {
  const Motion& motion = scene.motion;
  if (motion.drop.tile < 0 || motion.drop.tile >= state.tile_count || motion.reduced()) return;
  const float t = motion.progress(motion.drop.start, Motion::kSettleMs, Motion::kDropMs);
  if (t <= 0 || t >= 1) return;
  const Cell cell = state.tiles[static_cast<std::size_t>(motion.drop.tile)].cell;
  scene.painter.set_gust(cell_middle(cell), kGustReach, kBend * (1 - t) * std::sin(t * 9.42478F));
}

void draw_drop(Scene& scene, const State& state) {
  Painter& painter = scene.painter;
  const Motion& motion = scene.motion;
  const Motion::Drop& drop = motion.drop;
  if (drop.tile < 0 || drop.tile >= state.tile_count) return;
  const PlacedTile& tile = state.tiles[static_cast<std::size_t>(drop.tile)];
  Land::Single single;
  single.design = tile.design;
  single.rotation = tile.rotation;
  single.at = cell_corner(tile.cell);
  if (motion.reduced()) {
    single.alpha = std::min(1.0F, motion.progress(drop.start, Motion::kFadeMs));
    scene.land.draw_single(painter, single);
    return;
  }
  const auto after = [&](float delay_ms, float ms) { return motion.progress(drop.start, ms, delay_ms); };
  const float t = after(0, Motion::kDropMs);
  single.lift = kGhostLift * (1 - ease_in_cubic(std::clamp(t, 0.0F, 1.0F)));
  const float settle = after(Motion::kDropMs, 140);
  if (settle > 0 && settle < 1) single.squash = 1 - 0.1F * std::sin(settle * 3.14159F);
  const float dust = after(Motion::kDropMs, 300);
  if (dust > 0 && dust < 1) {
    Quads ring;
    const float out = 26 * ease_out_cubic(dust);
    soft_rect(ring, {single.at.x - out, single.at.y - out, kTile + 2 * out, kTile + 2 * out + 8}, 22,
              rgb(0xF3E6C8, 0.75F * (1 - dust)));
    painter.draw(ring, painter.brushes());
  }
  const float wet = std::clamp(after(Motion::kPaintDelayMs, Motion::kPaintMs), 0.0F, 1.0F);
  if (wet < 1)
    painter.set_paint(single.at - Vec2{0, single.lift} + joined_middle(state, tile),
                      kPaintReach * ease_out_cubic(wet) - 26, kSketch);
  scene.land.draw_single(painter, single);
  painter.set_paint({}, 0, 0);
}

void draw_last_tile(Scene& scene, const Session& s) {
  const State& state = s.game().state();
  const bool figure_step = asks_figure(s);
  if (state.tile_count < 2 || scene.motion.drop.tile >= 0) return;
  Seat seat = kNobody;
  const auto& events = s.game().events();
  for (auto event = events.rbegin(); event != events.rend() && seat == kNobody; ++event)
    if (event->kind == EventKind::TilePlaced) seat = event->seat;
  if (seat == kNobody || s.phase() == Phase::Over) return;
  const Vec2 at = cell_corner(state.tiles[state.last_tile].cell);
  const float u = 1 / scene.camera.scale();  // one CSS pixel
  const float thick = (figure_step ? std::clamp(10 * scene.camera.scale(), 3.0F, 6.0F) : 2.6F) * u;
  const Color ink = player_ink(colour_of(s, seat)).fill;
  Quads quads;
  const auto ring = [&](float out, float width, Color color) {
    frame_rect(quads, {at.x - out, at.y - out, kTile + 2 * out, kTile + 2 * out}, width, color);
  };
  ring(thick + 1.6F * u, thick + 3.2F * u, kWhite);
  ring(thick, thick, ink);
  scene.painter.set_dim(0, {});
  scene.painter.draw(quads, scene.painter.brushes());
}

}  // namespace bastide::shell
