// Points, polylines and polygons: see the header.
#include "tools/tileart/geometry.h"

#include <algorithm>

namespace bastide::art {

Line turned(const Line& line, int quarter_turns) {
  Line out;
  out.reserve(line.size());
  for (const Point p : line) out.push_back(turned(p, quarter_turns));
  return out;
}

Line bezier(Point p0, Point p1, Point p2, Point p3, int pieces) {
  Line out;
  for (int i = 0; i <= pieces; ++i) {
    const double t = static_cast<double>(i) / pieces, s = 1 - t;
    const double a = s * s * s, b = 3 * s * s * t, c = 3 * s * t * t, d = t * t * t;
    out.push_back({a * p0.x + b * p1.x + c * p2.x + d * p3.x, a * p0.y + b * p1.y + c * p2.y + d * p3.y});
  }
  return out;
}

double length(const Line& line) {
  double sum = 0;
  for (std::size_t i = 1; i < line.size(); ++i) sum += distance(line[i - 1], line[i]);
  return sum;
}

Line resample(const Line& line, double step) {
  const double total = length(line);
  const int n = std::max(1, static_cast<int>(std::lround(total / step)));
  Line out = {line.front()};
  double done = 0;
  std::size_t j = 0;
  for (int k = 1; k < n; ++k) {
    const double want = total * k / n;
    while (j + 2 < line.size() && done + distance(line[j], line[j + 1]) < want) {
      done += distance(line[j], line[j + 1]);
      ++j;
    }
    out.push_back(lerp(line[j], line[j + 1], (want - done) / distance(line[j], line[j + 1])));
  }
  out.push_back(line.back());
  return out;
}

Point point_at(const Line& line, double fraction) {
  const double want = length(line) * fraction;
  double done = 0;
  for (std::size_t i = 1; i < line.size(); ++i) {
    const double d = distance(line[i - 1], line[i]);
    if (done + d >= want) return lerp(line[i - 1], line[i], d > 0 ? (want - done) / d : 0);
    done += d;
  }
  return line.back();
}

Point direction_at(const Line& line, double fraction) {
  const double e = .01;
  return unit(point_at(line, std::min(1.0, fraction + e)) - point_at(line, std::max(0.0, fraction - e)));
}

double distance_to_segment(Point p, Point a, Point b) {
  const Point d = b - a;
  const double l = d.x * d.x + d.y * d.y;
  const double t = l > 0 ? std::clamp(((p.x - a.x) * d.x + (p.y - a.y) * d.y) / l, 0.0, 1.0) : 0;
  return distance(p, a + d * t);
}

double distance_to_line(Point p, const Line& line) {
  double best = 1e9;
  for (std::size_t i = 1; i < line.size(); ++i)
    best = std::min(best, distance_to_segment(p, line[i - 1], line[i]));
  return best;
}

bool inside(Point p, const Line& polygon) {
  bool in = false;
  for (std::size_t i = 0, j = polygon.size() - 1; i < polygon.size(); j = i++) {
    const Point a = polygon[i], b = polygon[j];
    if ((a.y > p.y) != (b.y > p.y) && p.x < (b.x - a.x) * (p.y - a.y) / (b.y - a.y) + a.x) in = !in;
  }
  return in;
}

bool segments_cross(Point p, Point q, Point a, Point b) {
  auto side = [](Point u, Point v, Point w) { return (v.x - u.x) * (w.y - u.y) - (v.y - u.y) * (w.x - u.x); };
  return side(p, q, a) * side(p, q, b) <= 0 && side(a, b, p) * side(a, b, q) <= 0;
}

Point centroid(const Line& polygon) {
  double area = 0, x = 0, y = 0;
  for (std::size_t i = 0, j = polygon.size() - 1; i < polygon.size(); j = i++) {
    const Point a = polygon[j], b = polygon[i];
    const double c = a.x * b.y - b.x * a.y;
    area += c;
    x += (a.x + b.x) * c;
    y += (a.y + b.y) * c;
  }
  return std::abs(area) < 1e-9 ? polygon.front() : Point{x / (3 * area), y / (3 * area)};
}

Line blob(Rng& rng, Point centre, double rx, double ry, int points, double wobble) {
  const double phase = rng.range(0, 6.28);
  Line out;
  for (int i = 0; i < points; ++i) {
    const double a = phase + i * 2 * kPi / points;
    const double x = centre.x + std::cos(a) * rx * (1 + rng.range(-wobble, wobble));
    const double y = centre.y + std::sin(a) * ry * (1 + rng.range(-wobble, wobble));
    out.push_back({x, y});
  }
  return out;
}

Line scaled(const Line& polygon, Point centre, double k) {
  Line out;
  for (const Point p : polygon) out.push_back(lerp(centre, p, k));
  return out;
}

Line joined(Line a, const Line& b) {
  a.insert(a.end(), b.begin(), b.end());
  return a;
}

Line reversed(Line line) {
  std::reverse(line.begin(), line.end());
  return line;
}

Line run_over_border(const Line& line, double by) {
  auto on_border = [](Point p) { return p.x < .01 || p.y < .01 || p.x > kT - .01 || p.y > kT - .01; };
  // Square to the border, so that both neighbours continue in one line.
  auto beyond = [by](Point p) {
    if (p.x < .01) return Point{p.x - by, p.y};
    if (p.x > kT - .01) return Point{p.x + by, p.y};
    return Point{p.x, p.y < .01 ? p.y - by : p.y + by};
  };
  Line out = line;
  if (on_border(line.front())) out.insert(out.begin(), beyond(line.front()));
  if (on_border(line.back())) out.push_back(beyond(line.back()));
  return out;
}

}  // namespace bastide::art
