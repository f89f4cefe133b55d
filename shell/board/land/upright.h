// One thing that stands on the land, as a quad.
#pragma once

#include "shell/render/quads.h"

namespace bastide::shell {

struct Upright {
  Quad quad;        // u from the tile's upper left corner, or of the world
  float depth = 0;  // base y, for sorting
  bool small = false;
};

}  // namespace bastide::shell
