// Rivers and standing waters: bank, rim, deep, middle, shallow, glints.
#include "tools/tileart/ground/ground.h"
#include "tools/tileart/palette.h"

namespace bastide::art {

static void glints(Canvas& canvas, const Line& line, Rng& rng) {
  const double l = length(line);
  for (int i = 0; i < static_cast<int>(l / 11); ++i) {
    const double f = rng.range(.03, .97), g = std::min(1.0, f + rng.range(9, 17) / l);
    const Point p = point_at(line, f), q = point_at(line, g);
    const double aside = rng.range(-.34, .34) * kRiverWidth;
    const Point n = right_of(unit(q - p)), o = n * aside;
    const Point m = lerp(p, q, .5) + o + n * 1.6;
    canvas.path(svg("M{} {}Q{} {} {} {}", {p.x + o.x, p.y + o.y, m.x, m.y, q.x + o.x, q.y + o.y}), {},
                {rng.chance(.7) ? kGlint : "#3C8AA0", 1.5}, .75);
  }
}

void draw_waters(Canvas& canvas, const std::vector<Line>& rivers, const std::vector<Pool>& pools,
                 const std::string& seed) {
  std::vector<Line> lines;
  for (const Line& river : rivers) lines.push_back(run_over_border(river));
  for (const Line& l : lines) canvas.smooth_line(l, kBank, kRiverBankWidth, .75);
  for (const Pool& p : pools) canvas.smooth(p.shore, {}, {kBank, 13}, .75);
  for (const Line& l : lines) canvas.smooth_line(l, kWaterRim, kRiverWidth + 3);
  for (const Pool& p : pools) canvas.smooth(p.shore, kWaterRim, {kWaterRim, 3});
  for (const Line& l : lines) canvas.smooth_line(l, kWaterDeep, kRiverWidth - 1);
  for (const Pool& p : pools) canvas.smooth(p.shore, kWaterDeep);
  for (const Line& l : lines) canvas.smooth_line(l, kWaterMid, kRiverWidth * .62);
  for (const Pool& p : pools) {
    canvas.smooth(scaled(p.shore, p.at, .8), kWaterMid);
    canvas.smooth(scaled(p.shore, p.at, .45), kWaterShallow, {}, .8);
  }
  Rng rng(seed);
  for (const Line& river : rivers) glints(canvas, river, rng);
  for (const Pool& p : pools) {
    if (p.rx <= 40) continue;
    for (int i = 0; i < 9; ++i) {
      const double x = p.at.x + rng.range(-.6, .6) * p.rx, y = p.at.y + rng.range(-.6, .6) * p.ry;
      const double w = rng.range(5, 10);
      canvas.path(svg("M{} {}q{} -2 {} 0", {x - w / 2, y, w / 2, w}), {}, {kGlint, 1.5}, .8);
    }
  }
}

void draw_water(Canvas& canvas, const Layout& layout) {
  std::vector<Line> rivers;
  std::vector<Pool> pools;
  if (!layout.river.empty()) rivers.push_back(layout.river);
  if (layout.pool) pools.push_back(*layout.pool);
  draw_waters(canvas, rivers, pools, "water-" + layout.fact->id);
}

}  // namespace bastide::art
