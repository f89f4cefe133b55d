// One tile as it is drawn and written: its plan, and the same in the shape that the tool shares with the
// landscape (props, mask, anchors).
#pragma once

#include "tools/tileart/hunters/layout.h"

#include <memory>

namespace bastide::art::hunters {

struct HuntersDesign {
  Plan plan;
  std::unique_ptr<TileFact> name;  // id, edges and start, which is all that the shared parts ask of it
  Design design;
};

std::vector<HuntersDesign> build_designs();

void scatter(const Plan& plan, Design& design);  // part of build_designs

}  // namespace bastide::art::hunters
