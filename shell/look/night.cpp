#include "shell/look/night.h"

#include "shell/look/palette.h"

#include <algorithm>

namespace bastide::palette {

namespace {

struct Pair {
  unsigned day, night;
};
constexpr std::array<Pair, 15> kInks = {{{kInk, night::kInk},
                                         {kInk2, night::kInk2},
                                         {kInk3, night::kInk3},
                                         {kGreen, night::kGreen},
                                         {kGreenDark, night::kGreenDark},
                                         {kDanger, night::kDanger},
                                         {kBrick, night::kBrick},
                                         {kBrickDark, night::kBrick},
                                         {kGoldDark, night::kGold},
                                         {kDisabledText, night::kDisabledText},
                                         {kFocus, night::kFocus},
                                         {kLine, night::kLine},
                                         {kLine2, night::kLine2},
                                         {kDisabledLine, night::kLine},
                                         {kToggleEdge, night::kToggleEdge}}};

struct Channels {
  int r, g, b;
  explicit constexpr Channels(unsigned colour)
      : r(static_cast<int>(colour >> 16 & 0xFF)),
        g(static_cast<int>(colour >> 8 & 0xFF)),
        b(static_cast<int>(colour & 0xFF)) {}
  [[nodiscard]] constexpr int light() const { return (299 * r + 587 * g + 114 * b) / 1000; }
  [[nodiscard]] constexpr int range() const { return std::max({r, g, b}) - std::min({r, g, b}); }
};

const unsigned* find(unsigned colour) {
  const auto* const at =
      std::find_if(kInks.begin(), kInks.end(), [&](const Pair& pair) { return pair.day == colour; });
  return at == kInks.end() ? nullptr : &at->night;
}

// What is written on a player's own colour, or on a button's.
bool is_own(unsigned colour) {
  return colour == kGoldButton.text ||
         std::any_of(kPlayers.begin(), kPlayers.end(),
                     [&](const Player& player) { return player.ink == colour || player.edge == colour; });
}

bool is_pale(unsigned colour) {
  const Channels c(colour);
  return c.light() >= 176 && c.range() <= 112;
}

// A pale colour is to night paper what it is to paper: as far from it in hue, lighter where that is darker.
unsigned pale_by_night(unsigned colour) {
  const Channels c(colour), day(kPaper), dark(night::kPaper);
  const int by = (c.r - day.r + c.g - day.g + c.b - day.b) / 3;
  const auto channel = [&](int own, int paper, int ground) {
    return static_cast<unsigned>(std::clamp(ground + (own - paper - by) * 6 / 5 - by * 7 / 20, 0, 255));
  };
  const unsigned r = channel(c.r, day.r, dark.r);
  unsigned g = channel(c.g, day.g, dark.g), b = channel(c.b, day.b, dark.b);
  if (c.r >= c.g && c.g >= c.b) g = std::min(g, r), b = std::min(b, g);  // what is warm stays warm
  return r << 16 | g << 8 | b;
}

}  // namespace

unsigned night_ground(unsigned colour) {
  if (colour == kDark) return night::kDark;
  if (colour == kLip) return night::kLip;
  if (colour == kInk || colour == kInk2 || colour == kInk3) return night_ink(colour);
  return is_pale(colour) ? pale_by_night(colour) : colour;
}

unsigned night_ink(unsigned colour) {
  if (const unsigned* own = find(colour)) return *own;
  const Channels c(colour);
  const bool earthen = c.r >= c.g && c.g >= c.b && c.light() < 110;
  return earthen && !is_own(colour) ? night::kInk : colour;
}

unsigned night_line(unsigned colour) {
  if (const unsigned* own = find(colour)) return *own;
  return is_pale(colour) && colour != kWhite ? pale_by_night(colour) : colour;
}

}  // namespace bastide::palette
