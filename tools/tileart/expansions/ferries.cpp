// The lake that roads end at, with a pier for each, and the ferry.
#include "tools/tileart/expansion_art.h"

namespace bastide::art {

namespace {

void place_lake(Layout& layout, Mark& mark) {
  Rng rng("lake-" + layout.fact->id);
  Pool pool{{128, layout.cities.empty() ? 128.0 : 136.0}, 50, 43, {}};
  pool.shore = blob(rng, pool.at, pool.rx, pool.ry, 10, .07);
  layout.pool = pool;
  mark.at = pool.at;
  mark.r = pool.rx;
}

// A small pier where each road meets the lake.
void draw_piers(Canvas& canvas, const Layout& layout, const Mark& mark) {
  for (const Road& r : layout.roads) {
    const Point end = r.line.back(), d = unit(mark.at - end);
    const Line pier = {end - d * 8.0, end + d * 9.0};
    canvas.butt_line(pier, kInk, 17, .8);
    canvas.butt_line(pier, "#B98A55", 14.5);
    canvas.butt_line(pier, "#8E6437", 14, .7, {1.1, 3.4});
  }
}

void ferry(Canvas& c, Rng&) {  // seen a little from above; turned by the program is not needed
  c.path("M-17 -2C-14 6 14 6 17 -2L13 -7H-13Z", "#8E5A34", {kInk, 1.6});
  c.path("M-13 -7H13L15 -3C8 0 -8 0 -15 -3Z", "#C08A55");
  for (const double x : {-8.0, -2.5, 3.0, 8.5}) c.line({{x, -6.6}, {x, -2}}, "#8E5A34", 1);
  c.line({{0, -4}, {0, -24}}, kTrunk, 1.8);
  c.path("M1 -23C9 -20 9 -13 1 -9Z", "#FBEFD2", {kInk, 1});
}

const RegisterExpansion kRegistered{{.expansion = "ferries",
                                     .marks = {{.key = "ferry_lake",
                                                .when = When::Water,
                                                .crowds_fields = true,
                                                .road_reach = .84,
                                                .place = place_lake,
                                                .draw_low = draw_piers}},
                                     .props = {{"ferry", 1, ferry, 16, 6, kNotOnBoard}}}};

}  // namespace

}  // namespace bastide::art
