// The colours used in more than one place; those of a single recipe stand in the recipe. Style guide,
// section 3.
#pragma once

#include <array>

namespace bastide::art {

inline constexpr const char* kInk = "#5B3A2B";  // outline of buildings
inline constexpr double kInkOpacity = .72;
inline constexpr double kInkWidth = 1.15;
inline constexpr const char* kShade = "#5A4A78";  // cool glaze of every shaded side
inline constexpr std::array<const char*, 6> kRoofs = {"#D9703F", "#CE6238", "#E08748",
                                                      "#C4552F", "#E39A58", "#D67C4E"};
inline constexpr std::array<const char*, 4> kWalls = {"#F9ECD0", "#F4E0BC", "#FBF2DD", "#EFD8B4"};
inline constexpr const char* kSlate = "#64809F";
inline constexpr const char* kSlateDark = "#4B6583";
inline constexpr const char* kSlateLight = "#87A3BD";
inline constexpr const char* kStone = "#EBDDBF";
inline constexpr const char* kStoneMid = "#CDB790";
inline constexpr const char* kStoneDark = "#A58A66";
inline constexpr const char* kStoneLit = "#FFF6DE";
inline constexpr std::array<const char*, 4> kTrees = {"#5E8F4B", "#6B9B4F", "#4F8150", "#7AA653"};
inline constexpr const char* kCypress = "#3F7355";
inline constexpr const char* kOlive = "#8FA878";
inline constexpr const char* kTrunk = "#6E4B33";
inline constexpr const char* kWindow = "#4A4A63";
inline constexpr const char* kDoor = "#7A4A2E";
inline constexpr const char* kGold = "#EDB93E";

inline constexpr const char* kBank = "#C9B27A";
inline constexpr const char* kWaterRim = "#2F7488";
inline constexpr const char* kWaterDeep = "#4F9DB2";
inline constexpr const char* kWaterMid = "#66B1C0";
inline constexpr const char* kWaterShallow = "#7FC2CC";
inline constexpr const char* kGlint = "#D9F2F0";
inline constexpr const char* kRoadCasing = "#A27B46";
inline constexpr const char* kRoadBody = "#F3E2B6";
inline constexpr const char* kShadow = "#2E2A55";

}  // namespace bastide::art
