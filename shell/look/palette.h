// The colours of panels, marks and players as 0xRRGGBB (the style guide's section 3): one truth for the
// panels, the board, the figures' pictures and the test that works out their contrasts
// (tests/shell/palette_test.cpp).
#pragma once

#include <array>

namespace bastide::palette {

// --- panels
inline constexpr unsigned kInk = 0x33261D;
inline constexpr unsigned kInk2 = 0x6B5842;
inline constexpr unsigned kInk3 = 0x7A6950;
inline constexpr unsigned kPaperTop = 0xFFFAEC;
inline constexpr unsigned kPaperBottom = 0xF7EDD5;
inline constexpr unsigned kPaper = 0xFBF4E3;
inline constexpr unsigned kRow = 0xFFFBF0;
inline constexpr unsigned kRowAlt = 0xF8EED8;
inline constexpr unsigned kChip = 0xEADBB6;
inline constexpr unsigned kTable = 0xE9DCBD;
inline constexpr unsigned kLine = 0xD9C59B;
inline constexpr unsigned kLine2 = 0xC4AC7C;
inline constexpr unsigned kLip = 0xB99C67;
inline constexpr unsigned kBrick = 0xB44B27;
inline constexpr unsigned kBrickDark = 0x94391C;
inline constexpr unsigned kGreen = 0x2F7F5D;
inline constexpr unsigned kGreenDark = 0x1F5C42;
inline constexpr unsigned kGreenPale = 0xE6F1E1;
inline constexpr unsigned kGold = 0xEDB93E;
inline constexpr unsigned kGoldDark = 0xA8791A;
inline constexpr unsigned kGoldPale = 0xFFF3CF;
inline constexpr unsigned kDark = 0x3A2B20;
inline constexpr unsigned kDarkText = 0xFFF3DA;
inline constexpr unsigned kDanger = 0xA3352A;
inline constexpr unsigned kFocus = 0x2B62C4;
inline constexpr unsigned kWhite = 0xFFFFFF;
inline constexpr unsigned kShadow = 0x3A2614;
inline constexpr unsigned kDisabledFill = 0xEBDFC3;
inline constexpr unsigned kDisabledLine = 0xD5C49C;
inline constexpr unsigned kDisabledText = 0x8C7A58;
inline constexpr unsigned kToggleEdge = 0x8F7A50;  // around a switch that is off
inline constexpr unsigned kMeadow = 0xB6C669;
inline constexpr unsigned kMeadowInk = 0x434D1F;  // text on a meadow

// --- the same by night (LAND_FIRST, "Both themes")
namespace night {
inline constexpr unsigned kPaper = 0x2A2622;
inline constexpr unsigned kInk = 0xF3E8D0;
inline constexpr unsigned kInk2 = 0xD5C6A8;
inline constexpr unsigned kInk3 = 0xBCAC8C;
inline constexpr unsigned kLine = 0x5B4E3C;
inline constexpr unsigned kLine2 = 0x7A6A52;
inline constexpr unsigned kLip = 0x16120E;
inline constexpr unsigned kToggleEdge = 0x9A8764;
inline constexpr unsigned kGreen = 0x6FBF95;
inline constexpr unsigned kGreenDark = 0x8CD3AE;
inline constexpr unsigned kDanger = 0xF0968C;
inline constexpr unsigned kBrick = 0xEC9A76;
inline constexpr unsigned kGold = 0xE5B95A;
inline constexpr unsigned kFocus = 0x8DB4F5;
inline constexpr unsigned kDark = 0x57483A;
inline constexpr unsigned kDisabledText = 0xA08F70;
inline constexpr unsigned kTable = 0x221F1C;
inline constexpr float kLand = 0.88F;  // of the land's brightness is left
}  // namespace night

// --- buttons: a gradient from `top` to `bottom`
struct Button {
  unsigned top, bottom, line, text, lip;
};
inline constexpr Button kBrickButton = {0xC0522E, 0xA94420, 0x8A3417, 0xFFF6E4, 0x7C2E14};
inline constexpr Button kGreenButton = {0x2F7F5D, 0x24694B, 0x1C5A40, 0xF6FFF4, 0x174D36};
inline constexpr Button kGoldButton = {0xF7D06A, 0xE5AE33, 0xA8791A, 0x3D2A06, 0xA8791A};
inline constexpr Button kDarkButton = {kDark, kDark, 0x241910, kDarkText, 0x1A110A};
inline constexpr Button kPaperButton = {kPaperTop, kPaperBottom, kLine2, kInk, kLip};

// --- marks on the board
inline constexpr unsigned kLegal = 0x2B7655;     // a place for the tile as it is turned
inline constexpr unsigned kTurn = 0x75643F;      // … after a turn
inline constexpr unsigned kDead = 0xA2482F;      // a place that no tile fits
inline constexpr unsigned kDeadFill = 0xD8C39A;  // below it
inline constexpr unsigned kDeadDisc = 0xFFF6E4;
inline constexpr unsigned kWrong = 0xB5432E;  // the tile in hand does not fit
inline constexpr unsigned kCell = 0xFFF9E6;   // fill of a place

// The marks of empty cells, by day, by night, and where contrast is to be high.
struct Places {
  unsigned legal, turn, dead, dead_fill, dead_disc, cell, rim;
};
inline constexpr Places kPlaces = {kLegal, kTurn, kDead, kDeadFill, kDeadDisc, kCell, kWhite};
inline constexpr Places kNightPlaces = {0x74D6A8, 0xCDBB92, 0xE9937A, 0x4A3A2E, 0x2A2622, 0x38443C, 0x1B1815};
inline constexpr Places kContrastPlaces = {0x00422B, 0x000000, 0x8A1F0E, 0xFFFFFF,
                                           0xFFFFFF, 0xFFFFFF, kWhite};
inline constexpr Places kNightContrastPlaces = {0x8CFFD0, 0xFFFFFF, 0xFF9F88, 0x000000,
                                                0x000000, 0x000000, 0x000000};
constexpr const Places& places(bool night, bool contrast) {
  if (contrast) return night ? kNightContrastPlaces : kContrastPlaces;
  return night ? kNightPlaces : kPlaces;
}

// --- players in the order of kColourKeys (game_setup.h); the keyline runs around every figure, outside
// the edge: the two carry it on any ground
struct Player {
  unsigned fill, edge, ink, pale;
};
inline constexpr std::array<Player, 6> kPlayers = {{
    {0xF4C20D, 0x6F5218, 0x4A3200, 0xFCE8A6},
    {0xD23B2B, 0x621F23, 0xFFF3E0, 0xF3C2AD},
    {0xE56AA6, 0x6A3152, 0x45092A, 0xF8CFD0},
    {0x3DAF6B, 0x2A4B3B, 0x0F3D24, 0xC9E2BC},
    {0x2B62C4, 0x232E5D, 0xF1F6FF, 0xC4CDD7},
    {0x2E2C36, 0x0E0D12, 0xFFF3D2, 0xCFC8BE},
}};
inline constexpr unsigned kKeyline = 0xFFF9EA;

}  // namespace bastide::palette
