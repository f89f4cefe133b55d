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

void draw_water(Canvas& canvas, const Layout& layout) {
  const bool flows = !layout.river.empty();
  const Line river = flows ? run_over_border(layout.river) : Line{};
  const Pool* pool = layout.pool ? &*layout.pool : nullptr;
  if (!flows && pool == nullptr) return;
  if (flows) canvas.smooth_line(river, kBank, kRiverBankWidth, .75);
  if (pool != nullptr) canvas.smooth(pool->shore, {}, {kBank, 13}, .75);
  if (flows) canvas.smooth_line(river, kWaterRim, kRiverWidth + 3);
  if (pool != nullptr) canvas.smooth(pool->shore, kWaterRim, {kWaterRim, 3});
  if (flows) canvas.smooth_line(river, kWaterDeep, kRiverWidth - 1);
  if (pool != nullptr) canvas.smooth(pool->shore, kWaterDeep);
  if (flows) canvas.smooth_line(river, kWaterMid, kRiverWidth * .62);
  if (pool != nullptr) {
    canvas.smooth(scaled(pool->shore, pool->at, .8), kWaterMid);
    canvas.smooth(scaled(pool->shore, pool->at, .45), kWaterShallow, {}, .8);
  }
  Rng rng("water-" + layout.fact->id);
  if (flows) glints(canvas, layout.river, rng);
  if (pool != nullptr && pool->rx > 40) {
    for (int i = 0; i < 9; ++i) {
      const double x = pool->at.x + rng.range(-.6, .6) * pool->rx,
                   y = pool->at.y + rng.range(-.6, .6) * pool->ry;
      const double w = rng.range(5, 10);
      canvas.path(svg("M{} {}q{} -2 {} 0", {x - w / 2, y, w / 2, w}), {}, {kGlint, 1.5}, .8);
    }
  }
}

}  // namespace bastide::art
