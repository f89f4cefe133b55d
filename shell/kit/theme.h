// Every colour, text style and measure of the panels (the style guide's sections 3, 9 and 10).
#pragma once

#include "shell/look/palette.h"

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

inline constexpr ImU32 kInk = rgb(palette::kInk);
inline constexpr ImU32 kInk2 = rgb(palette::kInk2);
inline constexpr ImU32 kInk3 = rgb(palette::kInk3);
inline constexpr ImU32 kPaperTop = rgb(palette::kPaperTop);
inline constexpr ImU32 kPaperBottom = rgb(palette::kPaperBottom);
inline constexpr ImU32 kPaper = rgb(palette::kPaper);
inline constexpr ImU32 kRow = rgb(palette::kRow);
inline constexpr ImU32 kRowAlt = rgb(palette::kRowAlt);
inline constexpr ImU32 kChip = rgb(palette::kChip);
inline constexpr ImU32 kTable = rgb(palette::kTable);
inline constexpr ImU32 kLine = rgb(palette::kLine);
inline constexpr ImU32 kLine2 = rgb(palette::kLine2);
inline constexpr ImU32 kLip = rgb(palette::kLip);
inline constexpr ImU32 kBrick = rgb(palette::kBrick);
inline constexpr ImU32 kBrickDark = rgb(palette::kBrickDark);
inline constexpr ImU32 kGreen = rgb(palette::kGreen);
inline constexpr ImU32 kGreenDark = rgb(palette::kGreenDark);
inline constexpr ImU32 kGreenPale = rgb(palette::kGreenPale);
inline constexpr ImU32 kGold = rgb(palette::kGold);
inline constexpr ImU32 kGoldDark = rgb(palette::kGoldDark);
inline constexpr ImU32 kGoldPale = rgb(palette::kGoldPale);
inline constexpr ImU32 kDark = rgb(palette::kDark);
inline constexpr ImU32 kDarkText = rgb(palette::kDarkText);
inline constexpr ImU32 kDanger = rgb(palette::kDanger);
inline constexpr ImU32 kFocus = rgb(palette::kFocus);
inline constexpr ImU32 kWhite = rgb(palette::kWhite);
inline constexpr ImU32 kShadow = rgb(palette::kShadow);
inline constexpr ImU32 kDisabledFill = rgb(palette::kDisabledFill);
inline constexpr ImU32 kDisabledLine = rgb(palette::kDisabledLine);
inline constexpr ImU32 kDisabledText = rgb(palette::kDisabledText);
inline constexpr ImU32 kToggleEdge = rgb(palette::kToggleEdge);
inline constexpr ImU32 kMeadowInk = rgb(palette::kMeadowInk);

// Player colours in the order of kColourKeys (game_setup.h): yellow, red, pink, green, blue, black.
struct PlayerColour {
  ImU32 fill, edge, ink, pale;
};
constexpr PlayerColour player_colour(const palette::Player& player) {
  return {rgb(player.fill), rgb(player.edge), rgb(player.ink), rgb(player.pale)};
}
inline constexpr std::array<PlayerColour, 6> kPlayers = {
    {player_colour(palette::kPlayers[0]), player_colour(palette::kPlayers[1]),
     player_colour(palette::kPlayers[2]), player_colour(palette::kPlayers[3]),
     player_colour(palette::kPlayers[4]), player_colour(palette::kPlayers[5])}};

// Text styles; fonts.cpp bakes each at the real pixel size.
enum class Type {
  Caption,  // key caps, ranks
  Small,    // secondary lines
  SmallBold,
  Body,
  BodyBold,
  Button,
  NameSmall,  // display font from here on
  Name,
  Section,
  Card,
  Title,
  ScoreSmall,  // black from here on
  Score,
  Banner,
};
inline constexpr int kTypes = 14;
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
                                                               {2, 14.5F},
                                                               {2, 17},
                                                               {2, 20},
                                                               {2, 23},
                                                               {2, 30},
                                                               {3, 18},
                                                               {3, 27},
                                                               {3, 38}}};

}  // namespace bastide::shell::ui
