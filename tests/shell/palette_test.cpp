// Contrasts (WCAG 2) and colours as the colour-blind see them, worked out from the palette in use; the
// bounds are those of the style guide's sections 3 and 15.
#include "shell/look/palette.h"

#include "shell/kit/source_colours.h"
#include "shell/look/night.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>
#include <string>

using namespace bastide::palette;

namespace {

using Light = std::array<double, 3>;  // linear red, green, blue

Light light(unsigned hex) {
  Light out{};
  for (std::size_t i = 0; i < 3; ++i) {
    const double c = static_cast<double>(hex >> (16 - 8 * i) & 255) / 255;
    out[i] = c <= 0.04045 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4);
  }
  return out;
}

double luminance(unsigned hex) {
  const Light c = light(hex);
  return 0.2126 * c[0] + 0.7152 * c[1] + 0.0722 * c[2];
}

double contrast(unsigned a, unsigned b) {
  const auto [low, high] = std::minmax({luminance(a), luminance(b)});
  return (high + 0.05) / (low + 0.05);
}

// The middle of a gradient, where a button's text stands.
unsigned middle(unsigned a, unsigned b) {
  unsigned out = 0;
  for (const int shift : {0, 8, 16}) out |= ((a >> shift & 255) + (b >> shift & 255)) / 2 << shift;
  return out;
}

using Matrix = std::array<Light, 3>;
// Machado, Oliveira, Fernandes 2009, severity 1.
constexpr Matrix kNormal = {{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}};
constexpr Matrix kProtanopia = {
    {{0.152286, 1.052583, -0.204868}, {0.114503, 0.786281, 0.099216}, {-0.003882, -0.048116, 1.051998}}};
constexpr Matrix kDeuteranopia = {
    {{0.367322, 0.860646, -0.227968}, {0.280085, 0.672501, 0.047413}, {-0.011820, 0.042940, 0.968881}}};
constexpr Matrix kTritanopia = {
    {{1.255528, -0.076749, -0.178779}, {-0.078411, 0.930809, 0.147602}, {0.004733, 0.691367, 0.303900}}};

// CIE L*a*b* (D65) of a colour seen through `eye`.
Light lab(unsigned hex, const Matrix& eye) {
  const Light c = light(hex);
  Light seen{};
  for (std::size_t i = 0; i < 3; ++i)
    seen[i] = std::clamp(eye[i][0] * c[0] + eye[i][1] * c[1] + eye[i][2] * c[2], 0.0, 1.0);
  const auto f = [](double t) { return t > 0.008856 ? std::cbrt(t) : 7.787 * t + 16.0 / 116; };
  const double x = f((0.4124564 * seen[0] + 0.3575761 * seen[1] + 0.1804375 * seen[2]) / 0.95047);
  const double y = f(0.2126729 * seen[0] + 0.7151522 * seen[1] + 0.0721750 * seen[2]);
  const double z = f((0.0193339 * seen[0] + 0.1191920 * seen[1] + 0.9503041 * seen[2]) / 1.08883);
  return {116 * y - 16, 500 * (x - y), 200 * (y - z)};
}

double distance(unsigned a, unsigned b, const Matrix& eye) {  // CIE76
  const Light p = lab(a, eye);
  const Light q = lab(b, eye);
  return std::hypot(p[0] - q[0], p[1] - q[1], p[2] - q[2]);
}

// The closest two players' colours.
double closest(const Matrix& eye) {
  double least = 1e9;
  for (std::size_t i = 0; i < kPlayers.size(); ++i)
    for (std::size_t k = i + 1; k < kPlayers.size(); ++k)
      least = std::min(least, distance(kPlayers[i].fill, kPlayers[k].fill, eye));
  return least;
}

struct Pair {
  const char* what;
  unsigned colour, ground;
};

void at_least(double bound, std::initializer_list<Pair> pairs) {
  for (const Pair& pair : pairs) {
    CAPTURE(pair.what);
    CHECK(contrast(pair.colour, pair.ground) >= bound);
  }
}

}  // namespace

TEST_CASE("palette: the contrast formula gives known values") {
  CHECK(contrast(0x000000, 0xFFFFFF) == doctest::Approx(21));
  CHECK(contrast(0x777777, 0xFFFFFF) == doctest::Approx(4.48).epsilon(0.002));
  CHECK(distance(0xFFFFFF, 0x000000, kNormal) == doctest::Approx(100).epsilon(0.001));
}

TEST_CASE("palette: text on its grounds has a contrast of 4.5") {
  for (const unsigned ground : {kPaperTop, kPaper, kPaperBottom, kRow, kRowAlt}) {
    at_least(4.5, {{"ink", kInk, ground},
                   {"second ink", kInk2, ground},
                   {"caption", kInk3, ground},
                   {"best of a column", kGreenDark, ground},
                   {"danger", kDanger, ground}});
  }
  for (const unsigned ground : {kChip, kTable, kGoldPale, kGreenPale})
    at_least(4.5, {{"ink", kInk, ground}, {"second ink", kInk2, ground}});
  at_least(4.5, {{"tooltip", kDarkText, kDark}, {"note on the meadow", kMeadowInk, kMeadow}});
  for (const Button& button : {kBrickButton, kGreenButton, kGoldButton, kDarkButton, kPaperButton}) {
    CHECK(contrast(button.text, middle(button.top, button.bottom)) >= 4.5);
    CHECK(contrast(button.text, button.top) >= 3);  // never near it even at the lighter rim
  }
}

TEST_CASE("palette by night: paper is night paper, and text on its grounds has a contrast of 4.5") {
  CHECK(night_ground(kPaper) == 0x2A2622);
  CHECK(night_ink(kInk) == 0xF3E8D0);
  CHECK(night_line(kLine) == 0x5B4E3C);
  for (const unsigned ground : {kPaperTop, kPaper, kPaperBottom, kRow, kRowAlt, kWhite, 0xF4E9CFU}) {
    at_least(4.5, {{"ink", night_ink(kInk), night_ground(ground)},
                   {"second ink", night_ink(kInk2), night_ground(ground)},
                   {"caption", night_ink(kInk3), night_ground(ground)},
                   {"best of a column", night_ink(kGreenDark), night_ground(ground)},
                   {"danger", night_ink(kDanger), night_ground(ground)}});
    at_least(3, {{"focus", night_line(kFocus), night_ground(ground)},
                 {"disabled text", night_ink(kDisabledText), night_ground(ground)}});
  }
  for (const unsigned ground : {kChip, kTable, kGoldPale, kGreenPale, kDisabledFill})
    at_least(4.5, {{"ink", night_ink(kInk), night_ground(ground)},
                   {"second ink", night_ink(kInk2), night_ground(ground)}});
  at_least(4.5, {{"tooltip", night_ink(kDarkText), night_ground(kDark)}});
  at_least(1.3, {{"a note on a panel", night_ground(kDark), night_ground(kPaper)}});
  for (const Button& button : {kBrickButton, kGreenButton, kGoldButton, kPaperButton})
    CHECK(contrast(night_ink(button.text), middle(night_ground(button.top), night_ground(button.bottom))) >=
          4.5);
  for (const Player& player : kPlayers) {
    CHECK(contrast(night_ink(kInk), night_ground(player.pale)) >= 4.5);
    CHECK(night_ink(player.ink) == player.ink);  // on the player's own colour, which stays
    CHECK(night_ground(player.fill) == player.fill);
  }
}

TEST_CASE(
    "palette: places are seen on the table by day and night, and the more where contrast is to be high") {
  for (const bool dark : {false, true})
    for (const bool high : {false, true}) {
      const Places& look = places(dark, high);
      const unsigned table = dark ? night::kTable : kTable;
      const double bound = high ? 7 : 3;
      at_least(bound, {{"legal", look.legal, look.cell},
                       {"legal on the table", look.legal, table},
                       {"after a turn", look.turn, table},
                       {"dead", look.dead, look.dead_disc}});
    }
}

TEST_CASE("palette: controls and marks of the board have a contrast of 3") {
  for (const unsigned ground : {kPaperTop, kPaper, kPaperBottom, kRow, kRowAlt}) {
    at_least(3, {{"focus", kFocus, ground},
                 {"switch, off", kToggleEdge, ground},
                 {"switch, on", kGreen, ground},
                 {"disabled text", kDisabledText, ground}});
  }
  at_least(3, {{"focus on the table", kFocus, kTable},
               {"legal place", kLegal, kTable},
               {"legal place, filled", kLegal, kCell},
               {"legal after a turn", kTurn, kTable},
               {"dead spot", kDead, kDeadFill},
               {"dead spot's sign", kDead, kDeadDisc},
               {"dead spot on the table", kDead, kTable},
               {"tile that does not fit", kWrong, kTable},
               {"disabled button's text", kDisabledText, kDisabledFill},
               {"notice's sign", kGold, kDark}});
}

TEST_CASE("palette: every player's mark and outline are seen on any ground") {
  for (const Player& player : kPlayers) {
    CHECK(contrast(player.ink, player.fill) >= 4.3);
    CHECK(contrast(player.edge, kKeyline) >= 6.5);
    // whatever lies below: keyline or edge stands out from it
    for (unsigned grey = 0; grey < 256; ++grey) {
      const unsigned ground = grey << 16 | grey << 8 | grey;
      CHECK(std::max(contrast(player.edge, ground), contrast(kKeyline, ground)) >= 2.5);
    }
    // and a player's name is written in ink on the pale colour
    CHECK(contrast(kInk, player.pale) >= 4.5);
  }
}

TEST_CASE("palette: the six players are told apart by the colour-blind too") {
  CHECK(closest(kNormal) >= 50);
  CHECK(closest(kProtanopia) >= 25);
  CHECK(closest(kDeuteranopia) >= 25);
  CHECK(closest(kTritanopia) >= 25);
}

TEST_CASE("palette: the colours of sources of points are nobody's, and none is like another") {
  for (std::size_t i = 0; i < kSources.size(); ++i) {
    CAPTURE(i);
    for (const Player& player : kPlayers) CHECK(distance(kSources[i], player.fill, kNormal) >= 30);
    for (std::size_t k = i + 1; k < kSources.size(); ++k)
      CHECK(distance(kSources[i], kSources[k], kNormal) >= 20);
  }
}
