// The ground that something covers which reaches some sides of its tile, in the shapes that every game beside
// the landscape draws: cap, corner, band, pocket, the whole tile. On the tile's edge it ends kWallEnd from
// the corners, or runs round those it owns, so that the two sides of a joint are one.
#pragma once

#include "tools/tileart/layout.h"

namespace bastide::art {

// How much room the tile leaves it.
struct Reach {
  double cap = 88;      // depth on one side
  double corner = 24;   // how far the border bulges over the diagonal
  double waist = 46;    // how much a band is drawn in on either side
  double pocket = 126;  // depth of the pocket that three sides leave, from its side
};

struct GroundShape {
  Line polygon;
  std::vector<Line> borders;  // where it ends on the tile, the ground on their right
  Line owned_corners;         // of the tile
};

GroundShape ground_on(int sides, const Reach& reach);

// Along the tile's edge, clockwise, over all of these sides, from the first.
Line along_edges(int sides, int first, Line& corners);
bool begins_span(int sides, int side);

}  // namespace bastide::art
