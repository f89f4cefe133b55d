// A castle half played, by the rules of placing, to look at the work as a whole.
#pragma once

#include "tools/tileart/castle/design.h"
#include "tools/tileart/castle/wall.h"
#include "tools/tileart/compositor.h"

namespace bastide::art::castle {

struct Sheets {
  const std::vector<CastleDesign>* designs = nullptr;
  const Atlas* wall = nullptr;
  const Atlas* pieces = nullptr;
  Textures textures;
};

// At `px_per_u`, so many tiles laid; `view` is in world u.
Image sample_board(const Sheets& sheets, int tiles, const std::string& seed, const View& view);

}  // namespace bastide::art::castle
