// What is written, before it is written: for the files, the sheets and the checks alike.
#pragma once

#include "tools/tileart/atlas.h"
#include "tools/tileart/hunters/design.h"

#include <string>
#include <vector>

namespace bastide::art::hunters {

struct Pages {
  std::vector<HuntersDesign> designs;
  std::vector<int> cells;  // per design, the place of its ground on the page
  std::vector<int> drawn;  // per place, the design whose ground is drawn there
  Atlas props, pieces;
};

Pages make_pages();
std::string hunters_json(const Pages& pages);
Image hunters_ground_page(const Pages& pages, double px_per_u);

}  // namespace bastide::art::hunters
