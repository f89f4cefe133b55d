// The order in which a tile is laid out.
#include "tools/tileart/hunters/layout.h"

namespace bastide::art::hunters {

Plan lay_out(const Face& face) {
  Plan plan;
  for (const double lakes : {1.0, .8, .66}) {  // a large lake may leave a meadow no way past it
    plan = {};
    plan.face = &face;
    place_waters(plan, lakes);
    place_forests(plan);
    if (plan.problems.empty()) break;
  }
  place_sites(plan);
  return plan;
}

}  // namespace bastide::art::hunters
