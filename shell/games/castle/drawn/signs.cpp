#include "shell/games/castle/drawn/signs.h"

#include "shell/kit/pen.h"
#include "shell/kit/theme.h"

namespace bastide::shell::castle_board {
namespace {

using namespace ui;

constexpr ImU32 kStone = rgb(0x7D7568), kDarkStone = rgb(0x4E4740), kRoof = rgb(0x9A4B2F),
                kWall = rgb(0xE4D3AE), kPaving = rgb(0xB79A68), kDoor = rgb(0x5B3A22),
                kAwning = rgb(0x8A6F9C);

// Paved, between two edges, winding away.
void path(Pen pen) {
  const std::vector<Vec2> way = {{-0.55F, 0.98F}, {-0.45F, 0.5F}, {0.2F, 0.15F},
                                 {0.3F, -0.25F},  {-0.1F, -0.6F}, {0.1F, -0.98F}};
  pen.path(way, kDarkStone, 0.78F);
  pen.path(way, kPaving, 0.54F);
  for (const Vec2 at : {Vec2{-0.48F, 0.66F}, {-0.12F, 0.32F}, {0.26F, -0.08F}, {0.08F, -0.48F}})
    pen.path({at + Vec2{-0.2F, -0.03F}, at + Vec2{0.2F, 0.05F}}, kDarkStone, 0.07F);
}

void crown(Pen& pen, float left, float right, float top, ImU32 ink) {
  const float step = (right - left) / 5;
  for (int i = 0; i < 5; i += 2) pen.box(left + static_cast<float>(i) * step, top, step, 0.3F, ink);
  pen.box(left, top + 0.26F, right - left, 0.2F, ink);
}

void tower(Pen pen) {
  pen.box(-0.46F, -0.5F, 0.92F, 1.46F, kStone);
  crown(pen, -0.62F, 0.62F, -0.92F, kDarkStone);
  pen.box(-0.1F, -0.2F, 0.2F, 0.4F, kDarkStone);
  pen.box(-0.18F, 0.5F, 0.36F, 0.46F, kDoor);
}

void house(Pen pen) {
  pen.box(-0.66F, -0.1F, 1.32F, 1.02F, kWall);
  pen.polygon({{0, -0.9F}, {0.92F, -0.02F}, {-0.92F, -0.02F}}, kRoof);
  pen.box(-0.16F, 0.4F, 0.34F, 0.52F, kDoor);
  pen.box(0.3F, 0.14F, 0.24F, 0.24F, kDoor);
  pen.box(-0.56F, 0.14F, 0.24F, 0.24F, kDoor);
}

// A market stall on the paving.
void courtyard(Pen pen) {
  pen.box(-0.95F, 0.62F, 1.9F, 0.3F, kPaving);
  pen.path({{-0.7F, -0.2F}, {-0.7F, 0.66F}}, kDoor, 0.14F);
  pen.path({{0.7F, -0.2F}, {0.7F, 0.66F}}, kDoor, 0.14F);
  pen.box(-0.74F, 0.18F, 1.48F, 0.24F, kDoor);
  for (int i = 0; i < 4; ++i) {
    const float x = -0.92F + 0.46F * static_cast<float>(i);
    pen.polygon({{x + 0.1F, -0.72F}, {x + 0.42F, -0.72F}, {x + 0.46F, -0.14F}, {x, -0.14F}},
                i % 2 == 0 ? kAwning : kWall);
  }
}

void keep(Pen pen) {
  pen.box(-0.8F, 0, 0.42F, 0.96F, kDarkStone);
  pen.box(0.38F, 0, 0.42F, 0.96F, kDarkStone);
  pen.box(-0.46F, -0.3F, 0.92F, 1.26F, kStone);
  crown(pen, -0.54F, 0.54F, -0.6F, kDarkStone);
  pen.path({{0, -0.6F}, {0, -1}}, kDoor, 0.08F);
  pen.polygon({{0, -1}, {0.4F, -0.86F}, {0, -0.72F}}, kRoof);
  pen.box(-0.16F, 0.5F, 0.32F, 0.46F, kDoor);
}

// Four cells where nothing lies.
void empty_cells(Pen pen) {
  for (const float x : {-0.9F, 0.06F})
    for (const float y : {-0.9F, 0.06F}) {
      const float end = 0.84F;
      for (const float part : {0.0F, 0.58F}) {
        const float a = part * end, b = a + 0.42F * end;
        pen.path({{x + a, y}, {x + b, y}}, kDarkStone, 0.12F);
        pen.path({{x + a, y + end}, {x + b, y + end}}, kDarkStone, 0.12F);
        pen.path({{x, y + a}, {x, y + b}}, kDarkStone, 0.12F);
        pen.path({{x + end, y + a}, {x + end, y + b}}, kDarkStone, 0.12F);
      }
    }
}

struct Sign {
  std::string_view key;
  void (*draw)(Pen);
};
constexpr Sign kSigns[] = {{"path", path},           {"tower", tower},      {"house", house},
                           {"courtyard", courtyard}, {"castle.keep", keep}, {"empty_cells", empty_cells}};

}  // namespace

bool draw_line_sign(Canvas& c, std::string_view key, float cx, float cy, float size) {
  const auto* const at =
      std::find_if(std::begin(kSigns), std::end(kSigns), [&](const Sign& one) { return one.key == key; });
  if (at == std::end(kSigns)) return false;
  at->draw(Pen(c, cx, cy, size));
  return true;
}

}  // namespace bastide::shell::castle_board
