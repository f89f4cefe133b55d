// Figures on the land, their discs in the figure step, scores that fly: everything above the props.
#include "engine/families/carcassonne/carcassonne.h"
#include "shell/board/parts.h"
#include "shell/look/figures.h"
#include "shell/look/palette.h"
#include "shell/render/brushes.h"

#include <imgui.h>

#include <cstdio>

namespace bastide::shell {

namespace {

constexpr float kTokenBelow = 40;      // px a tile
constexpr float kSmallestToken = 13;   // px
constexpr float kSmallestFigure = 18;  // px

ImVec2 im(Vec2 p) { return {p.x, p.y}; }
ImU32 fade(Color color, float alpha) { return with_alpha(color, std::clamp(alpha, 0.0F, 1.0F)); }

// Text centred on a point, in a font at any size.
void centred_text(ImDrawList* list, ImFont* font, float size, Vec2 at, ImU32 color, const char* text) {
  if (font == nullptr) font = ImGui::GetFont();
  const ImVec2 extent = font->CalcTextSizeA(size, 1e4F, 0, text);
  list->AddText(font, size, {std::floor(at.x - extent.x / 2 + 0.5F), std::floor(at.y - extent.y / 2 + 0.5F)},
                color, text);
}

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

std::string figure_name(u8 colour, std::string_view piece, bool lying) {
  return look::sprite_name(look::figure_of(piece), kColourKeys[colour < 6 ? colour : 5], lying);
}

void BoardView::Parts::draw_figures(const Session& s) {
  const Game& game = s.game();
  const State& state = game.state();
  const float scale = camera.scale();
  const bool tokens = scale * kTile < kTokenBelow;
  const float grow = std::max(1.0F, kSmallestFigure / (60 * scale));
  struct Item {
    float depth;
    Quad shadow, body;
    Vec2 base;
    u8 colour;
  };
  std::vector<Item> items;
  const PropSprite* shadow = art.prop("shadow");
  std::array<u8, kMaxSegments> crowd{};
  const auto add = [&](u8 colour, u8 number, Vec2 base, bool lying, float rise, float size, Color tint) {
    const std::string_view piece = game.rules().family->pieces[number].key;
    const FigureSprite* sprite =
        art.figure(tokens ? std::string(kColourKeys[colour]) + "_token" : figure_name(colour, piece, lying));
    Item item{base.y, {}, {}, base, colour};
    float k = size * grow;
    if (tokens && sprite != nullptr) k = size * std::max(0.35F * kTile, kSmallestToken / scale) / sprite->h;
    if (sprite != nullptr && art.figures().texture != 0) {
      Quads one;
      one.rect(base.x - sprite->ax * k, base.y - rise - sprite->ay * k, sprite->w * k, sprite->h * k,
               sprite->uv, tint);
      item.body = *one.data();
    }
    if (shadow != nullptr && !tokens && rise >= 0) {
      const float w = 30 * k * static_cast<float>(look::figure_of(piece).board_size);
      Quads one;
      one.rect(base.x + 12 * k - w, base.y - 10 * k + 2, 2 * w, 20 * k, shadow->uv,
               with_alpha(kWhite, rise > 0 ? 0.6F : 1.0F));
      item.shadow = *one.data();
    }
    items.push_back(item);
  };
  for (int i = 0; i < state.figure_count; ++i) {
    const Figure& figure = state.figures[static_cast<std::size_t>(i)];
    const PlacedTile& tile = state.tiles[state.tile_of[figure.segment]];
    const u8 local = local_segment(state, figure.segment);
    const bool field = game.rules().designs[tile.design].segments[local].kind == carcassonne::kField;
    Vec2 base = anchor_world(state, tile.cell, local);
    const int others = crowd[figure.segment]++;
    base = base + Vec2{28.0F * static_cast<float>((others + 1) / 2 * (others % 2 == 0 ? 1 : -1)),
                       6.0F * static_cast<float>(others)};
    float rise = 0;
    float alpha = 1;
    for (const Motion::Entry& entry : motion.entries) {
      if (entry.cell != tile.cell || entry.segment != local) continue;
      const float t = std::clamp(motion.progress(entry.start, motion.lasts(Motion::kEntryMs)), 0.0F, 1.0F);
      if (motion.reduced())
        alpha = t;
      else
        rise = 0.5F * kTile * (1 - t) * (1 - t) * std::abs(std::cos(t * 4.7F)), alpha = std::min(1.0F, t * 5);
    }
    const Color light = field_view && !field ? rgb(0xBFBFBF) : kWhite;  // all but farmers dim by a quarter
    add(colour_of(s, figure.seat), figure.piece, base, field, rise, 1, with_alpha(light, alpha));
  }
  for (const Motion::Home& home : motion.homes) {
    const Vec2 from = anchor_world(state, home.cell, home.segment);
    const float t = motion.progress(home.start, Motion::kHomeMs);
    const u8 colour = colour_of(s, home.seat);
    if (motion.reduced() || t < 0) {
      const float alpha =
          motion.reduced() ? std::clamp(1 - motion.progress(home.start, Motion::kFadeMs), 0.0F, 1.0F) : 1.0F;
      add(colour, home.piece, from, false, 0, 1, with_alpha(kWhite, alpha));
      continue;
    }
    Vec2 target = player_points[home.seat < kMaxPlayers ? home.seat : 0];
    if (target == Vec2{}) target = {screen.x / 2, -40};
    const float e = ease_in_out_cubic(std::clamp(t, 0.0F, 1.0F));
    const Vec2 at = mix(from, camera.to_world(target), e);
    add(colour, home.piece, at, false, -1, mix(1, 19 / (60 * scale * grow), e), kWhite);
    items.back().body = moved(items.back().body, {0, -0.9F * kTile * std::sin(e * 3.14159F)});
    items.back().depth = 1e9F;
  }
  std::stable_sort(items.begin(), items.end(),
                   [](const Item& a, const Item& b) { return a.depth < b.depth; });
  Quads shadows, bodies, plain;
  for (const Item& item : items) {
    if (item.shadow.corner[0].color != 0) shadows.add(item.shadow);
    if (item.body.corner[0].u != item.body.corner[1].u) {
      bodies.add(item.body);
    } else {  // no picture yet
      const float r = std::max(22.0F, 9 / scale);
      plain.rect(item.base.x - r - 4, item.base.y - r - 4, 2 * r + 8, 2 * r + 8, brush::kDisc, kWhite);
      plain.rect(item.base.x - r, item.base.y - r, 2 * r, 2 * r, brush::kDisc, player_ink(item.colour).fill);
    }
  }
  painter.draw(shadows, art.props());
  painter.draw(bodies, art.figures());
  painter.draw(plain, painter.brushes());
}

void BoardView::Parts::draw_labels(const Session& s) {
  draw_field_badges();
  if (s.phase() == Phase::Figure) draw_discs(s);
  draw_flies(s);
}

void BoardView::Parts::draw_discs(const Session& s) {
  ImDrawList* list = ImGui::GetBackgroundDrawList();
  const float radius = std::max(25 * camera.scale(), touch ? 22.0F : 17.0F);
  const u8 colour = colour_of(s, s.who());
  const PlayerInk& ink = player_ink(colour);
  const Game& game = s.game();
  for (std::size_t i = 0; i < discs.size() && i < s.spots().size(); ++i)
    if (std::hypot(discs[i].x - disc_anchors[i].x, discs[i].y - disc_anchors[i].y) > radius * 0.6F) {
      list->AddLine(im(discs[i]), im(disc_anchors[i]), fade(kWhite, 0.9F), 4);
      list->AddLine(im(discs[i]), im(disc_anchors[i]), ink.fill, 2);
      list->AddCircleFilled(im(disc_anchors[i]), 3.5F, ink.fill);
    }
  for (std::size_t i = 0; i < discs.size() && i < s.spots().size(); ++i) {
    const FigureSpot& spot = s.spots()[i];
    const bool chosen = s.spot() == static_cast<int>(i);
    const bool hovered =
        pointer && !touch && std::hypot(pointer->x - discs[i].x, pointer->y - discs[i].y) < radius;
    const ImVec2 c = im(discs[i]);
    const float r = radius * (chosen ? 1.08F : 1.0F);
    if (chosen)
      for (int ring = 6; ring > 0; --ring)
        list->AddCircleFilled(c, r + static_cast<float>(ring) * radius * 0.09F, fade(rgb(0xFFD24A), 0.16F));
    list->AddCircleFilled(c, r, rgb(0xFFFBF0, chosen || hovered ? 1.0F : 0.86F));
    list->AddCircle(c, r - 1, fade(ink.fill, chosen || hovered ? 1.0F : 0.8F), 0,
                    std::max(2.0F, radius * (chosen ? 0.16F : 0.11F)));
    const GridEntry entry = game.state().at(spot.cell);
    bool lying = false;
    if (is_tile(entry)) {
      const PlacedTile& tile = game.state().tiles[static_cast<std::size_t>(entry - 1)];
      lying = game.rules().designs[tile.design].segments[spot.segment].kind == carcassonne::kField;
    }
    std::size_t piece = 0;
    if (chosen && s.piece() >= 0 && s.piece() < static_cast<int>(spot.actions.size()))
      piece = static_cast<std::size_t>(s.piece());
    const u8 what = spot.actions.empty() ? u8{0} : spot.actions[piece].piece;
    const FigureSprite* sprite =
        art.figure(figure_name(colour, game.rules().family->pieces[what].key, lying));
    if (sprite != nullptr && art.figures().texture != 0) {
      const float k = radius * 1.32F / std::max(sprite->w, sprite->h);
      const ImVec2 a = {c.x - sprite->w * k / 2, c.y - sprite->h * k / 2};
      list->AddImage(reinterpret_cast<ImTextureID>(static_cast<std::uintptr_t>(art.figures().texture)), a,
                     {a.x + sprite->w * k, a.y + sprite->h * k}, {sprite->uv.u0, sprite->uv.v0},
                     {sprite->uv.u1, sprite->uv.v1}, fade(kWhite, chosen || hovered ? 1.0F : 0.85F));
    } else {
      list->AddCircleFilled(c, radius * 0.45F, ink.fill);
    }
    if (!spot.actions.empty() && spot.actions[piece].verb == Verb::ReturnPiece)
      home_badge(list, discs[i] + Vec2{-radius * 0.8F, radius * 0.8F},
                 std::clamp(radius * 0.36F, 7.5F, 11.0F));
    if (!touch && i < 9) {
      const char key[2] = {static_cast<char>('1' + i), 0};
      const float dot = std::clamp(radius * 0.36F, 7.5F, 11.0F);
      const Vec2 at = discs[i] + Vec2{radius * 0.84F, -radius * 0.84F};
      list->AddCircleFilled(im(at), dot + 1.2F, rgb(palette::kKeyline));
      list->AddCircleFilled(im(at), dot, rgb(0x3A2B20));
      centred_text(list, fonts.small, dot * 1.5F, at, rgb(0xFFF3DA), key);
    }
  }
}

void BoardView::Parts::draw_flies(const Session& s) {
  ImDrawList* list = ImGui::GetForegroundDrawList();
  for (const Motion::Fly& fly : motion.flies) {
    const float elapsed = motion.progress(fly.start, 1);  // ms
    if (elapsed < 0) continue;
    const float t = elapsed / Motion::kFlyMs;
    const float pop = motion.reduced() ? 1.0F : 0.6F + 0.4F * ease_out_back(std::min(1.0F, elapsed / 180));
    float alpha = std::min(1.0F, elapsed / 80);
    const float tile = kTile * camera.scale();
    Vec2 at = camera.to_screen(anchor_world(s.game().state(), fly.cell, fly.segment));
    at = at +
         Vec2{static_cast<float>(fly.stack) * 40,
              -34 - (motion.reduced() ? 0.0F : 0.35F * tile * ease_out_cubic(std::min(1.0F, elapsed / 700)))};
    float size = 22 * pop;
    const Vec2 target = player_points[fly.seat < kMaxPlayers ? fly.seat : 0];
    if (!motion.reduced() && target != Vec2{} && t > 0.68F) {
      const float e = ease_in_out_cubic((t - 0.68F) / 0.32F);
      at = mix(at, target, e);
      size = mix(size, 15, e);
      alpha = 1 - e * 0.4F;
    } else if (t > 0.85F) {
      alpha = (1 - t) / 0.15F;
    }
    char text[16];
    std::snprintf(text, sizeof text, "+%d",
                  motion.reduced() ? fly.amount : std::min(fly.amount, 1 + static_cast<int>(elapsed / 30)));
    ImFont* font = fonts.display != nullptr ? fonts.display : ImGui::GetFont();
    const ImVec2 extent = font->CalcTextSizeA(size, 1e4F, 0, text);
    const float w = extent.x / 2 + size * 0.55F;
    const float h = size * 0.78F;
    const PlayerInk& ink = player_ink(colour_of(s, fly.seat));
    list->AddRectFilled({at.x - w - 2, at.y - h + 2}, {at.x + w + 2, at.y + h + 5},
                        fade(rgb(0x3A2614), 0.25F * alpha), h);
    list->AddRectFilled({at.x - w - 3, at.y - h - 3}, {at.x + w + 3, at.y + h + 3},
                        fade(rgb(palette::kKeyline), alpha), h + 3);
    list->AddRectFilled({at.x - w, at.y - h}, {at.x + w, at.y + h}, fade(ink.fill, alpha), h);
    centred_text(list, font, size, at, fade(ink.mark, alpha), text);
  }
}

}  // namespace bastide::shell
