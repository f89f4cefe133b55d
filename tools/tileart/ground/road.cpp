// Roads, the village square, the wooded crossroads, and the stone bridges (seen from above, so that
// they may be turned).
#include "tools/tileart/ground/ground.h"
#include "tools/tileart/palette.h"

namespace bastide::art {

void draw_road_stack(Canvas& canvas, const std::vector<Line>& lines) {
  std::vector<Line> all;
  for (const Line& l : lines) all.push_back(run_over_border(l));
  for (const Line& l : all) canvas.smooth_line(l, "#8F9A4C", kRoadCasingWidth + 5, .45);
  for (const Line& l : all) canvas.smooth_line(l, kRoadCasing, kRoadCasingWidth);
  for (const Line& l : all) canvas.smooth_line(l, kRoadBody, kRoadBodyWidth);
  for (const Line& l : all) canvas.smooth_line(l, "#D9BD86", kRoadBodyWidth * .50, .55);
  for (const Line& l : all) canvas.smooth_line(l, "#F6E9C6", kRoadBodyWidth * .26, .9);
}

// Grass on the rim and pebbles inside break the ruler edge.
static void nibble_edges(Canvas& canvas, const Line& line, Rng& rng) {
  const double l = length(line);
  for (int i = 0; i < static_cast<int>(l / 6.5); ++i) {
    const double f = rng.range(.04, .96);
    const Point p = point_at(line, f), n = right_of(direction_at(line, f));
    const double side = rng.chance(.5) ? 1 : -1;
    if (std::min({p.x, p.y, kT - p.x, kT - p.y}) < 8) continue;  // the border belongs to the neighbour too
    if (rng.chance(.62)) {
      const Point at = p + n * (side * (kRoadCasingWidth / 2 + rng.range(-1.2, 1.2)));
      const double rx = rng.range(1.6, 3.2), ry = rng.range(1.2, 2);
      canvas.ellipse(at, rx, ry, rng.pick({"#9FB357", "#8FA64C", "#B5C36C"}));
    } else {
      const Point at = p + n * (side * rng.range(0, kRoadBodyWidth * .42));
      const double rx = rng.range(.7, 1.4), ry = rng.range(.6, 1);
      canvas.ellipse(at, rx, ry, rng.pick({"#CBAE78", "#FFF6DE", "#B89A66"}), .9);
    }
  }
}

void draw_roads(Canvas& canvas, const Layout& layout) {
  std::vector<Line> below, above;
  for (const Road& r : layout.roads) (r.over ? above : below).push_back(r.line);
  for (const Line& s : layout.stubs) below.push_back(s);
  // The upper road of a bridge is drawn by draw_bridges over the city or the lower road.
  if (layout.fact->bridge != Bridge::RoadOverCity) {
    draw_road_stack(canvas, below);
    if (!above.empty()) draw_road_stack(canvas, above);
  } else {
    draw_road_stack(canvas, above);
  }
  Rng rng("pebble-" + layout.fact->id);
  for (const Road& r : layout.roads) nibble_edges(canvas, r.line, rng);
}

static void draw_square(Canvas& canvas, const Layout& layout) {
  Rng rng("village-" + layout.fact->id);
  const double r = layout.village.r;
  const Line rim = blob(rng, kMiddle, r, r, 10, .06);
  canvas.smooth(rim, "#D8B27A", {"#9A7440", 3.2});
  canvas.smooth(scaled(rim, kMiddle, .86), "#E7CB96");
  for (int i = 0; i < 16; ++i) {
    const double a = rng.range(0, 6.28), q = rng.range(.25, 1) * r * .86;
    const double rx = rng.range(1, 2.2), ry = rng.range(.8, 1.5);
    canvas.ellipse(polar(kMiddle, q, a), rx, ry, rng.pick({"#CFA870", "#F3DFB4", "#BE965E"}), .8);
  }
}

void draw_village(Canvas& canvas, const Layout& layout) {
  if (layout.village.r > 0) draw_square(canvas, layout);
  if (layout.grove.r > 0) {
    Rng rng("grove-" + layout.fact->id);
    const Line floor = blob(rng, kMiddle, layout.grove.r, layout.grove.r, 11, .10);
    canvas.smooth(floor, "#7F9A4A", {"#6E873F", 3}, .95);
    canvas.smooth(scaled(floor, kMiddle, .8), "#8CA653");
    for (int i = 0; i < 26; ++i) {
      const Point p = polar(kMiddle, rng.range(2, layout.grove.r * .9), rng.range(0, 6.28));
      const double rx = rng.range(1.4, 3.4), ry = rng.range(1, 2);
      canvas.ellipse(p, rx, ry, rng.pick({"#6F8A41", "#9DB65E", "#7B9448", "#A98A55"}), .8);
    }
  }
  if (layout.cottage.x >= 0) {
    Rng rng("cottage-" + layout.fact->id);
    const Line yard = blob(rng, layout.cottage, 25, 20, 10, .08);
    canvas.smooth(yard, "#DCC28A", {"#9A7440", 2.4}, .95);
    canvas.smooth(scaled(yard, layout.cottage, .8), "#E7CFA0");
  }
}

static void draw_bridge(Canvas& canvas, const BridgeSpan& b) {
  const double w = kRoadBodyWidth;
  if (b.over_water) {
    Line core(b.deck.begin() + static_cast<long>(b.deck.size() / 8),
              b.deck.end() - static_cast<long>(b.deck.size() / 8));
    canvas.butt_line(core, "#1F5668", w + 22, .35);
  } else {
    canvas.butt_line(b.deck, kShadow, w + 21, .20);
  }
  canvas.butt_line(b.deck, kInk, w + 12.5, .85);
  canvas.butt_line(b.deck, kStone, w + 10);
  canvas.butt_line(b.deck, kStoneDark, w + 3.5);
  canvas.butt_line(b.deck, "#EAD7AC", w + 1);
  canvas.butt_line(b.deck, "#C9AE7C", w - 1, .75, {1.1, 5});
  const std::size_t n = b.deck.size();
  const Point ends[2][2] = {{b.deck[0], b.deck[1]}, {b.deck[n - 1], b.deck[n - 2]}};
  for (const auto& end : ends) {
    const Point across = right_of(unit(end[1] - end[0]));
    for (const double side : {-1.0, 1.0}) {
      const Point p = end[0] + across * (side * (w / 2 + 3.5));
      canvas.ellipse(p, 4.6, 4.6, kStone, 1, {kInk, 1.2});
      canvas.ellipse(p, 2.4, 2.4, kStoneMid);
    }
  }
}

void draw_bridges(Canvas& canvas, const Layout& layout) {
  if (layout.fact->bridge == Bridge::RoadOverCity) {
    std::vector<Line> above;
    for (const Road& r : layout.roads) above.push_back(r.line);
    draw_road_stack(canvas, above);
  }
  for (const BridgeSpan& b : layout.bridges) draw_bridge(canvas, b);
  if (layout.tunnel) {  // a stone vault over the river: grass on top, arches at both mouths
    Line over;
    for (const Point p : resample(layout.river, 3)) {
      if (distance(p, kMiddle) < 40) over.push_back(p);
    }
    const double w = kRiverBankWidth;
    canvas.butt_line(over, kInk, w + 9, .8);
    canvas.butt_line(over, kStone, w + 6.5);
    Line top(over.begin() + 2, over.end() - 2);
    canvas.butt_line(top, "#A9BF5F", w + 1);
    canvas.butt_line(top, "#B6C669", w - 12, .8);
    for (const bool at_end : {false, true}) {
      const Point p = at_end ? over.back() : over.front();
      const Point d = unit(at_end ? over.back() - over[over.size() - 2] : over.front() - over[1]);
      const Point a = p + right_of(d) * (w / 2 + 3), b = p - right_of(d) * (w / 2 + 3);
      canvas.butt_line({a + d * 1.5, b + d * 1.5}, "#1F5668", 6, .45);
      canvas.line({a, b}, kInk, 7.5, .8);
      canvas.line({a, b}, kStone, 5);
    }
  }
}

}  // namespace bastide::art
