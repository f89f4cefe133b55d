// The world textures, all of which wrap: meadow (768 u) and table paper with sepia sketches (2304 u).
#pragma once

#include "tools/tileart/image.h"

namespace bastide::art {

inline constexpr int kMeadowU = 768;
inline constexpr int kTableU = 2304;

Image make_meadow();
// Stains are a picture of their own that lies over the paper, small and lossless: their slow gradients are
// what a lossy one turns into blocks.
struct Paper {
  Image sketches, stains;
};
Paper make_table();

}  // namespace bastide::art
