// Points, polylines and polygons in u (1/256 of a tile side), y down. Plain functions, no state.
#pragma once

#include "tools/tileart/rng.h"

#include <cmath>
#include <vector>

namespace bastide::art {

inline constexpr double kT = 256.0;  // u per tile side
inline constexpr double kPi = 3.14159265358979323846;

struct Point {
  double x = 0, y = 0;
  friend Point operator+(Point a, Point b) { return {a.x + b.x, a.y + b.y}; }
  friend Point operator-(Point a, Point b) { return {a.x - b.x, a.y - b.y}; }
  friend Point operator*(Point a, double k) { return {a.x * k, a.y * k}; }
};
using Line = std::vector<Point>;

struct Circle {
  Point at;
  double r = 0;
};

inline constexpr Point kMiddle = {128, 128};
inline constexpr Point kEdgeMiddle[4] = {{128, 0}, {256, 128}, {128, 256}, {0, 128}};
inline constexpr Point kOutwards[4] = {{0, -1}, {1, 0}, {0, 1}, {-1, 0}};

inline double length(Point v) { return std::hypot(v.x, v.y); }
inline double distance(Point a, Point b) { return length(b - a); }
inline Point lerp(Point a, Point b, double t) { return a + (b - a) * t; }
inline Point unit(Point v) {
  const double l = length(v);
  return l > 0 ? v * (1 / l) : Point{1, 0};
}
inline Point right_of(Point v) { return {-v.y, v.x}; }  // quarter turn clockwise on the screen
inline Point polar(Point c, double r, double angle) {
  return {c.x + r * std::cos(angle), c.y + r * std::sin(angle)};
}

// One quarter turn clockwise of the tile takes (x, y) to (256 - y, x).
inline Point turned(Point p, int quarter_turns) {
  for (int i = 0; i < (quarter_turns & 3); ++i) p = {kT - p.y, p.x};
  return p;
}
Line turned(const Line& line, int quarter_turns);

Line bezier(Point a, Point b, Point c, Point d, int pieces = 24);
double length(const Line& line);
Line resample(const Line& line, double step);       // equal pieces close to `step`
Point point_at(const Line& line, double fraction);  // by arc length
Point direction_at(const Line& line, double fraction);
double distance_to_segment(Point p, Point a, Point b);
double distance_to_line(Point p, const Line& line);
bool inside(Point p, const Line& polygon);
bool segments_cross(Point p, Point q, Point a, Point b);
Point centroid(const Line& polygon);
// A round shape with wobbling radius, drawn smooth later.
Line blob(Rng& rng, Point centre, double rx, double ry, int points = 9, double wobble = .12);
Line scaled(const Line& polygon, Point centre, double k);
Line joined(Line a, const Line& b);
Line reversed(Line line);
// Ends that lie on the tile's border run on by `by`, so that the cut at the border is clean.
Line run_over_border(const Line& line, double by = 3);

}  // namespace bastide::art
