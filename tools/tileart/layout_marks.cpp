// See the header.
#include "tools/tileart/layout_marks.h"

namespace bastide::art {

namespace {

void place_marks(Layout& layout, const Marks& marks, MarkPlace on, int segment, When when) {
  for (const MarkFact& fact : marks) {
    const MarkArt* art = mark_art(fact.key);
    if (art == nullptr || art->place == nullptr || art->on != on || art->when != when) continue;
    Mark mark{art, &fact, segment, 0, {}, 0, {}};
    for (const Mark& other : layout.marks) mark.number += other.art == art ? 1 : 0;
    art->place(layout, mark);
    layout.marks.push_back(mark);
  }
}

}  // namespace

void report_unknown_marks(Layout& layout) {
  const auto check = [&](const Marks& marks, MarkPlace on) {
    for (const MarkFact& fact : marks) {
      const MarkArt* art = mark_art(fact.key);
      if (art == nullptr || art->on != on)
        layout.problems.push_back("no expansion draws the mark " + fact.key);
    }
  };
  check(layout.fact->marks, MarkPlace::Tile);
  for (const RoadFact& road : layout.fact->roads) check(road.marks, MarkPlace::Road);
  for (const CityFact& city : layout.fact->cities) check(city.marks, MarkPlace::City);
}

void place_tile_marks(Layout& layout, When when) {
  place_marks(layout, layout.fact->marks, MarkPlace::Tile, -1, when);
}

void place_road_marks(Layout& layout) {
  for (const Road& road : layout.roads)
    place_marks(layout, layout.fact->roads[static_cast<std::size_t>(road.index)].marks, MarkPlace::Road,
                road.index, When::AfterRoads);
}

void place_city_marks(Layout& layout, const City& city) {
  place_marks(layout, layout.fact->cities[static_cast<std::size_t>(city.index)].marks, MarkPlace::City,
              city.index, When::AfterRoads);
}

}  // namespace bastide::art
