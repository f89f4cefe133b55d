#include "shell/board/view/layers.h"

#include "shell/board/game_board.h"
#include "shell/board/view/figures.h"
#include "shell/board/view/flies.h"
#include "shell/board/view/last_tile.h"
#include "shell/board/view/plain_land.h"
#include "shell/board/view/table_edge.h"
#include "shell/board/view/tokens.h"

#include <imgui.h>

#include <algorithm>

namespace bastide::shell {

namespace {

constexpr float kFieldsDim = 0.25F;
constexpr float kLensFactor = 2;  // by which it enlarges
constexpr float kLensSide = 136;  // units of the panels
constexpr float kLensGap = 44;    // CSS pixels between it and the finger's middle

}  // namespace

void Layers::draw_table_only() {
  Painter& painter = scene_.painter;
  painter.begin(scene_.screen, scene_.pixel_ratio, scene_.table_color());
  painter.set_view({0.5F, {}});
  Quads quads;
  const float r = scene_.art.table_repeat() / 2;
  const Vec2 size = scene_.screen;
  quads.rect(0, 0, size.x * 2, size.y * 2, {0, 0, size.x / r, size.y / r}, scene_.table_tint());
  draw_paper(scene_, quads);
  painter.end();
}

void Layers::draw_land(const Session& session) {
  Painter& painter = scene_.painter;
  painter.begin(scene_.screen, scene_.pixel_ratio, scene_.table_color());
  painter.set_view(scene_.camera.view());
  const bool game = session.has_game();
  const bool fields_lit = game && fields_.on() && session.phase() != Phase::Figure;
  if (fields_lit) painter.set_dim(kFieldsDim, {});
  draw_table(scene_);
  if (!fields_lit) painter.set_dim(0, {});
  if (game) draw_game(session, fields_lit);
  painter.end();
}

void Layers::pale(bool on) {
  scene_.painter.set_saturation(on && scene_.options.high_contrast ? Land::kPale : 1);
}

void Layers::draw_game(const Session& session, bool fields_lit) {
  Painter& painter = scene_.painter;
  const State& state = session.game().state();
  const float scale = scene_.camera.scale();
  if (!scene_.camera.moving())
    scene_.art.want_detail(std::max(scale * kTile * scene_.pixel_ratio, Art::kClose));
  draw_table_edge(scene_, session.game());
  const GameBoard* own = game_board(session.game().rules());
  if (own != nullptr && own->draw_under != nullptr) own->draw_under(scene_, session.game());
  update_marks(session);
  marks_.draw(painter);
  pale(true);
  draw_ground(session, fields_lit);
  blow(scene_, state);
  if (fields_lit) painter.set_dim(kFieldsDim, {});
  scene_.land.draw_uprights(painter, scale, scene_.camera.visible());
  if (fields_lit) painter.set_dim(0, {});
  painter.set_gust({}, 0, 0);
  pale(false);
  if (scene_.options.high_contrast) outlines_.draw(scene_, session);
  offered_.draw(scene_, session);
  highlight_.draw_outlines(state);

  draw_drop(scene_, state);
  draw_last_tile(scene_, session);
  draw_tokens(scene_, session.game());
  if (own != nullptr && own->draw_over != nullptr) own->draw_over(scene_, session.game(), true);
  draw_figures(scene_, session.game(), fields_.on());
  if (session.phase() == Phase::Place) ghost_.draw(session, inspection_, input_.presses());
  inspection_.draw();
}

void Layers::draw_ground(const Session& session, bool fields_lit) {
  const State& state = session.game().state();
  scene_.land.update(state, session.revision(), scene_.motion.drop.tile);
  if (fields_lit) scene_.painter.set_dim(0, {});  // the overlay darkens what is no field
  scene_.land.draw_ground(scene_.painter, scene_.camera.scale(), scene_.options.grid);
  fields_.update(session);
  highlight_.update(state, session.revision(), looked_at(session));
  fields_.draw();
  highlight_.draw_ground();
}

std::optional<Rect> Layers::lens() const {
  if (!input_.held() || scene_.camera.scale() * kLensFactor > Camera::kMaxScale * 1.4F) return std::nullopt;
  const float side = kLensSide * scene_.panel_scale;
  const Vec2 finger = input_.finger();
  const Vec2 most = scene_.screen - Vec2{side + 8, side + 8};
  Rect r{std::clamp(finger.x - side / 2, 8.0F, std::max(8.0F, most.x)), finger.y - side - kLensGap, side,
         side};
  if (r.y >= 8) return r;
  r.y = 8;  // beside the finger where there is no room above it
  r.x = finger.x > scene_.screen.x / 2 ? finger.x - side - kLensGap : finger.x + kLensGap;
  return r;
}

void Layers::draw_lens(const Session& session) {
  const auto r = lens();
  if (!r) return;
  Painter& painter = scene_.painter;
  const Camera before = scene_.camera;
  const Vec2 middle = before.to_world(input_.finger());
  scene_.camera.set_screen(scene_.screen, *r);
  scene_.camera.go_to(middle, before.scale() * kLensFactor, 0);
  painter.resume();
  painter.clip(*r);
  painter.set_view(scene_.camera.view());
  draw_table(scene_);
  draw_game(session, false);
  painter.end();
  scene_.camera = before;
  ImDrawList* list = ImGui::GetBackgroundDrawList();
  list->AddRect({r->x - 2, r->y - 2}, {r->right() + 2, r->bottom() + 2}, rgb(0x2A1E14), 4, 0, 8);
  list->AddRect({r->x - 2, r->y - 2}, {r->right() + 2, r->bottom() + 2}, rgb(0xFFFAEC), 4, 0, 4);
}

void Layers::draw_labels(const Session& session) {
  fields_.draw_badges();
  if (session.phase() == Phase::Figure) figure_step_.draw(session, input_.pointer());
  draw_flies(scene_, session);
}

void Layers::update_marks(const Session& session) {
  Marks::Wish wish;
  wish.places = scene_.options.places;
  wish.dead = scene_.options.dead;
  wish.night = scene_.options.night;
  wish.contrast = scene_.options.high_contrast;
  const float tile_px = scene_.camera.scale() * kTile;
  wish.thick = tile_px > 90 ? 1.0F : tile_px > 56 ? 1.5F : tile_px > 36 ? 2.0F : 2.8F;
  const auto& hover = inspection_.hover();
  if (hover && !scene_.touch) wish.hovered_x = hover->cell.x, wish.hovered_y = hover->cell.y;
  marks_.update(session, wish);
}

// The feature that mouse, resting finger or cursor are on, if features are to be shown; what an expansion
// asks for is about the whole feature, so that of the place chosen.
SegmentId Layers::looked_at(const Session& session) const {
  const GameBoard* own = game_board(session.game().rules());
  const bool more = own != nullptr && own->lit_with != nullptr;  // than is seen on its tile
  if (session.phase() == Phase::Figure && session.spot() >= 0 && (more || !session.asks_own_figure()))
    return session.segment_of(session.spots()[static_cast<std::size_t>(session.spot())]);
  const bool points = inspection_.hover() && (!scene_.touch || input_.held()) && !input_.dragging();
  const std::optional<Hover>& under = points ? inspection_.hover() : inspection_.cursor();
  return scene_.options.features && under && under->cell != ghost_.cell() ? under->segment : kNoSegmentId;
}

}  // namespace bastide::shell
