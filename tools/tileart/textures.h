// The two world textures: meadow (768 u, wraps) and table paper with sepia sketches (wraps).
#pragma once

#include "tools/tileart/image.h"

namespace bastide::art {

inline constexpr int kMeadowU = 768;
inline constexpr int kTableU = 2304;

Image make_meadow();
Image make_table();

}  // namespace bastide::art
