#include "shell/panels/scenery.h"

#include "shell/board/board_view.h"

#include <cmath>

namespace bastide::shell::ui {
namespace {
constexpr float kPropPixels = 1.5F;  // of props.webp a u
}  // namespace

void Scenery::ridge(const Rect& r, float y, float wave, float phase, ImU32 colour) {
  constexpr int kSteps = 40;
  ImDrawList* list = c_.list();
  for (int i = 0; i < kSteps; ++i) {
    const auto at = [&](int k) {
      const float t = static_cast<float>(k) / kSteps;
      return Vec2{r.x + r.w * t,
                  y + std::sin(t * 5.1F + phase) * wave + std::sin(t * 11.3F + phase * 2) * wave * 0.3F};
    };
    const Vec2 a = at(i);
    const Vec2 b = at(i + 1);
    const ImVec2 p0 = c_.px(a.x, a.y), p1 = c_.px(b.x, b.y), p2 = c_.px(b.x, r.bottom()),
                 p3 = c_.px(a.x, r.bottom());
    const ImDrawListFlags flags = list->Flags;
    list->Flags &= ~ImDrawListFlags_AntiAliasedFill;  // neighbours touch
    list->AddQuadFilled(p0, p1, p2, p3, faded(colour, c_.alpha()));
    list->Flags = flags;
    list->AddLine(p0, p1, faded(colour, c_.alpha()), 1.2F);
  }
}

void Scenery::hills(const Rect& r, float horizon, float radius) {
  const Canvas::AsPainted keep(c_);
  c_.clip(r);
  c_.gradient(r, rgb(0xBFDDE2), rgb(0xF9ECC8), radius);
  const float y = r.y + r.h * horizon;
  const float wave = std::min(r.h * 0.07F, 26.0F);
  ridge(r, y, wave, 0.4F, rgb(0xA9C08A));
  ridge(r, y + r.h * 0.10F, wave * 0.8F, 2.3F, rgb(0x9DB862));
  ridge(r, y + r.h * 0.20F, wave * 0.6F, 4.4F, rgb(0xB6C669));
  c_.unclip();
}

void Scenery::prop(std::string_view name, float x, float y, float scale) {
  const Picture picture = board_.prop(name);
  if (picture.texture == 0) return;
  const float k = scale / kPropPixels * c_.scale();
  const ImVec2 base = c_.px(x, y);
  const ImVec2 a(base.x - picture.base.x * k, base.y - picture.base.y * k);
  const auto level = static_cast<unsigned>(255 * c_.alpha());
  c_.list()->AddImage(texture_id(picture.texture), a, {a.x + picture.width * k, a.y + picture.height * k},
                      {picture.uv0.x, picture.uv0.y}, {picture.uv1.x, picture.uv1.y},
                      level << 24 | level << 16 | level << 8 | level);
}

void Scenery::token(std::string_view name, float x, float y, float height, float width) {
  for (const char* number : {"", "0"}) {
    const std::string sprite = std::string(name) + number;
    const Picture picture = board_.prop(sprite);
    if (picture.texture == 0 || picture.height <= 0) continue;
    prop(sprite, x, y, std::min(height / picture.height, width / picture.width) * kPropPixels);
    return;
  }
}

void Scenery::stand(const Rect& r, std::span<const ScenerySprite> things, float scale) {
  c_.clip({r.x, r.y - 200, r.w, r.h + 200});
  for (const ScenerySprite& thing : things) {
    const float x = r.x + r.w * thing.x;
    const float y = r.y + r.h * thing.y;
    prop(thing.prop, x, y, thing.scale * scale);
  }
  c_.unclip();
}

}  // namespace bastide::shell::ui
