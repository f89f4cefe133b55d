// Where the field plots lie: two or three a tile, more on open land, each with room of its own.
#include "tools/tileart/expansion_art.h"

#include <algorithm>

namespace bastide::art {

Point Plot::to_tile(double u, double v) const {
  return {at.x + u * std::cos(angle) - v * std::sin(angle), at.y + u * std::sin(angle) + v * std::cos(angle)};
}

namespace {

// Strips where the land is too narrow for a plot as broad as it is long: beside the walls of a band of city,
// along the edge of the tile. A corner of one may lie behind a wall.
void place_strips(Layout& layout, Rng& rng, int want, std::vector<Plot>& out) {
  constexpr double kHalfHeight = 6.5;
  for (int tries = 0; tries < 2000 && want > 0; ++tries) {
    const Point p{rng.range(16, kT - 16), rng.range(16, kT - 16)};
    const double half = rng.range(11, 22);
    const bool lies = rng.chance(.5);
    const double angle = (lies ? 0 : kPi / 2) + rng.range(-.1, .1);
    Plot plot{p, half, kHalfHeight, angle, rng.pick({Crop::Wheat, Crop::Plough, Crop::Vine, Crop::Lavender})};
    bool free = true;
    for (const double along : {-1.0, -.5, 0.0, .5, 1.0}) {
      const Point at = plot.to_tile(along * half, 0);
      free = free && layout.clearance(at) >= kHalfHeight + 1.5 && layout.in_sight(at) >= kHalfHeight - 3;
    }
    if (!free) continue;
    out.push_back(plot);
    layout.kept_free.push_back({p, half});
    --want;
  }
}

}  // namespace

std::vector<Plot> place_plots(Layout& layout) {
  Rng rng("plots-" + layout.fact->id);
  std::vector<Plot> out;
  const TileFact& fact = *layout.fact;
  bool open = fact.cities.empty() && !fact.monastery && !fact.garden;
  for (const Mark& m : layout.marks) open = open && !m.art->crowds_fields;
  const int want = rng.integer(3, 4) + (open ? 2 : 0);
  int placed = 0;
  for (int tries = 0; tries < 420 && placed < want; ++tries) {
    const Point p{rng.range(30, kT - 30), rng.range(30, kT - 30)};
    const double room = std::min(layout.clearance(p), layout.in_sight(p) + 3);
    // late tries take smaller plots rather than none
    if (room < (tries < 260 ? 25 : 21)) continue;
    const double q = std::min(room - 3, rng.range(30, 52));
    const double angle = rng.range(-.45, .45) + rng.pick({0.0, 1.57});
    Crop first = rng.pick(
        {Crop::Wheat, Crop::Wheat, Crop::Plough, Crop::Vine, Crop::Orchard, Crop::Lavender, Crop::Clover});
    Crop second = first;
    while (second == first)
      second = rng.pick({Crop::Wheat, Crop::Plough, Crop::Vine, Crop::Orchard, Crop::Lavender, Crop::Clover});
    const double w = q * .80, h = q * .54;
    if (q > 36) {
      const double f = rng.range(-.2, .2) * w;
      const Plot whole{p, w, h, angle, first};
      out.push_back({whole.to_tile((-w + f - 2) / 2, 0), (w + f - 2) / 2, h, angle, first});
      out.push_back(
          {whole.to_tile((w + f + 2) / 2, 0), (w - f - 2) / 2, h * rng.range(.8, 1), angle, second});
    } else {
      out.push_back({p, w, h, angle, first});
    }
    ++placed;
    layout.kept_free.push_back({p, q * .95});
  }
  constexpr int kFew = 2;
  if (placed < kFew && !fact.cities.empty()) place_strips(layout, rng, kFew - placed, out);
  return out;
}

}  // namespace bastide::art
