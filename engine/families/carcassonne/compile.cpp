#include "engine/families/carcassonne/compile.h"

#include <bit>
#include <string_view>

namespace bastide::carcassonne {
namespace {

constexpr Terrain terrain_of(EdgeFact edge) {
  switch (edge) {
    case EdgeFact::City: return kCityTerrain;
    case EdgeFact::Road: return kRoadTerrain;
    case EdgeFact::River: return kRiverTerrain;
    case EdgeFact::Field: break;
  }
  return kFieldTerrain;
}

class Compiler {
 public:
  Compiler(const TileFact& fact, const Rules& rules) : fact_(fact), rules_(rules) {
    design_.middle.fill(kNoSegment);
    design_.half.fill(kNoSegment);
  }

  TileDesign run() {
    for (int rotation = 0; rotation < 4; ++rotation) {
      for (int side = 0; side < kSides; ++side) {
        const auto own = static_cast<unsigned>(tile_side(side, rotation));
        design_.fit4 |= u64{1} << (16 * rotation + 4 * side + terrain_of(fact_.edges[own]));
      }
    }
    for (const RoadFact& road : fact_.roads) {
      SegmentDesign& segment = add(kRoad, road.sides, 0);
      for (const MarkFact& mark : road.marks) count(segment, mark.key);
    }
    const unsigned first_city = design_.segment_count;
    for (const CityFact& city : fact_.cities) add_city(city);
    if (fact_.monastery) add_surrounded(kMonastery);
    if (fact_.garden) add_surrounded(kGarden);
    for (const FieldFact& field : fact_.fields) {
      SegmentDesign& segment = add(kField, 0, field.halves);
      for (const int city : field.cities) {
        segment.touches =
            static_cast<u16>(segment.touches | 1u << (first_city + static_cast<unsigned>(city)));
      }
    }
    if (fact_.river != 0) add(kRiver, fact_.river, 0);
    design_.copies = static_cast<u8>(fact_.count);
    return design_;
  }

 private:
  SegmentDesign& add(Kind kind, u8 sides, u8 halves) {
    const u8 index = design_.segment_count++;
    SegmentDesign& segment = design_.segments[index];
    segment.kind = kind;
    segment.sides = sides;
    segment.halves = halves;
    if (kind == kRoad || kind == kCity || kind == kRiver)
      segment.open = static_cast<i16>(std::popcount(sides));
    for (unsigned side = 0; side < kSides; ++side) {
      if ((sides >> side & 1) != 0) design_.middle[side] = index;
    }
    for (unsigned half = 0; half < kHalfEdges; ++half) {
      if ((halves >> half & 1) != 0) design_.half[half] = index;
    }
    return segment;
  }

  void add_city(const CityFact& city) {
    SegmentDesign& segment = add(kCity, city.sides, 0);
    segment.counters += lane_unit(kCoatsOfArms) * static_cast<Lanes>(city.coats_of_arms);
    for (const MarkFact& mark : city.marks) count(segment, mark.key);
  }

  // One more segment with this mark, if some expansion of the family counts them.
  void count(SegmentDesign& segment, std::string_view mark) const {
    for (int i = 0; i < rules_.counter_count; ++i) {
      if (rules_.counters[static_cast<unsigned>(i)] == mark) segment.counters += lane_unit(i);
    }
  }

  void add_surrounded(Kind kind) {
    design_.surrounded = static_cast<u16>(design_.surrounded | 1u << design_.segment_count);
    add(kind, 0, 0);
  }

  const TileFact& fact_;
  const Rules& rules_;
  TileDesign design_;
};

}  // namespace

TileDesign compile(const TileFact& fact, const Rules& rules) { return Compiler(fact, rules).run(); }

}  // namespace bastide::carcassonne
