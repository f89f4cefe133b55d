#include "shell/kit/contrast.h"

#include <algorithm>

namespace bastide::shell::ui {

ImU32 high_contrast(ImU32 colour) {
  constexpr ImU32 kOpacity = 0xFF000000;
  const ImU32 opacity = colour & kOpacity;
  const ImU32 plain = colour | kOpacity;
  for (const ImU32 line : {kLine, kLine2, kInk2, kInk3, kDisabledLine, kToggleEdge}) {
    if (plain == line) return opacity;  // black
  }
  if (plain == kDisabledText) return 0x00595959 | opacity;
  const auto r = static_cast<int>(colour & 0xFF);
  const auto g = static_cast<int>(colour >> 8 & 0xFF);
  const auto b = static_cast<int>(colour >> 16 & 0xFF);
  const bool earthen = r >= g && g >= b && r - b < 112;  // papers, woods, inks
  if (!earthen) return colour;
  const int light = (299 * r + 587 * g + 114 * b) / 1000;
  if (light >= 176) return 0x00FFFFFF | opacity;
  return light < 96 ? opacity : colour;
}

}  // namespace bastide::shell::ui
