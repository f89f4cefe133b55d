// What the Scout has of its own to draw: its card, with footbridge, ferry, field and lookout by a river.
#include "shell/games/hunters/drawn/signs.h"
#include "shell/panels/expansion_picture.h"

#include <cmath>

namespace bastide::shell::hunters::scout {
namespace {

using namespace ui;

constexpr Person kPeople[] = {{0, "member", 0.31F, 0.68F, 40}, {4, "member", 0.60F, 0.62F, 40}};

constexpr ImU32 kBank = rgb(0x8C7A45), kWater = rgb(0x4F93A8), kSoil = rgb(0x8A5A2E), kCorn = rgb(0xE0B84C),
                kWood = rgb(0x5B3A22);

// A band from the left edge to the right one; y as parts of the height.
void river(Canvas& c, const Rect& r, float thick, ImU32 ink) {
  std::vector<Vec2> points;
  for (int i = -1; i <= 25; ++i) {
    const float t = static_cast<float>(i) / 24;
    points.push_back({r.x + r.w * t, r.y + r.h * (0.74F + 0.05F * std::sin(t * 7 + 1))});
  }
  c.path(points, ink, r.h * thick);
}

void field(Canvas& c, const Rect& r) {
  for (int row = 0; row < 4; ++row) {
    const float y = r.y + r.h * (0.40F + 0.045F * static_cast<float>(row));
    const float from = r.x + r.w * (0.72F + 0.012F * static_cast<float>(row));
    c.path({{from, y}, {from + r.w * 0.22F, y}}, kSoil, r.h * 0.04F);
    for (int k = 0; k < 7; ++k) {
      const float x = from + r.w * 0.22F * (static_cast<float>(k) + 0.5F) / 7;
      c.path({{x, y}, {x, y - r.h * 0.045F}}, kCorn, std::max(1.4F, r.h * 0.018F));
    }
  }
}

// A look-out of four poles, with a roof.
void lookout(Canvas& c, const Rect& r) {
  const float x = r.x + r.w * 0.13F, foot = r.y + r.h * 0.64F, high = r.h * 0.42F, wide = r.h * 0.13F;
  for (const float side : {-1.0F, 1.0F})
    c.path({{x + side * wide, foot}, {x + side * wide * 0.7F, foot - high}}, kWood, r.h * 0.035F);
  c.path({{x - wide, foot - high * 0.25F}, {x + wide * 0.8F, foot - high * 0.62F}}, kWood, r.h * 0.024F);
  c.path({{x - wide, foot - high * 0.66F}, {x + wide, foot - high * 0.66F}}, kWood, r.h * 0.05F);
  c.polygon({{x - wide * 1.3F, foot - high}, {x, foot - high * 1.42F}, {x + wide * 1.3F, foot - high}},
            kCorn);
}

void ground(Canvas& c, const Rect& r) {
  c.clip(r);
  river(c, r, 0.30F, kBank);
  river(c, r, 0.25F, kWater);
  field(c, r);
  lookout(c, r);
  const float size = r.h * 0.5F;
  hunters_board::draw_line_sign(c, "footbridge", r.x + r.w * 0.31F, r.y + r.h * 0.76F, size);
  hunters_board::draw_line_sign(c, "ferryman", r.x + r.w * 0.76F, r.y + r.h * 0.72F, size * 0.8F);
  c.unclip();
}

}  // namespace

extern const ExpansionPicture kPicture;
const ExpansionPicture kPicture{.key = "scout", .people = kPeople, .ground = ground};

}  // namespace bastide::shell::hunters::scout
