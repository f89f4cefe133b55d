#include "shell/screens/dialogs/score_town.h"

#include "engine/core/rng.h"
#include "shell/panels/scenery.h"

#include <cmath>

namespace bastide::shell {

using namespace ui;

namespace {

constexpr ImU32 kStone = rgb(0xD8C49C), kStoneTop = rgb(0xF3E8CC), kJoint = rgb(0x9C8260),
                kWallLine = rgb(0x5B3A2B, 0.72F);

// A wall seen from the front, standing on `base`: stones, a walk, merlons.
void town_wall(Canvas& c, float x0, float x1, float base) {
  constexpr float kHigh = 19, kWalk = 5, kMerlon = 5;
  const float top = base - kHigh;
  c.rect({x0, base - 1, x1 - x0, 5}, rgb(0x5A4A78, 0.22F));
  c.rect({x0, top, x1 - x0, kHigh}, kStone);
  c.rect({x0, top, x1 - x0, kWalk}, kStoneTop);
  for (float x = x0 + 3; x + kMerlon < x1; x += 9) {
    c.rect({x - 0.8F, top - kMerlon - 0.8F, kMerlon + 1.6F, kMerlon + 1.6F}, kWallLine);
    c.rect({x, top - kMerlon, kMerlon, kMerlon + 1}, kStoneTop);
  }
  Rng rng(7);
  for (float x = x0 + 6; x < x1 - 8; x += 12) {
    const float y = top + kWalk + 3 + static_cast<float>(rng.below(9));
    c.line(x, y, x + 5 + static_cast<float>(rng.below(3)), y, kJoint, 1);
  }
  c.line(x0, base, x1, base, kWallLine, 1.2F);
}

// A wall that runs away from the reader: only its walk is seen.
void town_side(Canvas& c, float x, float y, float h) {
  c.rect({x + 4, y, 6, h}, rgb(0x5A4A78, 0.18F));
  c.rect({x - 5.5F, y - 12, 11, h + 4}, kWallLine);
  c.rect({x - 4.5F, y - 12, 9, h + 4}, kStoneTop);
  for (float at = y - 8; at < y + h - 12; at += 9) {
    c.rect({x - 4.5F, at, 2.4F, 5}, kStone);
    c.rect({x + 2.1F, at, 2.4F, 5}, kStone);
  }
}

void street(Canvas& c, Vec2 from, Vec2 to) {
  c.line(from.x, from.y, to.x, to.y, rgb(0xC79F68), 15);
  c.line(from.x, from.y, to.x, to.y, rgb(0xEBD5A6), 12);
}

// In rows, a little out of line, none on the streets. `small`: their scale.
void houses(Scenery& scenery, const Rect& town, float small) {
  static constexpr std::string_view kHouses[] = {
      "house_side0",  "house_gable1", "house_side2", "house_gable3", "house_side4",
      "house_gable5", "house_tower0", "house_side6", "tree2",        "house_gable7"};
  Rng rng(50);
  const int rows = static_cast<int>((town.h - 34) / (30 * small));
  const int columns = static_cast<int>((town.w - 30) / (33 * small));
  const auto along = [](float room, int i, int count) {
    return static_cast<float>(i) * room / static_cast<float>(std::max(1, count - 1));
  };
  for (int row = 0; row < rows; ++row) {
    for (int column = 0; column < columns; ++column) {
      const float x =
          town.x + 26 + along(town.w - 52, column, columns) + static_cast<float>(rng.below(9)) - 4;
      const float y = town.y + 38 + along(town.h - 52, row, rows) + static_cast<float>(rng.below(7)) - 3;
      const std::string_view house = kHouses[rng.below(std::size(kHouses))];
      if (std::abs(x - town.x - town.w / 2) < 22 || std::abs(y - 8 - town.y - town.h / 2) < 20) continue;
      scenery.prop(house, x, y, small);
    }
  }
}

}  // namespace

void draw_score_town(const Context& context, const Rect& town, float way) {
  Canvas& c = context.c;
  Scenery scenery(c, context.board);
  const float small = town.w < 420 ? 0.78F : 1.05F;  // of what stands in it
  const Vec2 middle = town.centre();                 // where the streets cross
  c.rect({town.x - 6, town.y - 6, town.w + 12, town.h + 14}, rgb(0xC9B778, 0.5F), 40);
  c.rect(town, rgb(0xDDB985), 34);
  town_side(c, town.x, town.y, town.h);
  town_side(c, town.right(), town.y, town.h);
  town_wall(c, town.x, town.right(), town.y + 6);
  street(c, {town.x + 8, middle.y}, {town.right() - 8, middle.y});
  street(c, {middle.x, town.y + 8}, {middle.x, town.bottom() + way - 8});
  houses(scenery, town, small);
  scenery.prop("cathedral0", town.x + town.w * 0.11F, town.y + town.h * 0.30F, small * 0.72F);
  town_wall(c, town.x, town.right(), town.bottom() + 4);
  for (const float t : {0.0F, 0.28F, 0.72F, 1.0F}) {
    const bool corner = t == 0 || t == 1;
    const std::string_view tower = corner ? "tcone0" : "tcren0";
    scenery.prop(tower, town.x + town.w * t, town.y + 11, small);
    scenery.prop(tower, town.x + town.w * t, town.bottom() + 8, small);
  }
  scenery.prop("gateS0", middle.x, town.bottom() + 8, small * 1.1F);
}

}  // namespace bastide::shell
