#include "engine/families/hunters/compile.h"

#include "engine/families/hunters/hunters.h"

#include <bit>

namespace bastide::hunters {
namespace {

void count(SegmentDesign& segment, Counter counter, int number) {
  segment.counters += lane_unit(counter) * static_cast<Lanes>(number);
}

class Compiler {
 public:
  TileDesign run(const TileFacts& tile) {
    design_.middle.fill(kNoSegment);
    design_.half.fill(kNoSegment);
    design_.copies = 1;
    for (int rotation = 0; rotation < 4; ++rotation) {
      for (int side = 0; side < kSides; ++side) {
        const auto own = static_cast<unsigned>(tile_side(side, rotation));
        design_.fit4 |= u64{1} << (16 * rotation + 4 * side + tile.edges[own]);
      }
    }
    for (const ForestFact& forest : tile.forests) add_forest(forest);
    const unsigned first_river = design_.segment_count;
    for (const RiverFact& river : tile.rivers) add_river(river);
    for (const MeadowFact& meadow : tile.meadows) add_meadow(meadow);
    const unsigned first_water = design_.segment_count;
    for (const LakeFact& lake : tile.lakes) {
      SegmentDesign& water = add(kWater);
      count(water, kFishCount, lake.fish);
      count(water, kLakeCount, 1);
    }
    for (unsigned i = 0; i < tile.rivers.size(); ++i) lead(tile.rivers[i], first_river + i, first_water);
    return design_;
  }

 private:
  SegmentDesign& add(Kind kind) {
    SegmentDesign& segment = design_.segments[design_.segment_count++];
    segment.kind = kind;
    return segment;
  }

  // Forests and rivers meet at the middle of a side and are complete when all of theirs are joined.
  SegmentDesign& add_closing(Kind kind, u8 sides) {
    const u8 index = design_.segment_count;
    SegmentDesign& segment = add(kind);
    segment.sides = sides;
    segment.open = static_cast<i16>(std::popcount(sides));
    for (unsigned side = 0; side < kSides; ++side) {
      if ((sides >> side & 1) != 0) design_.middle[side] = index;
    }
    return segment;
  }

  void add_forest(const ForestFact& forest) {
    SegmentDesign& segment = add_closing(kForest, forest.sides);
    count(segment, kNuggetCount, forest.nugget ? 1 : 0);
    count(segment, kMushroomCount, forest.mushrooms);
  }

  void add_river(const RiverFact& river) { count(add_closing(kRiver, river.sides), kFishCount, river.fish); }

  void add_meadow(const MeadowFact& meadow) {
    const u8 index = design_.segment_count;
    SegmentDesign& segment = add(kMeadow);
    segment.halves = meadow.halves;
    for (unsigned half = 0; half < kHalfEdges; ++half) {
      if ((meadow.halves >> half & 1) != 0) design_.half[half] = index;
    }
    count(segment, kDeerCount, meadow.animals[kDeer]);
    count(segment, kMammothCount, meadow.animals[kMammoth]);
    count(segment, kAurochsCount, meadow.animals[kAurochs]);
    count(segment, kTigerCount, meadow.animals[kTiger]);
  }

  // The water under a river: its lake, or one of its own (HG-52).
  void lead(const RiverFact& river, unsigned local, unsigned first_water) {
    const unsigned index =
        river.lake >= 0 ? first_water + static_cast<unsigned>(river.lake) : design_.segment_count;
    SegmentDesign& water = river.lake >= 0 ? design_.segments[index] : add(kWater);
    water.sides = static_cast<u8>(water.sides | river.sides);
    count(water, kFishCount, river.fish);
    for (unsigned side = 0; side < kSides; ++side) {
      if ((river.sides >> side & 1) != 0) design_.beneath[side] = static_cast<u8>(index);
    }
    design_.segments[local].touches = static_cast<u16>(1u << index);
  }

  TileDesign design_;
};

}  // namespace

TileDesign compile(const TileFacts& tile) { return Compiler().run(tile); }

}  // namespace bastide::hunters
