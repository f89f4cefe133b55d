// What the Castle writes, before it is written: for the files, the sheets and the checks alike.
#pragma once

#include "tools/tileart/castle/design.h"
#include "tools/tileart/castle/wall.h"

#include <string>
#include <vector>

namespace bastide::art::castle {

struct Pages {
  std::vector<CastleDesign> designs;
  WallPlan wall_plan;
  Atlas props, wall, pieces;
};

Pages make_pages();
std::string castle_json(const Pages& pages);
Image castle_ground_page(const Pages& pages, double px_per_u);

}  // namespace bastide::art::castle
