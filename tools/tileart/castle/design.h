// One castle tile as it is drawn and written: its plan, and the same in the shape that the tool shares with
// the landscape (props, walls, towers, mask, anchors).
#pragma once

#include "tools/tileart/castle/layout.h"

#include <memory>

namespace bastide::art::castle {

// What ends a building at a side of its tile where something else lies beyond: a tower's wall, a house's
// hedge.
struct Closing {
  int side = 0;
  Line wall;  // as those of the tile; empty for a house
  std::vector<Prop> props;
};

struct CastleDesign {
  Plan plan;
  std::unique_ptr<TileFact> name;  // holds the id, which is all that drawing asks of it
  Design design;
  std::vector<Closing> closings;  // by side; drawn or not as the neighbours are
};

std::vector<CastleDesign> build_designs();

// Parts of build_designs.
std::vector<Closing> closings_of(const Plan& plan);
void scatter(const Plan& plan, Design& design);

}  // namespace bastide::art::castle
