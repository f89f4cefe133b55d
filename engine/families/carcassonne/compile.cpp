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

struct CountedMark {
  std::string_view key;
  int lane;
};
constexpr CountedMark kRoadMarks[] = {{"inn", kInns}};
constexpr CountedMark kCityMarks[] = {
    {"cathedral", kCathedrals}, {"wine", kWine}, {"grain", kGrain}, {"cloth", kCloth}};

class Compiler {
 public:
  explicit Compiler(const TileFact& fact) : fact_(fact) {
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
      for (const CountedMark& counted : kRoadMarks)
        if (has_mark(road.marks, counted.key)) segment.counters += lane_unit(counted.lane);
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
    if (has_mark(fact_.marks, "spring")) design_.marks |= kSpringMark;
    if (has_mark(fact_.marks, "lake")) design_.marks |= kLakeMark;
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
    segment.counters += lane_unit(kPennants) * static_cast<Lanes>(city.pennants);
    for (const CountedMark& counted : kCityMarks)
      if (has_mark(city.marks, counted.key)) segment.counters += lane_unit(counted.lane);
  }

  void add_surrounded(Kind kind) {
    design_.surrounded = static_cast<u16>(design_.surrounded | 1u << design_.segment_count);
    add(kind, 0, 0);
  }

  const TileFact& fact_;
  TileDesign design_;
};

}  // namespace

TileDesign compile(const TileFact& fact) { return Compiler(fact).run(); }

}  // namespace bastide::carcassonne
