#include "shell/board/view/fields.h"

#include "engine/families/carcassonne/carcassonne.h"
#include "shell/board/art/player_ink.h"
#include "shell/board/view/labels.h"
#include "shell/text/game_words.h"

#include <bit>
#include <cstdio>

namespace bastide::shell {

namespace {

constexpr Color kCream = rgb(0xFFF6CF);
constexpr u8 kNoField = 0xFF;  // in place of a set of owners

Painter::RegionStyle owner_style(Color fill) {
  Painter::RegionStyle style;
  style.tint = with_alpha(fill, 0.2F);
  style.line = fill;
  style.rim = kWhite;
  style.glow = 44;
  style.glow_alpha = 0.72F;
  style.rim_width = 4.5F;
  style.line_width = 8;
  return style;
}

}  // namespace

void FieldView::forget() {
  regions_.forget();
  built_.forget();
}

// The first two styles: a field that is nobody's, and whatever is no field.
void FieldView::start_looks() {
  Painter::RegionStyle nobody;
  nobody.line = kCream;
  nobody.rim = with_alpha(kWhite, 0.9F);
  nobody.rim_width = 3;
  nobody.line_width = 2;
  region_looks_ = {nobody, {.tint = rgb(0x000000, 0.25F)}};
  styles_ = {Style{}, Style{.owners = kNoField}};
}

// The index of the style of a field with these owners.
std::size_t FieldView::style_of(const Session& session, u8 owners) {
  const auto known = std::find_if(styles_.begin(), styles_.end(),
                                  [&](const Style& style) { return style.owners == owners; });
  if (known != styles_.end()) return static_cast<std::size_t>(known - styles_.begin());
  if (styles_.size() == Painter::kMaxRegionStyles) return styles_.size() - 1;
  Style style{.owners = owners};
  for (unsigned rest = owners; rest != 0; rest &= rest - 1)
    style.colours.push_back(colour_of(session, static_cast<Seat>(std::countr_zero(rest))));
  Painter::RegionStyle shown = owner_style(player_ink(style.colours[0]).fill);
  for (std::size_t i = 1; i < style.colours.size(); ++i)
    shown.stripes[i - 1] = with_alpha(player_ink(style.colours[i]).fill, 0.2F);
  region_looks_.push_back(shown);
  styles_.push_back(std::move(style));
  return styles_.size() - 1;
}

void FieldView::update(const Session& session) {
  if (!on_ || !built_.again(session.revision(), scene_.art.revision())) return;
  const Rules& rules = session.game().rules();
  const auto cities_at = family_words(rules).cities;
  const State& state = session.game().state();
  std::vector<u8> shown(kMaxSegments, 0);  // 1 + index of the style
  start_looks();
  badges_.clear();
  for (SegmentId root = 0; root < state.segment_count; ++root) {
    if (state.parent[root] != root) continue;
    if (state.features[root].kind != rules.family->field_kind) {
      for_each_segment(state, root, [&](SegmentId segment) { shown[segment] = 2; });
      continue;
    }
    const FeatureValue value = feature_value(rules, state, root);
    const std::size_t style = style_of(session, value.owners);
    Vec2 best{};
    bool first = true;
    for_each_segment(state, root, [&](SegmentId segment) {
      shown[segment] = static_cast<u8>(style + 1);
      const Vec2 at =
          scene_.anchor(state, state.tiles[state.tile_of[segment]].cell, local_segment(state, segment));
      if (first || at.y < best.y) best = at, first = false;
    });
    const int cities = cities_at == nullptr ? 0 : cities_at(rules, state, root);
    if (value.owners != 0 || cities > 0 || value.now > 0)
      badges_.push_back(
          {.at = best, .cities = cities, .points = value.now, .colours = styles_[style].colours});
  }
  regions_.build(scene_.painter, scene_.art, state, shown);
}

void FieldView::draw() {
  if (!on_) return;
  regions_.draw(scene_.painter, region_looks_.data(), static_cast<int>(region_looks_.size()));
  draw_marks();
}

// The owner's mark as a pattern, so that colour is not alone.
void FieldView::draw_marks() {
  Quads marks;
  const Rect v = scene_.camera.visible();
  constexpr float kStep = 96;
  const float size = std::max(26.0F, 9 / scene_.camera.scale());
  for (float y = std::floor(v.y / kStep) * kStep; y < v.bottom(); y += kStep)
    for (float x = std::floor(v.x / kStep) * kStep; x < v.right(); x += kStep) {
      const bool odd = (static_cast<int>(std::floor(y / kStep)) & 1) != 0;
      const Vec2 at = {x + (odd ? kStep / 2 : 0), y + kStep / 4};
      const int style = regions_.style_at(at);
      if (style < 3 || regions_.depth_at(at) < 14) continue;
      const auto& colours = styles_[static_cast<std::size_t>(style - 1)].colours;
      if (colours.empty()) continue;
      const auto pick =
          static_cast<std::size_t>(static_cast<int>(std::floor(x / kStep) + std::floor(y / kStep)) & 0x7FFF);
      const u8 colour = colours[pick % colours.size()];
      const FigureSprite* sprite = scene_.art.figure("white_mark_" + std::string(kColourKeys[colour]));
      if (sprite == nullptr) continue;
      const float k = size / std::max(sprite->w, sprite->h);
      const Rect box = {at.x - sprite->w * k / 2, at.y - sprite->h * k / 2, sprite->w * k, sprite->h * k};
      marks.rect(box.x + 2, box.y + 2.5F, box.w, box.h, sprite->uv, with_alpha(kWhite, 0.75F));
      marks.rect(box.x, box.y, box.w, box.h, sprite->uv, player_ink(colour).fill);
    }
  scene_.painter.draw(marks, scene_.art.figures());
}

void FieldView::draw_badges() {
  if (!on_) return;
  // far away there is no room for what nobody owns
  const float tile = kTile * scene_.camera.scale();
  for (const Badge& badge : badges_) {
    if (badge.colours.empty() && tile < 80) continue;
    if (badge.points == 0 && tile < 48) continue;
    draw_badge(badge, tile < 56 ? 12.0F : 15.0F);
  }
}

void FieldView::draw_badge(const Badge& badge, float size) {
  ImDrawList* list = ImGui::GetBackgroundDrawList();
  ImFont* font = scene_.fonts.small != nullptr ? scene_.fonts.small : ImGui::GetFont();
  const Art& art = scene_.art;
  const float h = size * 0.8F;
  const Vec2 at = scene_.camera.to_screen(badge.at);
  char text[32];
  if (badge.cities > 0 && badge.points > 0 && badge.points % badge.cities == 0)
    std::snprintf(text, sizeof text, "%d \xC3\x97 %d", badge.cities, badge.points / badge.cities);
  else
    std::snprintf(text, sizeof text, "%d", badge.points);
  const ImVec2 extent = font->CalcTextSizeA(size, 1e4F, 0, text);
  const float marks_w = static_cast<float>(badge.colours.size()) * size;
  const float w = (extent.x + marks_w) / 2 + size * 0.65F;
  const Color rim = badge.colours.empty() ? rgb(0xC4AC7C) : player_ink(badge.colours[0]).fill;
  list->AddRectFilled({at.x - w - 3, at.y - h - 1}, {at.x + w + 3, at.y + h + 5}, rgb(0x3A2614, 0.25F),
                      h + 3);
  list->AddRectFilled({at.x - w - 3, at.y - h - 3}, {at.x + w + 3, at.y + h + 3}, rim, h + 3);
  list->AddRectFilled({at.x - w, at.y - h}, {at.x + w, at.y + h}, rgb(0xFFFBF0), h);
  // whose it is, by mark and colour
  float x = at.x - w + size * 0.5F;
  for (const u8 colour : badge.colours) {
    const FigureSprite* sprite = art.figure("white_mark_" + std::string(kColourKeys[colour]));
    if (sprite != nullptr && art.figures().texture != 0) {
      const float k = size * 0.86F / std::max(sprite->w, sprite->h);
      const ImVec2 a = {x + (size - sprite->w * k) / 2, at.y - sprite->h * k / 2};
      list->AddImage(texture_id(art.figures()), a, {a.x + sprite->w * k, a.y + sprite->h * k},
                     {sprite->uv.u0, sprite->uv.v0}, {sprite->uv.u1, sprite->uv.v1}, player_ink(colour).edge);
    }
    x += size;
  }
  list->AddText(
      font, size,
      {std::floor(x + (badge.colours.empty() ? size * 0.15F : size * 0.2F)), std::floor(at.y - extent.y / 2)},
      rgb(0x33261D), text);
}

}  // namespace bastide::shell
