// The segment mask of a tile on which most things have a shape of their own and the open land is what they
// leave: it is flooded from the edges that the facts give it.
#pragma once

#include "tools/tileart/design.h"

#include <functional>

namespace bastide::art {

struct OpenLand {
  int segment = 0;
  Line edges;  // points just inside the edges that belong to it
};

enum class OpenFault { FallsApart, RunsTogether };

// `built_on`: the segment that has its own shape there, below 0: none. Tells of every fault.
void label_land(Mask& mask, const std::function<int(Point)>& built_on, const std::vector<OpenLand>& lands,
                const std::function<void(OpenFault)>& tell);

}  // namespace bastide::art
