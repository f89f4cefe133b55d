#include "shell/board/view/figure_step.h"

#include "engine/families/carcassonne/carcassonne.h"
#include "shell/board/art/player_ink.h"
#include "shell/board/view/labels.h"
#include "shell/look/palette.h"
#include "shell/spread.h"

#include <imgui.h>

namespace bastide::shell {

namespace {

// A small house: this figure does not go there but comes home (ABB-03).
void home_badge(ImDrawList* list, Vec2 at, float r) {
  list->AddCircleFilled(im(at), r + 1.2F, rgb(palette::kKeyline));
  list->AddCircleFilled(im(at), r, rgb(0xEDB93E));
  const Color ink = rgb(0x3A2B20);
  list->AddTriangleFilled(im(at + Vec2{0, -r * 0.66F}), im(at + Vec2{r * 0.68F, 0}),
                          im(at + Vec2{-r * 0.68F, 0}), ink);
  list->AddRectFilled(im(at + Vec2{-r * 0.42F, -r * 0.05F}), im(at + Vec2{r * 0.42F, r * 0.55F}), ink);
}

}  // namespace

// On a small tile the discs are small too, or they would hide it: a finger finds the nearest, and the tile's
// picture in the panel has large ones.
float FigureStep::radius() const {
  return std::max(25 * scene_.camera.scale(), (scene_.touch ? 16.0F : 14.0F) * scene_.panel_scale);
}

void FigureStep::place(const Session& session) {
  discs_.clear();
  anchors_.clear();
  if (session.phase() != Phase::Figure) return;
  const State& state = session.game().state();
  for (const FigureSpot& spot : session.spots())
    anchors_.push_back(scene_.camera.to_screen(scene_.anchor(state, spot.cell, spot.segment)));
  discs_ = anchors_;
  spread(discs_, radius() * 2.12F);
}

std::optional<Vec2> FigureStep::on_tile(const Session& session, int spot) const {
  const State& state = session.game().state();
  const FigureSpot& place = session.spots()[static_cast<std::size_t>(spot)];
  if (place.cell != state.tiles[state.last_tile].cell) return std::nullopt;
  return (scene_.anchor(state, place.cell, place.segment) - cell_corner(place.cell)) * (1 / kTile);
}

int FigureStep::hit(const Session& session, Vec2 at, float radius) const {
  if (session.phase() != Phase::Figure || discs_.size() != session.spots().size()) return -1;
  int nearest = -1;
  float best = radius;
  for (std::size_t i = 0; i < discs_.size(); ++i) {
    const float distance = std::hypot(discs_[i].x - at.x, discs_[i].y - at.y);
    if (distance <= best) best = distance, nearest = static_cast<int>(i);
  }
  return nearest;
}

std::optional<Vec2> FigureStep::point(int spot) const {
  if (spot < 0 || spot >= static_cast<int>(discs_.size())) return std::nullopt;
  return discs_[static_cast<std::size_t>(spot)];
}

void FigureStep::draw(const Session& session, const std::optional<Vec2>& pointer) const {
  const Color ink = player_ink(colour_of(session, session.who())).fill;
  const std::size_t count = std::min(discs_.size(), session.spots().size());
  for (std::size_t i = 0; i < count; ++i) draw_tether(i, ink);
  for (std::size_t i = 0; i < count; ++i) {
    const bool hovered =
        pointer && !scene_.touch && std::hypot(pointer->x - discs_[i].x, pointer->y - discs_[i].y) < radius();
    draw_disc(session, i, hovered);
  }
}

// From a disc that had to make way to its place.
void FigureStep::draw_tether(std::size_t spot, Color ink) const {
  const Vec2 disc = discs_[spot];
  const Vec2 anchor = anchors_[spot];
  if (std::hypot(disc.x - anchor.x, disc.y - anchor.y) <= radius() * 0.6F) return;
  ImDrawList* list = ImGui::GetBackgroundDrawList();
  list->AddLine(im(disc), im(anchor), fade(kWhite, 0.9F), 4);
  list->AddLine(im(disc), im(anchor), ink, 2);
  list->AddCircleFilled(im(anchor), 3.5F, ink);
}

void FigureStep::draw_disc(const Session& session, std::size_t index, bool hovered) const {
  ImDrawList* list = ImGui::GetBackgroundDrawList();
  const FigureSpot& spot = session.spots()[index];
  const u8 colour = colour_of(session, session.who());
  const PlayerInk& ink = player_ink(colour);
  const bool chosen = session.spot() == static_cast<int>(index);
  const bool strong = chosen || hovered;
  const float size = radius();
  const ImVec2 c = im(discs_[index]);
  const float r = size * (chosen ? 1.08F : 1.0F);
  if (chosen)
    for (int ring = 6; ring > 0; --ring)
      list->AddCircleFilled(c, r + static_cast<float>(ring) * size * 0.09F, fade(rgb(0xFFD24A), 0.16F));
  list->AddCircleFilled(c, r, rgb(0xFFFBF0, strong ? 1.0F : 0.86F));
  list->AddCircle(c, r - 1, fade(ink.fill, strong ? 1.0F : 0.8F), 0,
                  std::max(2.0F, size * (chosen ? 0.16F : 0.11F)));
  std::size_t piece = 0;
  if (chosen && session.piece() >= 0 && session.piece() < static_cast<int>(spot.actions.size()))
    piece = static_cast<std::size_t>(session.piece());
  const Action* action = spot.actions.empty() ? nullptr : &spot.actions[piece];
  const Art& art = scene_.art;
  const u8 number = action != nullptr ? action->piece : carcassonne::kMeeple;
  const FigureSprite* sprite =
      art.figure(figure_name(colour, session.game().rules().pieces[number].key, spot.lies));
  if (sprite != nullptr && art.figures().texture != 0) {
    const float k = size * 1.32F / std::max(sprite->w, sprite->h);
    const ImVec2 a = {c.x - sprite->w * k / 2, c.y - sprite->h * k / 2};
    list->AddImage(texture_id(art.figures()), a, {a.x + sprite->w * k, a.y + sprite->h * k},
                   {sprite->uv.u0, sprite->uv.v0}, {sprite->uv.u1, sprite->uv.v1},
                   fade(kWhite, strong ? 1.0F : 0.85F));
  } else {
    list->AddCircleFilled(c, size * 0.45F, ink.fill);
  }
  draw_badges(index, action != nullptr && action->verb == Verb::ReturnPiece);
}

void FigureStep::draw_badges(std::size_t index, bool comes_home) const {
  ImDrawList* list = ImGui::GetBackgroundDrawList();
  const float size = radius();
  const float dot = std::clamp(size * 0.36F, 7.5F, 11.0F);
  if (comes_home) home_badge(list, discs_[index] + Vec2{-size * 0.8F, size * 0.8F}, dot);
  if (scene_.touch || index >= 9) return;
  const char key[2] = {static_cast<char>('1' + index), 0};
  const Vec2 at = discs_[index] + Vec2{size * 0.84F, -size * 0.84F};
  list->AddCircleFilled(im(at), dot + 1.2F, rgb(palette::kKeyline));
  list->AddCircleFilled(im(at), dot, rgb(0x3A2B20));
  centred_text(list, scene_.fonts.small, dot * 1.5F, at, rgb(0xFFF3DA), key);
}

}  // namespace bastide::shell
