#include "engine/families/castle/compile.h"

#include "engine/families/castle/castle.h"

#include <bit>

namespace bastide::castle {
namespace {

TileDesign blank(const std::array<Part, kSides>& edges) {
  TileDesign design;
  design.middle.fill(kNoSegment);
  design.half.fill(kNoSegment);
  for (int rotation = 0; rotation < 4; ++rotation) {
    for (int side = 0; side < kSides; ++side) {
      const auto own = static_cast<unsigned>(tile_side(side, rotation));
      design.fit4 |= u64{1} << (16 * rotation + 4 * side + edges[own]);
    }
  }
  return design;
}

// Paths, towers and houses meet at the middle of a side, courtyards at its two halves: so a courtyard beside
// a path is its left or right half, and one without is both.
SegmentDesign& add(TileDesign& design, Kind kind, unsigned sides, unsigned halves) {
  const u8 index = design.segment_count++;
  SegmentDesign& segment = design.segments[index];
  segment.kind = kind;
  segment.sides = static_cast<u8>(sides);
  segment.halves = static_cast<u8>(halves);
  if (kind != kCourtyard) segment.open = static_cast<i16>(std::popcount(sides));
  for (unsigned side = 0; side < kSides; ++side) {
    if ((sides >> side & 1) != 0) design.middle[side] = index;
  }
  for (unsigned half = 0; half < kHalfEdges; ++half) {
    if ((halves >> half & 1) != 0) design.half[half] = index;
  }
  return segment;
}

void count(SegmentDesign& segment, int counter, int number) {
  segment.counters += lane_unit(counter) * static_cast<Lanes>(number);
}

}  // namespace

TileDesign compile(const TileFacts& tile) {
  TileDesign design = blank(tile.edges);
  for (const PathFact& path : tile.paths) count(add(design, kPath, path.sides, 0), kWells, path.well ? 1 : 0);
  for (const u8 sides : tile.towers) add(design, kTower, sides, 0);
  for (const u8 sides : tile.houses) add(design, kHouse, sides, 0);
  for (const CourtyardFact& courtyard : tile.courtyards)
    count(add(design, kCourtyard, 0, courtyard.halves), kMarkets, courtyard.markets);
  design.copies = static_cast<u8>(tile.count);
  return design;
}

TileDesign compile(const StartField& field) {
  const auto side = static_cast<unsigned>(opposite(field.side));
  std::array<Part, kSides> edges;
  edges.fill(kCourtyard);  // towards the wall
  edges[side] = field.edge;
  TileDesign design = blank(edges);
  const bool courtyard = field.edge == kCourtyard;
  SegmentDesign& segment =
      add(design, field.edge, courtyard ? 0 : 1u << side, courtyard ? 3u << (2 * side) : 0);
  count(segment, kWells, field.well ? 1 : 0);
  count(segment, kMarkets, field.markets);
  return design;
}

}  // namespace bastide::castle
