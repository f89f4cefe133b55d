// The night theme of the panels as Dear ImGui packs colours (look/night.h).
#pragma once

#include "shell/kit/theme.h"

namespace bastide::shell::ui {

// Opacity stays, but for the white that lights a surface up.
[[nodiscard]] ImU32 night_ground(ImU32 colour);
[[nodiscard]] ImU32 night_ink(ImU32 colour);
[[nodiscard]] ImU32 night_line(ImU32 colour);

}  // namespace bastide::shell::ui
