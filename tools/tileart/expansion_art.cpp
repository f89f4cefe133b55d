// The list of expansions, which fills itself before main begins, and the helpers for them.
#include "tools/tileart/expansion_art.h"

#include <algorithm>

namespace bastide::art {

namespace {

std::vector<ExpansionArt>& expansions() {
  static std::vector<ExpansionArt> all;
  return all;
}

}  // namespace

RegisterExpansion::RegisterExpansion(ExpansionArt expansion) {
  const auto at = std::find_if(expansions().begin(), expansions().end(), [&](const ExpansionArt& other) {
    return other.expansion > expansion.expansion;
  });
  expansions().insert(at, std::move(expansion));
}

const std::vector<ExpansionArt>& expansion_arts() { return expansions(); }

const MarkArt* mark_art(std::string_view key) {
  for (const ExpansionArt& expansion : expansions()) {
    for (const MarkArt& mark : expansion.marks) {
      if (mark.key == key) return &mark;
    }
  }
  return nullptr;
}

void claim_open_place(Layout& layout, Mark& mark, double wanted) {
  const bool middle_taken = layout.fact->fields.empty() || layout.clearance(kMiddle, false) < -.5;
  const Circle c =
      roomiest([&](Point p) { return layout.open_room(p); }, wanted, 8, kMiddle, middle_taken ? .05 : .12);
  mark.at = c.at;
  mark.r = std::max(14.0, c.r);
  layout.kept_free.push_back({mark.at, mark.r});
  layout.no_houses.push_back({mark.at, mark.r});
}

void draw_patch(Canvas& canvas, const Layout& layout, const Mark& mark, const std::string& kind,
                const char* dark, const char* light, double k) {
  Rng rng("mark-" + kind + layout.fact->id);
  const double r = mark.r * k;
  const Line rim = blob(rng, mark.at, r, r * .92, 11, .08);
  canvas.smooth(rim, light, {dark, 2.4}, .95);
  for (int i = 0; i < 18; ++i) {
    const Point p = polar(mark.at, r * .8 * std::sqrt(rng.unit()), rng.range(0, 6.28));
    const double rx = rng.range(1, 2.4), ry = rng.range(.8, 1.6);
    canvas.ellipse(p, rx, ry, darker(light, rng.range(.05, .25)), .8);
  }
}

}  // namespace bastide::art
