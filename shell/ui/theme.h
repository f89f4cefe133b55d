// Every colour, text style and measure of the panels (the style guide's sections 3, 9 and 10).
#pragma once

#include <imgui.h>

#include <array>

namespace bastide::shell::ui {

// 0xRRGGBB and an opacity as Dear ImGui packs them.
constexpr ImU32 rgb(unsigned hex, float alpha = 1) {
  const auto a = static_cast<unsigned>(alpha * 255.0F + 0.5F);
  return (a << 24) | ((hex & 0xFF) << 16) | (hex & 0xFF00) | (hex >> 16 & 0xFF);
}
constexpr ImU32 faded(ImU32 colour, float alpha) {
  const auto a = static_cast<unsigned>(static_cast<float>(colour >> 24) * alpha + 0.5F);
  return (colour & 0x00FFFFFF) | (a << 24);
}
// `t` of the way from a to b, opacity included.
constexpr ImU32 blend(ImU32 a, ImU32 b, float t) {
  ImU32 out = 0;
  for (int shift = 0; shift < 32; shift += 8) {
    const float from = static_cast<float>(a >> shift & 0xFF);
    const float to = static_cast<float>(b >> shift & 0xFF);
    out |= static_cast<unsigned>(from + (to - from) * t + 0.5F) << shift;
  }
  return out;
}

inline constexpr ImU32 kInk = rgb(0x33261D);
inline constexpr ImU32 kInk2 = rgb(0x6B5842);
inline constexpr ImU32 kInk3 = rgb(0x7A6950);
inline constexpr ImU32 kPaperTop = rgb(0xFFFAEC);
inline constexpr ImU32 kPaperBottom = rgb(0xF7EDD5);
inline constexpr ImU32 kPaper = rgb(0xFBF4E3);
inline constexpr ImU32 kRow = rgb(0xFFFBF0);
inline constexpr ImU32 kRowAlt = rgb(0xF8EED8);
inline constexpr ImU32 kChip = rgb(0xEADBB6);
inline constexpr ImU32 kTable = rgb(0xE9DCBD);
inline constexpr ImU32 kLine = rgb(0xD9C59B);
inline constexpr ImU32 kLine2 = rgb(0xC4AC7C);
inline constexpr ImU32 kLip = rgb(0xB99C67);
inline constexpr ImU32 kBrick = rgb(0xB44B27);
inline constexpr ImU32 kBrickDark = rgb(0x94391C);
inline constexpr ImU32 kGreen = rgb(0x2F7F5D);
inline constexpr ImU32 kGreenDark = rgb(0x1F5C42);
inline constexpr ImU32 kGreenPale = rgb(0xE6F1E1);
inline constexpr ImU32 kGold = rgb(0xEDB93E);
inline constexpr ImU32 kGoldDark = rgb(0xA8791A);
inline constexpr ImU32 kGoldPale = rgb(0xFFF3CF);
inline constexpr ImU32 kDark = rgb(0x3A2B20);
inline constexpr ImU32 kDarkText = rgb(0xFFF3DA);
inline constexpr ImU32 kDanger = rgb(0xA3352A);
inline constexpr ImU32 kFocus = rgb(0x2B62C4);
inline constexpr ImU32 kWhite = rgb(0xFFFFFF);
inline constexpr ImU32 kShadow = rgb(0x3A2614);
inline constexpr ImU32 kDisabledFill = rgb(0xEBDFC3);
inline constexpr ImU32 kDisabledLine = rgb(0xD5C49C);
inline constexpr ImU32 kDisabledText = rgb(0x8C7A58);

// Player colours in the order of kColourKeys (game_setup.h): yellow, red, pink, green, blue, black.
struct PlayerColour {
  ImU32 fill, edge, ink, pale;
};
inline constexpr std::array<PlayerColour, 6> kPlayers = {{
    {rgb(0xF4C20D), rgb(0x6F5218), rgb(0x4A3200), rgb(0xFCE8A6)},
    {rgb(0xD23B2B), rgb(0x621F23), rgb(0xFFF3E0), rgb(0xF3C2AD)},
    {rgb(0xE56AA6), rgb(0x6A3152), rgb(0x45092A), rgb(0xF8CFD0)},
    {rgb(0x3DAF6B), rgb(0x2A4B3B), rgb(0x0F3D24), rgb(0xC9E2BC)},
    {rgb(0x2B62C4), rgb(0x232E5D), rgb(0xF1F6FF), rgb(0xC4CDD7)},
    {rgb(0x2E2C36), rgb(0x0E0D12), rgb(0xFFF3D2), rgb(0xCFC8BE)},
}};

// Text styles; fonts.cpp bakes each at the real pixel size.
enum class Type {
  Caption,  // key caps, ranks
  Small,    // secondary lines
  SmallBold,
  Body,
  BodyBold,
  Button,
  Name,  // display font from here on
  Section,
  Card,
  Title,
  ScoreSmall,  // black from here on
  Score,
  Banner,
};
inline constexpr int kTypes = 13;
struct TypeStyle {
  int face;  // 0 regular, 1 bold, 2 display, 3 display black
  float size;
};
inline constexpr std::array<TypeStyle, kTypes> kTypeStyles = {{{1, 11},
                                                               {0, 12.5F},
                                                               {1, 12.5F},
                                                               {0, 14.5F},
                                                               {1, 14.5F},
                                                               {1, 16.5F},
                                                               {2, 17},
                                                               {2, 20},
                                                               {2, 23},
                                                               {2, 30},
                                                               {3, 18},
                                                               {3, 27},
                                                               {3, 38}}};

}  // namespace bastide::shell::ui
