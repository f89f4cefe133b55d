// Drawing a frame of the land, layer by layer, and tiles into panels.
#include "shell/board/parts.h"
#include "shell/palette.h"
#include "shell/render/brushes.h"

#include <GLES3/gl3.h>
#include <imgui.h>

namespace bastide::shell {

namespace {

constexpr Color kTableColor = rgb(palette::kTable);
constexpr float kStepDim = 0.34F;
constexpr float kFieldsDim = 0.25F;

}  // namespace

void BoardView::draw(const Session& session) {
  parts_->draw_land(session);
  if (session.has_game()) parts_->draw_labels(session);
}

void BoardView::paint_picture(const Session& session) {
  Parts& p = *parts_;
  const Camera camera = p.camera;
  const auto hover = std::exchange(p.hover, std::nullopt);
  p.camera.set_screen(p.screen, {0, 0, p.screen.x, p.screen.y});
  p.camera.fit(p.land_rect(session), Camera::kMaxScale, 0);
  p.draw_land(session);
  p.camera = camera;
  p.hover = hover;
}

void BoardView::Parts::draw_land(const Session& session) {
  Parts& p = *this;
  p.painter.begin(p.screen, p.pixel_ratio, kTableColor);
  p.painter.set_view(p.camera.view());
  const bool game = session.has_game();
  const bool figure_step = game && session.phase() == Phase::Figure;
  if (figure_step && !session.spots().empty()) {
    const Vec2 at = cell_corner(session.spots().front().cell);
    p.painter.set_dim(kStepDim, {at.x, at.y, kTile, kTile});
  }
  const bool fields_lit = game && p.field_view && !figure_step;
  if (fields_lit) p.painter.set_dim(kFieldsDim, {});
  p.draw_table();
  if (!game) {
    p.painter.end();
    return;
  }
  const float scale = p.camera.scale();
  Marks::Wish wish;
  wish.places = p.wishes.places;
  wish.dead = p.wishes.dead;
  const float tile_px = scale * kTile;
  wish.thick = tile_px > 90 ? 1.0F : tile_px > 56 ? 1.5F : tile_px > 36 ? 2.0F : 2.8F;
  if (p.hover && !p.touch) wish.hovered_x = p.hover->cell.x, wish.hovered_y = p.hover->cell.y;
  if (!p.camera.moving()) p.art.want_detail(tile_px * p.pixel_ratio);
  p.marks.update(session, wish);
  p.marks.draw(p.painter);

  const State& state = session.game().state();
  p.land.update(state, session.revision(), p.motion.drop.tile);
  if (fields_lit) p.painter.set_dim(0, {});  // the overlay darkens what is no field
  p.land.draw_ground(p.painter, scale, p.wishes.grid);
  p.update_fields(session);
  p.update_highlight(session);
  p.draw_fields(session);
  p.blow();
  if (fields_lit) p.painter.set_dim(kFieldsDim, {});
  p.land.draw_uprights(p.painter, scale, p.camera.visible());
  if (fields_lit) p.painter.set_dim(0, {});
  p.painter.set_gust({}, 0, 0);
  p.draw_outlines(session);

  p.draw_drop(session);
  p.draw_last_tile(session);
  p.draw_figures(session);
  if (session.phase() == Phase::Place) p.draw_ghosts(session);
  p.draw_look();
  p.painter.end();
}

void BoardView::draw_backdrop() {
  Parts& p = *parts_;
  p.painter.begin(p.screen, p.pixel_ratio, kTableColor);
  p.painter.set_view({0.5F, {}});
  Quads quads;
  const float r = p.art.table_repeat() / 2;
  quads.rect(0, 0, p.screen.x * 2, p.screen.y * 2, {0, 0, p.screen.x / r, p.screen.y / r}, kWhite);
  p.painter.draw(quads, p.art.table());
  p.painter.end();
}

void BoardView::Parts::draw_table() {
  if (art.table().texture == 0) return;
  const Rect v = camera.visible();
  const float r = art.table_repeat();
  Quads quads;
  quads.rect(v.x, v.y, v.w, v.h, {v.x / r, v.y / r, v.right() / r, v.bottom() / r}, kWhite);
  painter.draw(quads, art.table());
}

u8 BoardView::Parts::colour_of(const Session& s, Seat seat) const {
  const auto& players = s.game().setup().players;
  return seat < players.size() ? players[seat].colour : u8{5};
}

void BoardView::Parts::draw_ghosts(const Session& s) {
  const State& state = s.game().state();
  if (state.hand == kNoDesign) return;
  Land::Single single;
  single.design = state.hand;
  // lightly, what a click would show
  if (wishes.places && hover && !touch && hover->tile < 0 && s.ghost() != hover->cell && !looking) {
    for (const PlaceOption& place : s.places()) {
      if (place.cell != hover->cell) continue;
      single.rotation = s.rotation();
      while ((place.rotations >> single.rotation & 1) == 0) single.rotation = (single.rotation + 1) & 3;
      single.at = cell_corner(place.cell);
      single.alpha = 0.6F;
      single.shadow = false;
      land.draw_single(painter, single);
    }
  }
  if (!ghost) return;
  const Color green = s.ghost_fits() ? rgb(palette::kLegal) : rgb(palette::kWrong);
  single.rotation = s.rotation();
  single.at = ghost_at;
  single.lift = pressed && !dragging && hover && hover->cell == *ghost ? kGhostLift - 4 : kGhostLift;
  single.alpha = 1;
  single.shadow = true;
  single.frame = green;
  const float t = static_cast<float>(since(spun)) / 160;
  if (t < 1 && ms(1) > 0) {
    single.spin = spin_from * (1 - ease_out_back(t));
    single.squash = 0.2F + 0.8F * t;
  }
  land.draw_single(painter, single);
  Quads quads;
  const Vec2 at = ghost_at - Vec2{0, single.lift};
  if (t >= 1) {
    dashed_rect(quads, {at.x + 7, at.y + 7, kTile - 14, kTile - 14}, 4, 3.6F, 15, 12,
                with_alpha(kWhite, 0.9F));
    if (!s.ghost_fits()) {
      // the edges that clash, so that colour is not alone
      const GridEntry entry = state.at(*s.ghost());
      if (is_open(entry)) {
        const u16 need = state.open_need[static_cast<std::size_t>(entry & ~kOpenFlag)];
        const u16 fit = s.game().rules().designs[state.hand].fit(s.rotation());
        for (int side = 0; side < kSides; ++side) {
          if (((fit & ~need) >> (4 * side) & 15) == 0) continue;
          const Vec2 a = at + turned({20, 8}, side);
          const Vec2 b = at + turned({kTile - 20, 8}, side);
          quads.line(a, b, 20, brush::kLine, kWhite);
          quads.line(a, b, 13, brush::kLine, rgb(palette::kWrong));
        }
      }
    }
    painter.draw(quads, painter.brushes());
  }
}

void BoardView::Parts::draw_last_tile(const Session& s) {
  const State& state = s.game().state();
  const bool figure_step = s.phase() == Phase::Figure && !s.spots().empty();
  if (state.tile_count < 2 || motion.drop.tile >= 0) return;
  Seat seat = kNobody;
  const auto& events = s.game().events();
  for (auto event = events.rbegin(); event != events.rend() && seat == kNobody; ++event)
    if (event->kind == EventKind::TilePlaced) seat = event->seat;
  if (seat == kNobody || s.phase() == Phase::Over) return;
  const Vec2 at = cell_corner(state.tiles[state.last_tile].cell);
  const float u = 1 / camera.scale();  // one CSS pixel
  const float thick = (figure_step ? std::clamp(10 * camera.scale(), 3.0F, 6.0F) : 2.6F) * u;
  const Color ink = player_ink(colour_of(s, seat)).fill;
  Quads quads;
  const auto ring = [&](float out, float width, Color color) {
    frame_rect(quads, {at.x - out, at.y - out, kTile + 2 * out, kTile + 2 * out}, width, color);
  };
  ring(thick + 1.6F * u, thick + 3.2F * u, kWhite);
  ring(thick, thick, ink);
  painter.set_dim(0, {});
  painter.draw(quads, painter.brushes());
  if (figure_step) painter.set_dim(kStepDim, {at.x, at.y, kTile, kTile});
}

void BoardView::draw_tile(ImDrawList* list, const Rules& rules, u8 design, int rotation, Vec2 top_left,
                          float size) {
  Parts& p = *parts_;
  if (p.shown_rules.get() != &rules || design >= rules.design_count) return;
  Parts::TileRequest& request = p.tile_requests.emplace_back();
  request.parts = &p;
  request.single.design = design;
  request.single.rotation = rotation;
  request.single.shadow = false;
  request.view = {size / kTile, top_left};
  list->AddCallback(
      [](const ImDrawList*, const ImDrawCmd* command) {
        const auto& r = *static_cast<const Parts::TileRequest*>(command->UserCallbackData);
        Painter& painter = r.parts->painter;
        painter.resume();
        const float ratio = r.parts->pixel_ratio;
        const ImVec4& clip = command->ClipRect;
        glEnable(GL_SCISSOR_TEST);
        glScissor(static_cast<GLint>(clip.x * ratio),
                  static_cast<GLint>((r.parts->screen.y - clip.w) * ratio),
                  static_cast<GLsizei>(std::max(0.0F, clip.z - clip.x) * ratio),
                  static_cast<GLsizei>(std::max(0.0F, clip.w - clip.y) * ratio));
        painter.set_view(r.view);
        r.parts->land.draw_single(painter, r.single);
        painter.end();
      },
      &request);
  list->AddCallback(ImDrawCallback_ResetRenderState, nullptr);
}

}  // namespace bastide::shell
