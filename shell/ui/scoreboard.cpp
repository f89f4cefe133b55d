// The scoreboard: a road of 50 stones round a walled town, a counter for each player, flags for laps
// (BASE-04).
#include "shell/ui/kit/scenery.h"
#include "shell/ui/ui_parts.h"

#include <cmath>

namespace bastide::shell {

using namespace ui;

namespace {

constexpr int kLap = 50;

struct Loop {
  Rect road;  // through the middle of the stones
  int columns = 17, rows = 10;
  // Stone n of 50, 0 at the bottom left, clockwise.
  [[nodiscard]] Vec2 stone(int n) const {
    const float dx = road.w / static_cast<float>(columns - 1);
    const float dy = road.h / static_cast<float>(rows - 1);
    if (n < rows) return {road.x, road.bottom() - dy * static_cast<float>(n)};
    n -= rows;
    if (n < columns - 1) return {road.x + dx * static_cast<float>(n + 1), road.y};
    n -= columns - 1;
    if (n < rows - 1) return {road.right(), road.y + dy * static_cast<float>(n + 1)};
    n -= rows - 1;
    return {road.right() - dx * static_cast<float>(n + 1), road.bottom()};
  }
};

void flag(Canvas& c, float x, float y, const std::string& text) {
  c.line(x, y, x, y - 19, rgb(0x5B3A12), 1.8F);
  const float w = text.empty() ? 10.0F : 24.0F;
  const float h = text.empty() ? 8.0F : 12.0F;
  c.rect({x, y - 19, w, h}, kGold);
  c.frame({x, y - 19, w, h}, rgb(0x5B3A12), 0, 1.4F);
  if (!text.empty()) c.text(x + w / 2, y - 13, text, Type::Caption, rgb(0x3D2A06), Align::Centre);
}

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

}  // namespace

void Ui::Impl::scoreboard_loop(const Rect& r) {
  c.gradient(r, rgb(0xBBCB70), rgb(0xAEC062), 16);
  c.frame(r, rgb(0x7F9245, 0.6F), 16, 3);
  const bool tall = r.h > r.w;
  const bool tiny = std::min(r.w, r.h) < 360;
  const float edge = tiny ? 22.0F : 46.0F;
  Loop loop;
  loop.road = {r.x + edge, r.y + edge + 6, r.w - 2 * edge, r.h - 2 * edge - 6};
  if (tall) {
    loop.columns = 10;
    loop.rows = 17;
  }
  const float pitch = std::min(loop.road.w / static_cast<float>(loop.columns - 1),
                               loop.road.h / static_cast<float>(loop.rows - 1));
  const float stone = std::min(17.0F, pitch * 0.36F);
  const float broad = stone * 2.7F;
  const float bend = std::min(36.0F, pitch);
  c.frame(loop.road, rgb(0x8F9A4C, 0.5F), bend, broad + 7);
  c.frame(loop.road, rgb(0xA27B46), bend, broad + 3);
  c.frame(loop.road, rgb(0xF3E2B6), bend, broad);
  for (int n = 0; n < kLap; ++n) {
    const Vec2 at = loop.stone(n);
    const bool big = n % 5 == 0;
    const float q = big ? stone * 1.14F : stone;
    c.disc(at.x, at.y, q + 1.4F, rgb(0xA27B46));
    c.disc(at.x, at.y, q, n == 0 ? rgb(0xD9714A) : big ? rgb(0xE9C981) : rgb(0xFBF2DA));
    if (stone < 7 && !big) continue;
    const ImU32 ink = n == 0 ? rgb(0xFFF6E4) : big ? rgb(0x6B4A16) : rgb(0x8A7140);
    c.text(at.x, at.y, std::to_string(n), big && stone > 13 ? Type::BodyBold : Type::Caption, ink,
           Align::Centre);
  }
  // the town inside
  const float inset = broad / 2 + 26;
  const Rect town{loop.road.x + inset, loop.road.y + inset + 6, loop.road.w - 2 * inset,
                  loop.road.h - 2 * inset - 6};
  if (town.w > 160 && town.h > 140) {
    Scenery scenery(c, board);
    const float small = town.w < 420 ? 0.78F : 1.05F;  // of what stands in it
    c.rect({town.x - 6, town.y - 6, town.w + 12, town.h + 14}, rgb(0xC9B778, 0.5F), 40);
    c.rect(town, rgb(0xDDB985), 34);
    town_side(c, town.x, town.y, town.h);
    town_side(c, town.right(), town.y, town.h);
    town_wall(c, town.x, town.right(), town.y + 6);
    const auto street = [&](float x0, float y0, float x1, float y1) {
      c.line(x0, y0, x1, y1, rgb(0xC79F68), 15);
      c.line(x0, y0, x1, y1, rgb(0xEBD5A6), 12);
    };
    street(town.x + 8, town.y + town.h / 2, town.right() - 8, town.y + town.h / 2);
    street(town.x + town.w / 2, town.y + 8, town.x + town.w / 2, town.bottom() + inset - 8);
    Rng rng(50);
    static constexpr std::string_view kHouses[] = {
        "house_side0",  "house_gable1", "house_side2", "house_gable3", "house_side4",
        "house_gable5", "house_tower0", "house_side6", "tree2",        "house_gable7"};
    const float step = 30 * small;
    const int rows = static_cast<int>((town.h - 34) / step);
    const int columns = static_cast<int>((town.w - 30) / (33 * small));
    for (int row = 0; row < rows; ++row) {
      for (int column = 0; column < columns; ++column) {
        const float x =
            town.x + 26 +
            static_cast<float>(column) * (town.w - 52) / static_cast<float>(std::max(1, columns - 1)) +
            static_cast<float>(rng.below(9)) - 4;
        const float y = town.y + 38 +
                        static_cast<float>(row) * (town.h - 52) / static_cast<float>(std::max(1, rows - 1)) +
                        static_cast<float>(rng.below(7)) - 3;
        const std::string_view house = kHouses[rng.below(std::size(kHouses))];
        if (std::abs(x - town.x - town.w / 2) < 22 || std::abs(y - 8 - town.y - town.h / 2) < 20) continue;
        scenery.prop(house, x, y, small);
      }
    }
    scenery.prop("cathedral0", town.x + town.w * 0.11F, town.y + town.h * 0.30F, small * 0.72F);
    town_wall(c, town.x, town.right(), town.bottom() + 4);
    for (const float t : {0.0F, 0.28F, 0.72F, 1.0F}) {
      const bool corner = t == 0 || t == 1;
      const std::string_view tower = corner ? "tcone0" : "tcren0";
      scenery.prop(tower, town.x + town.w * t, town.y + 11, small);
      scenery.prop(tower, town.x + town.w * t, town.bottom() + 8, small);
    }
    scenery.prop("gateS0", town.x + town.w / 2, town.bottom() + 8, small * 1.1F);
    for (int i = 0; i < 12 && edge > 40; ++i) {
      const float t = static_cast<float>(i) / 11;
      scenery.prop(i % 2 == 0 ? "tree0" : "bush1", r.x + 14 + (r.w - 28) * t,
                   r.y + 22 + static_cast<float>(i % 3) * 3, 0.7F);
    }
  }
  // counters; several on a stone fan out
  const Game& game = session->game();
  const auto points = scores(game.rules(), game.state());
  std::map<int, int> on_stone;
  std::vector<std::pair<float, Seat>> order;
  for (std::size_t seat = 0; seat < points.size(); ++seat)
    order.emplace_back(loop.stone(((points[seat] % kLap) + kLap) % kLap).y, static_cast<Seat>(seat));
  std::sort(order.begin(), order.end());
  for (const auto& [y, seat] : order) {
    const int space = ((points[seat] % kLap) + kLap) % kLap;
    const Vec2 at = loop.stone(space);
    const int k = on_stone[space]++;
    const float size = std::max(22.0F, stone * 2.6F);
    const float x = at.x + static_cast<float>(k) * size * 0.26F;
    const float base = at.y + 7 - static_cast<float>(k) * 4;
    w.figure(colour_of(seat), 0, x, base, size);
    if (points[seat] >= kLap)
      flag(c, x + size * 0.34F, base - size * 0.42F, std::to_string(points[seat] / kLap * kLap));
  }
}

void Ui::Impl::scoreboard_dialog() {
  const Rect r = dialog_panel(1120, 760, tr("scoreboard.title"));
  c.text(r.right() - 44, r.y - 36, tr("scoreboard.lap"), Type::Small, kInk3, Align::Right);
  const Game& game = session->game();
  const auto points = scores(game.rules(), game.state());
  const Ranking ranks = ranking(game);
  const auto players = static_cast<float>(points.size());
  const bool stacked = r.w < 560 || r.h < 420;
  const float row = std::min(44.0F, stacked ? 34.0F : 44.0F);
  const float list_h = players * row + 20;
  Rect card;
  if (stacked && r.w >= 560) {  // low and wide: list at the right
    card = {r.right() - 260, r.y + 6, 260, std::min(list_h, r.h - 6)};
    scoreboard_loop({r.x - 8, r.y + 4, r.w - 262, r.h});
  } else if (stacked) {
    card = {r.x - 8, r.bottom() - list_h + 6, r.w + 16, list_h};
    scoreboard_loop({r.x - 8, r.y + 4, r.w + 16, card.y - r.y - 14});
  } else {
    const Rect board_rect{r.x - 8, r.y + 4, r.w + 16, r.h + 4};
    scoreboard_loop(board_rect);
    const float cw = std::min(500.0F, board_rect.w - 260);
    card = {board_rect.x + (board_rect.w - cw) / 2, board_rect.y + (board_rect.h - list_h) / 2 + 6, cw,
            list_h};
  }
  c.panel(card, 16);
  float y = card.y + 10;
  for (const Seat seat : ranks.order) {
    const float cy = y + row / 2;
    const PlayerColour& player = kPlayers[static_cast<std::size_t>(colour_of(seat))];
    w.avatar(card.x + 34, cy, row * 0.34F, colour_of(seat));
    const bool bar = card.w > 420;
    c.text_in(card.x + 60, cy, bar ? 96.0F : card.w - 150, player_name(game.setup(), seat), Type::Name, kInk);
    const int laps = std::max(0, points[seat] / kLap);
    if (bar) {
      const float bx = card.x + 164;
      const float bw = card.w - 164 - 116;
      const float done = static_cast<float>(((points[seat] % kLap) + kLap) % kLap) / kLap;
      c.rect({bx, cy - 6, bw, 12}, kChip, 6);
      c.rect({bx, cy - 6, std::max(12.0F, bw * done), 12}, player.fill, 6);
      for (int k = 1; k < 5; ++k) {
        const float x = bx + bw * static_cast<float>(k) / 5;
        c.line(x, cy - 5, x, cy + 5, rgb(0xFFFAEC, 0.8F), 1.2F);
      }
    }
    for (int k = 0; k < std::min(laps, 3); ++k)
      flag(c, card.right() - 104 + static_cast<float>(k) * 15, cy + 9, "");
    c.text(card.right() - 20, cy, std::to_string(points[seat]), Type::Score, kInk, Align::Right);
    y += row;
  }
}

}  // namespace bastide::shell
