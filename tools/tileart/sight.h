// What a player must see may stand behind nothing in any rotation: props stand upright on the screen, so a
// thing at p covers what lies towards each of the four sides of it.
#pragma once

#include "tools/tileart/atlas.h"
#include "tools/tileart/design.h"
#include "tools/tileart/props/props.h"

#include <functional>

namespace bastide::art {

// A thing of this height and half width with its foot at p: does it cover no point of the tile where
// `room_in_sight` (u to the next thing that must be seen) is below 0, however the tile is turned?
bool hides_nothing(Point p, double half_width, double height,
                   const std::function<double(Point)>& room_in_sight);

// --- the same, checked on the finished pictures

// Where a prop's picture is on the turned tile; its outer fifths are air.
struct Shown {
  double left, right, top, base;
  std::size_t prop;  // index in the design
};
std::vector<Shown> shown_props(const Design& design, std::span<const PropKind> kinds, const Atlas& atlas,
                               int rotation);
bool covered(const std::vector<Shown>& props, Point p, double in_front_of);

// Can every segment be pointed at, and does its figure stand on it? Prints what is wrong and counts it.
// `apart`: those of which that is not asked.
int check_segments(const Design& design, const std::vector<int>& apart = {});

}  // namespace bastide::art
