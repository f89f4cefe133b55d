// Field plots: wheat, plough, vines, orchard, lavender, clover, each a soft rectangle with furrows.
#include "tools/tileart/ground/ground.h"

namespace bastide::art {

namespace {

struct Furrows {
  const char* base;
  const char* dark;
  const char* light;
  double width, opacity;
};

Furrows furrows_of(Crop crop) {
  switch (crop) {
    case Crop::Wheat: return {"#E8CB6C", "#D3AE4C", "#F5E29C", 2.0, .7};
    case Crop::Plough: return {"#CBA26C", "#AD8455", "#DDBB8A", 2.0, .75};
    case Crop::Vine: return {"#BDAE66", "#998C44", "#CFC080", 1.6, .55};
    case Crop::Orchard: return {"#C3D27E", "#B2C56A", "#D3E096", 2.6, .6};
    case Crop::Clover: return {"#9DB65E", "#8BA650", "#AEC46C", 2.6, .7};
    case Crop::Lavender: return {"#B9B46C", "#8F9A58", "#9F8BC0", 2.8, .95};
  }
  return {};
}

}  // namespace

void draw_plots(Canvas& canvas, const Design& design) {
  int number = 0;
  for (const Plot& plot : design.plots) {
    Rng rng("plot-" + design.fact->id + std::to_string(number++));
    const double w = plot.w, h = plot.h;
    auto j = [&rng] { return rng.range(-1.6, 1.6); };
    Line edge;
    for (const auto& [u, v, shaky] : {std::tuple{-1.0, -1.0, true},
                                      {0, -1.04, false},
                                      {1, -1, true},
                                      {1.03, 0, false},
                                      {1, 1, true},
                                      {0, 1.04, false},
                                      {-1, 1, true},
                                      {-1.03, 0, false}}) {
      const double du = shaky ? j() : 0, dv = shaky ? j() : 0;
      edge.push_back(plot.to_tile(u * w + du, v * h + dv));
    }
    const Furrows f = furrows_of(plot.crop);
    canvas.smooth(edge, {}, {"#7F9245", 4.6}, .5, .09);
    canvas.smooth(edge, f.base, {}, 1, .09);
    canvas.clipped(
        edge, true,
        [&] {
          const int n = std::max(3, static_cast<int>(h * 2 / 5.2));
          for (int i = 0; i <= n; ++i) {
            const double v = -h + i * h * 2 / n;
            const Line row = {plot.to_tile(-w * 1.1, v), plot.to_tile(0, v + rng.range(-.6, .6)),
                              plot.to_tile(w * 1.1, v)};
            const bool dark = i % 2 != 0;
            if (plot.crop == Crop::Lavender && !dark) {
              canvas.butt_line(row, f.light, f.width, f.opacity, {2.4, 1.9});
            } else {
              canvas.smooth_line(row, dark ? f.dark : f.light, f.width, f.opacity);
            }
          }
        },
        .09);
  }
}

}  // namespace bastide::art
