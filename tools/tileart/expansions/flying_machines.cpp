// The flying machine and the arrow that shows where it flies.
#include "tools/tileart/expansion_art.h"

namespace bastide::art {

namespace {

constexpr double kFlightReach = 66;  // u from the machine to the tip of its arrow

// The machine and the arrow before it: both need open land, and nothing tall may stand on the arrow.
void place_machine(Layout& layout, Mark& mark) {
  Point d;
  for (const char side : mark.fact->value) d = d + kOutwards[kSideLetters.find(side)];
  d = unit(d);
  const auto room = [&](Point p) {
    const Point tip = p + d * kFlightReach;
    const double edge = std::min({tip.x, tip.y, kT - tip.x, kT - tip.y});
    return std::min({layout.open_room(p), layout.open_room(p + d * (kFlightReach * .6)) + 20,
                     layout.open_room(tip) + 26, edge + 18});
  };
  const Circle c = roomiest(room, 34, 8, kMiddle - d * (kFlightReach / 2), .12);
  mark.at = c.at;
  mark.r = std::max(14.0, c.r);
  mark.aside = d;
  layout.kept_free.push_back({mark.at, mark.r});
  layout.no_houses.push_back({mark.at, mark.r});
  for (const double f : {.55, .75, .95}) layout.kept_free.push_back({c.at + d * (kFlightReach * f), 15});
}

void draw_flight(Canvas& canvas, const Mark& mark) {
  // A white arrow of dashes in the direction of flight; it is on the ground because it turns.
  const Point d = mark.aside, n = right_of(d), tip = mark.at + d * kFlightReach;
  const Line shaft = {mark.at + d * 22.0, tip - d * 13.0};  // the machine itself covers what lies nearer
  canvas.butt_line(shaft, "#7A6A3A", 7.5, .55, {9, 5});
  canvas.butt_line(shaft, "#FFF6DA", 5, 1, {9, 5});
  canvas.polygon({tip, tip - d * 14.0 + n * 9.0, tip - d * 14.0 - n * 9.0}, "#FFF6DA", {"#7A6A3A", 1.6});
}

void draw_ground_of(Canvas& canvas, const Layout& layout, const Mark& mark) {
  draw_patch(canvas, layout, mark, "flying_machine", "#8F9A4C", "#C7CB7C");
  draw_flight(canvas, mark);
}

void stand_machine(const Design&, const Mark& mark, Adder& add) { add.one("flying_machine0", mark.at); }

void flying_machine(Canvas& c, Rng&) {  // wings of canvas on a wooden frame, a little screw, wheels
  c.line({{-7, 0}, {-3, -9}}, kTrunk, 1.8);
  c.line({{7, 0}, {3, -9}}, kTrunk, 1.8);
  c.ellipse({-7, -2}, 3.2, 3.2, {}, 1, {"#5A3A22", 1.5});
  c.ellipse({7, -2}, 3.2, 3.2, {}, 1, {"#5A3A22", 1.5});
  const std::string_view left =
      "M-2 -14C-12 -24 -24 -26 -34 -20C-30 -17 -30 -14 -31 -11C-27 -13 -24 -12 -22 -8C-18 -12 -14 -11 -11 "
      "-8C-8 -11 -5 -11 -2 -10Z";
  const std::string_view right =
      "M2 -14C12 -24 24 -26 34 -20C30 -17 30 -14 31 -11C27 -13 24 -12 22 -8C18 -12 14 -11 11 -8C8 -11 5 -11 "
      "2 -10Z";
  c.path(left, "#F6E6C0", {kInk, 2.2}, 1);
  c.path(left, "#F6E6C0");
  c.path(right, "#F6E6C0", {kInk, 2.2}, 1);
  c.path(right, "#E3CD9C");
  for (const double s : {-1.0, 1.0}) {
    c.line({{2 * s, -13}, {31 * s, -19}}, "#9C6B3C", 1.2);
    c.line({{8 * s, -16}, {11 * s, -9}}, "#9C6B3C", .9);
    c.line({{16 * s, -19}, {22 * s, -9}}, "#9C6B3C", .9);
  }
  c.path("M-4 -6C-5 -14 -3 -22 0 -25C3 -22 5 -14 4 -6Z", "#B8452F", {kInk, 1.2});
  c.path("M.5 -25C3 -22 5 -14 4 -6H.5Z", "#94331F");
  c.path("M-6 -29C-3 -31.5 -1 -27 0 -27C1 -27 3 -31.5 6 -29C3 -25.6 1 -27 0 -27C-1 -27 -3 -25.6 -6 -29Z",
         "#EBDDBF", {kInk, .9});
}

const RegisterExpansion kRegistered{
    {.expansion = "flying_machines",
     .marks = {{.key = "flying_machine",
                .crowds_fields = true,
                .sight = 14,
                .place = place_machine,
                .draw = draw_ground_of,
                .stand = stand_machine}},
     .props = {{"flying_machine", 1, flying_machine, 20, 16, kLandmark, 0, 8, 26}}}};

}  // namespace

}  // namespace bastide::art
