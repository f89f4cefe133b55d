// The spring among rocks and the lake: where the river begins and ends.
#include "tools/tileart/expansion_art.h"

namespace bastide::art {

namespace {

// The river comes from its one edge into a pool that lies `back` u behind the middle; its last bit bends
// aside.
void end_in_pool(Layout& layout, Mark& mark, double back, double rx, double ry, double bend) {
  const int side = sides_of(layout.fact->river).front();
  const Point inwards = kOutwards[side] * -1.0;
  Rng rng("lake-" + layout.fact->id);
  Pool pool{kMiddle + inwards * back, rx, ry, {}};
  pool.shore = blob(rng, pool.at, pool.rx, pool.ry, 10, .08);
  layout.pool = pool;
  const Point a = kEdgeMiddle[side];
  layout.river = bezier(a, lerp(kMiddle, a, .6), kMiddle + kOutwards[side] * 34.0 + right_of(inwards) * bend,
                        pool.at, 16);
  mark.at = pool.at;
  mark.r = pool.rx;
}

void place_spring(Layout& layout, Mark& mark) {
  end_in_pool(layout, mark, 10, 32, 31, 9);
  layout.pool->bare = true;  // rocks in place of reeds
}

void stand_rocks(const Design& design, const Mark& mark, Adder& add) {
  Rng rocks("spring-" + design.fact->id);
  for (int i = 0; i < 19; ++i) {
    const Point p = polar(mark.at, mark.r + rocks.range(3, 10), rocks.range(0, 6.28));
    const double s = rocks.range(.9, 1.5);
    if (distance_to_line(p, design.layout.river) > 25) add.any(rocks, "rock", p, s);
  }
}

void place_lake(Layout& layout, Mark& mark) { end_in_pool(layout, mark, 4, 52, 50, 0); }

const RegisterExpansion kRegistered{
    {.expansion = "river",
     .marks = {{.key = "spring", .when = When::Water, .place = place_spring, .stand = stand_rocks},
               {.key = "lake", .when = When::Water, .place = place_lake}}}};

}  // namespace

}  // namespace bastide::art
