// The high-contrast theme of the panels (style guide, section 15): paper becomes white, ink and lines black;
// what has a colour of its own, players, buttons and marks, keeps it.
#pragma once

#include "shell/kit/theme.h"

namespace bastide::shell::ui {

// Opacity stays.
[[nodiscard]] ImU32 high_contrast(ImU32 colour);

}  // namespace bastide::shell::ui
