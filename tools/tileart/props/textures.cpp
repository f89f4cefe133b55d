// Sprites that are not pictures: shadow, plain white, soft line, and the textures the town wall's quads
// are cut from (near white, the wall tints them by the direction it faces).
#include "tools/tileart/props/props.h"

namespace bastide::art {

void soft_shadow(Canvas& c, Rng&) { c.soft_ellipse({0, 0}, 32, 32, hex(kShadow), .46, .32); }
void white_texel(Canvas& c, Rng&) { c.rect(-3, -3, 6, 6, "#FFFFFF"); }
void soft_line(Canvas& c, Rng&) {
  c.rect(-4, -4, 8, 8, "#FFFFFF", 0, .004);  // keeps the sprite's height; the soft rows are inside
  for (int i = 0; i < 4; ++i) c.rect(-4, -2.6 + i * .6, 8, 5.2 - i * 1.2, "#FFFFFF", 0, .42);
  c.rect(-4, -1.4, 8, 2.8, "#FFFFFF");
}
void soft_disc(Canvas& c, Rng&) { c.ellipse({0, 0}, 24, 24, "#FFFFFF"); }

// One 9 u piece, 15.4 u high: joints, worn light stones, ink along the foot.
void wall_face(Canvas& c, Rng& rng) {
  c.rect(0, -16, 18, 16, "#FFFFFF");
  for (int i = 0; i < 5; ++i) {
    const double x = rng.range(.5, 14), y = -rng.range(2.4, 13), w = rng.range(2.6, 4.4);
    c.line({{x, y}, {x + w, y}}, rng.chance(.75) ? "#B9A488" : "#FFFFFF", 1.3, .8);
  }
  c.rect(0, -2.2, 18, 2.2, "#B49A80", 0, .5);
  c.rect(0, -1.2, 18, 1.2, "#73523E", 0, .9);
  c.rect(0, -16, 18, 1, "#E4D6C0", 0, .8);
}

// The walk on top, across its thickness: ink, stone, ink.
void wall_top(Canvas& c, Rng&) {
  c.rect(0, -10, 18, 10, "#F3E6C8");
  c.rect(0, -10, 18, 1.8, "#8E6C54");
  c.rect(0, -1.6, 18, 1.6, "#A98468");
  c.rect(0, -5.6, 18, 1, "#E3D2AC");
}

void wall_merlon(Canvas& c, Rng&) {
  c.rect(0, -9, 10, 9, kInk, .6, .9);
  c.rect(1.4, -7.8, 7.2, 7.4, "#E6D7B4");
  c.rect(1.4, -7.8, 7.2, 2.4, "#FFF8E4");
  c.rect(6, -7.8, 2.6, 7.4, kShade, 0, .12);
}

}  // namespace bastide::art
