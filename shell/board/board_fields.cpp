// Overlays of whole features: the field view with its owners, the feature under the pointer, features
// that were just completed.
#include "engine/families/carcassonne/carcassonne.h"
#include "shell/board/parts.h"
#include "shell/render/brushes.h"

#include <imgui.h>

#include <bit>
#include <cstdio>

namespace bastide::shell {

namespace {

constexpr Color kCream = rgb(0xFFF6CF);
constexpr u8 kNoField = 0xFF;  // in place of a set of owners

Painter::RegionLook owner_look(Color fill) {
  Painter::RegionLook look;
  look.tint = with_alpha(fill, 0.2F);
  look.line = fill;
  look.rim = kWhite;
  look.glow = 44;
  look.glow_alpha = 0.72F;
  look.rim_width = 4.5F;
  look.line_width = 8;
  return look;
}

Painter::RegionLook highlight_look(float alpha) {
  Painter::RegionLook look;
  look.tint = rgb(0xFFE48A, 0.30F * alpha);
  look.line = rgb(0xFFD24A, 0.95F * alpha);
  look.rim = with_alpha(kCream, alpha);
  look.glow = 26;
  look.glow_alpha = 0.55F * alpha;
  look.rim_width = 5;
  look.line_width = 4;
  return look;
}

void show_feature(const State& state, SegmentId segment, std::vector<u8>& look_of) {
  look_of.assign(kMaxSegments, 0);
  for_each_segment(state, segment, [&](SegmentId s) { look_of[s] = 1; });
}

}  // namespace

void BoardView::Parts::update_highlight(const Session& s) {
  const State& state = s.game().state();
  SegmentId wanted = asked_highlight;
  const std::optional<Hover>& under = hover && (!touch || held) && !dragging ? hover : looking;
  if (wanted == kNoSegmentId && wishes.features && under && under->cell != ghost) wanted = under->segment;
  if (wanted >= state.segment_count) wanted = kNoSegmentId;
  if (wanted != kNoSegmentId) wanted = find(state, wanted);
  if (wanted == shown_highlight && highlight_revision == s.revision()) return;
  shown_highlight = wanted;
  highlight_revision = s.revision();
  highlight.clear();
  if (wanted == kNoSegmentId) return;
  std::vector<u8> look_of;
  show_feature(state, wanted, look_of);
  highlight.build(painter, art, state, look_of);
}

void BoardView::Parts::update_fields(const Session& s) {
  if (!field_view || (fields_revision == s.revision() && fields_art == art.revision())) return;
  fields_revision = s.revision();
  fields_art = art.revision();
  const Rules& rules = s.game().rules();
  const State& state = s.game().state();
  std::vector<u8> look_of(kMaxSegments, 0);
  field_looks.assign(1, {});
  field_looks[0].line = kCream;  // nobody's
  field_looks[0].rim = with_alpha(kWhite, 0.9F);
  field_looks[0].rim_width = 3;
  field_looks[0].line_width = 2;
  field_looks.push_back({.tint = rgb(0x000000, 0.25F)});  // whatever is no field
  field_owners.assign(2, {});
  badges.clear();
  std::vector<u8> owner_sets = {0, kNoField};
  for (SegmentId root = 0; root < state.segment_count; ++root) {
    if (state.parent[root] != root) continue;
    if (state.features[root].kind != carcassonne::kField) {
      for_each_segment(state, root, [&](SegmentId segment) { look_of[segment] = 2; });
      continue;
    }
    const FeatureValue value = feature_value(rules, state, root);
    std::size_t look = 0;
    while (look < owner_sets.size() && owner_sets[look] != value.owners) ++look;
    if (look == owner_sets.size() && look < Painter::kMaxRegionLooks) {
      owner_sets.push_back(value.owners);
      std::vector<u8> colours;
      for (unsigned rest = value.owners; rest != 0; rest &= rest - 1)
        colours.push_back(colour_of(s, static_cast<Seat>(std::countr_zero(rest))));
      Painter::RegionLook one = owner_look(player_ink(colours[0]).fill);
      for (std::size_t i = 1; i < colours.size(); ++i)
        one.stripes[i - 1] = with_alpha(player_ink(colours[i]).fill, 0.2F);
      field_looks.push_back(one);
      field_owners.push_back(std::move(colours));
    }
    look = std::min<std::size_t>(look, field_looks.size() - 1);
    Vec2 best{};
    bool first = true;
    for_each_segment(state, root, [&](SegmentId segment) {
      look_of[segment] = static_cast<u8>(look + 1);
      const Vec2 at =
          anchor_world(state, state.tiles[state.tile_of[segment]].cell, local_segment(state, segment));
      if (first || at.y < best.y) best = at, first = false;
    });
    const int cities = carcassonne::completed_cities(rules, state, root);
    if (value.owners != 0 || cities > 0) badges.push_back({best, cities, value.now, field_owners[look]});
  }
  fields.build(painter, art, state, look_of);
}

void BoardView::Parts::draw_fields(const Session&) {
  if (field_view) {
    fields.draw(painter, field_looks.data(), static_cast<int>(field_looks.size()));
    // the owner's mark as a pattern, so that colour is not alone
    Quads marks_quads;
    const Rect v = camera.visible();
    constexpr float kStep = 96;
    const float size = std::max(26.0F, 9 / camera.scale());
    int row = 0;
    for (float y = std::floor(v.y / kStep) * kStep; y < v.bottom(); y += kStep, ++row)
      for (float x = std::floor(v.x / kStep) * kStep; x < v.right(); x += kStep) {
        const bool odd = (static_cast<int>(std::floor(y / kStep)) & 1) != 0;
        const Vec2 at = {x + (odd ? kStep / 2 : 0), y + kStep / 4};
        const int look = fields.look_at(at);
        if (look < 3 || fields.depth_at(at) < 14) continue;
        const auto& owners = field_owners[static_cast<std::size_t>(look - 1)];
        if (owners.empty()) continue;
        const auto pick = static_cast<std::size_t>(
            static_cast<int>(std::floor(x / kStep) + std::floor(y / kStep)) & 0x7FFF);
        const u8 colour = owners[pick % owners.size()];
        const FigureSprite* sprite = art.figure("white_mark_" + std::string(kColourKeys[colour]));
        if (sprite == nullptr) continue;
        const float k = size / std::max(sprite->w, sprite->h);
        const Rect box = {at.x - sprite->w * k / 2, at.y - sprite->h * k / 2, sprite->w * k, sprite->h * k};
        marks_quads.rect(box.x + 2, box.y + 2.5F, box.w, box.h, sprite->uv, with_alpha(kWhite, 0.75F));
        marks_quads.rect(box.x, box.y, box.w, box.h, sprite->uv, player_ink(colour).fill);
      }
    painter.draw(marks_quads, art.figures());
  }
  const Painter::RegionLook one = highlight_look(1);
  highlight.draw(painter, &one, 1);
}

void BoardView::Parts::draw_outlines(const Session& s) {
  const auto outline = [](float alpha) {
    Painter::RegionLook one = highlight_look(alpha);
    one.tint = rgb(0xFFE48A, 0.10F * alpha);
    one.glow = 30;
    one.glow_alpha = 0.5F * alpha;
    return one;
  };
  const Painter::RegionLook lit = outline(0.9F);
  highlight.draw(painter, &lit, 1);

  // completed features: glow in, glow out
  const State& state = s.game().state();
  std::erase_if(glows, [&](const auto& glow) {
    return std::none_of(motion.glows.begin(), motion.glows.end(),
                        [&](const auto& g) { return g.segment == glow.first; });
  });
  for (const Motion::Glow& glow : motion.glows) {
    const float t = motion.progress(glow.start, Motion::kGlowMs);
    if (t < 0 || glow.segment >= state.segment_count) continue;
    auto known =
        std::find_if(glows.begin(), glows.end(), [&](const auto& g) { return g.first == glow.segment; });
    if (known == glows.end()) {
      std::vector<u8> look_of;
      show_feature(state, glow.segment, look_of);
      glows.emplace_back(glow.segment, std::make_unique<Regions>());
      known = glows.end() - 1;
      known->second->build(painter, art, state, look_of);
    }
    constexpr float kFade = 1 - Motion::kGlowSweepMs / Motion::kGlowMs;
    const Painter::RegionLook one = outline(std::clamp((1 - t) / kFade, 0.0F, 1.0F));
    const Vec2 from = cell_corner(glow.from) + Vec2{kTile / 2, kTile / 2};
    const float sweep = t * Motion::kGlowMs / Motion::kGlowSweepMs;
    if (sweep < 1 && !motion.reduced())
      painter.set_wave(from, 1 + (known->second->reach(from) + 60) * ease_out_cubic(sweep));
    known->second->draw(painter, &one, 1);
    painter.set_wave({}, 0);
  }
}

void BoardView::Parts::draw_field_badges() {
  if (!field_view) return;
  ImDrawList* list = ImGui::GetBackgroundDrawList();
  ImFont* font = fonts.small != nullptr ? fonts.small : ImGui::GetFont();
  // far away there is no room for what nobody owns
  const float tile = kTile * camera.scale();
  const float size = tile < 56 ? 12.0F : 15.0F;
  const float h = size * 0.8F;
  for (const FieldBadge& badge : badges) {
    if (badge.colours.empty() && tile < 80) continue;
    if (badge.points == 0 && tile < 48) continue;
    const Vec2 at = camera.to_screen(badge.at);
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
        list->AddImage(reinterpret_cast<ImTextureID>(static_cast<std::uintptr_t>(art.figures().texture)), a,
                       {a.x + sprite->w * k, a.y + sprite->h * k}, {sprite->uv.u0, sprite->uv.v0},
                       {sprite->uv.u1, sprite->uv.v1}, player_ink(colour).edge);
      }
      x += size;
    }
    list->AddText(font, size,
                  {std::floor(x + (badge.colours.empty() ? size * 0.15F : size * 0.2F)),
                   std::floor(at.y - extent.y / 2)},
                  rgb(0x33261D), text);
  }
}

}  // namespace bastide::shell
