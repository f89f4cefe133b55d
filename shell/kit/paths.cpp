#include "shell/kit/paths.h"

#include "shell/kit/path_data.h"
#include "shell/look/player_marks.h"
#include "shell/look/svg_path.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdlib>
#include <map>
#include <string>

namespace bastide::shell::ui {
namespace {

constexpr float kPi = 3.14159265F;

void add_cubic(std::vector<ImVec2>& out, ImVec2 a, ImVec2 b, ImVec2 c, ImVec2 d) {
  constexpr int kSteps = 9;
  for (int i = 1; i <= kSteps; ++i) {
    const float t = static_cast<float>(i) / kSteps;
    const float u = 1 - t;
    out.emplace_back(u * u * u * a.x + 3 * u * u * t * b.x + 3 * u * t * t * c.x + t * t * t * d.x,
                     u * u * u * a.y + 3 * u * u * t * b.y + 3 * u * t * t * c.y + t * t * t * d.y);
  }
}

// A circular arc (rx = ry, no rotation), as SVG defines it.
void add_arc(std::vector<ImVec2>& out, ImVec2 from, float radius, bool large, bool sweep, ImVec2 to) {
  const float dx = (from.x - to.x) / 2;
  const float dy = (from.y - to.y) / 2;
  const float half = dx * dx + dy * dy;
  if (half == 0) return;
  radius = std::max(radius, std::sqrt(half));
  float k = std::sqrt(std::max(0.0F, (radius * radius - half) / half));
  if (large == sweep) k = -k;
  const ImVec2 centre((from.x + to.x) / 2 + k * dy, (from.y + to.y) / 2 - k * dx);
  const float begin = std::atan2(from.y - centre.y, from.x - centre.x);
  float turn = std::atan2(to.y - centre.y, to.x - centre.x) - begin;
  if (sweep && turn < 0) turn += 2 * kPi;
  if (!sweep && turn > 0) turn -= 2 * kPi;
  const int steps = std::max(4, static_cast<int>(std::abs(turn) / kPi * 18));
  for (int i = 1; i <= steps; ++i) {
    const float angle = begin + turn * static_cast<float>(i) / static_cast<float>(steps);
    out.emplace_back(centre.x + radius * std::cos(angle), centre.y + radius * std::sin(angle));
  }
}

// Makes lines of what a path does.
class ShapePen {
 public:
  using Point = look::PathPoint<float>;
  explicit ShapePen(Shape& shape) : shape_(shape) {}

  void move(Point to) {
    at_ = vec(to);
    shape_.lines.push_back({{at_}, false});
  }
  void line(Point to) {
    at_ = vec(to);
    points().push_back(at_);
  }
  void cubic(Point a, Point b, Point to) {
    add_cubic(points(), at_, vec(a), vec(b), vec(to));
    at_ = vec(to);
  }
  void arc(Point radii, bool large, bool sweep, Point to) {  // as wide as it is high
    add_arc(points(), at_, radii.x, large, sweep, vec(to));
    at_ = vec(to);
  }
  void close() {
    at_ = points().front();
    shape_.lines.back().closed = true;
    // a line drawn closed must not also end where it began
    const ImVec2 first = points().front(), last = points().back();
    if (points().size() > 2 && std::hypot(first.x - last.x, first.y - last.y) < 0.01F) points().pop_back();
  }

 private:
  static ImVec2 vec(Point point) { return {point.x, point.y}; }
  std::vector<ImVec2>& points() { return shape_.lines.back().points; }
  Shape& shape_;
  ImVec2 at_;
};

float cross(ImVec2 o, ImVec2 a, ImVec2 b) { return (a.x - o.x) * (b.y - o.y) - (a.y - o.y) * (b.x - o.x); }

bool in_triangle(ImVec2 p, ImVec2 a, ImVec2 b, ImVec2 c) {
  return cross(a, b, p) >= 0 && cross(b, c, p) >= 0 && cross(c, a, p) >= 0;
}

// Ear clipping; the shapes have a few dozen points.
void triangulate(const std::vector<ImVec2>& outline, std::vector<ImVec2>& out) {
  std::vector<ImVec2> points;
  for (const ImVec2 p : outline) {
    if (points.empty() || std::abs(p.x - points.back().x) + std::abs(p.y - points.back().y) > 1e-3F)
      points.push_back(p);
  }
  if (points.size() > 1 &&
      std::abs(points.front().x - points.back().x) + std::abs(points.front().y - points.back().y) < 1e-3F)
    points.pop_back();
  float area = 0;
  for (std::size_t i = 0; i < points.size(); ++i)
    area += cross({0, 0}, points[i], points[(i + 1) % points.size()]);
  if (area < 0) std::reverse(points.begin(), points.end());
  while (points.size() >= 3) {
    bool clipped = false;
    const std::size_t n = points.size();
    for (std::size_t i = 0; i < n; ++i) {
      const ImVec2 a = points[(i + n - 1) % n];
      const ImVec2 b = points[i];
      const ImVec2 c = points[(i + 1) % n];
      if (cross(a, b, c) <= 0) continue;
      bool ear = true;
      for (std::size_t k = 0; k < n && ear; ++k) {
        if (k == i || k == (i + 1) % n || k == (i + n - 1) % n) continue;
        ear = !in_triangle(points[k], a, b, c);
      }
      if (!ear) continue;
      out.insert(out.end(), {a, b, c});
      points.erase(points.begin() + static_cast<std::ptrdiff_t>(i));
      clipped = true;
      break;
    }
    if (!clipped) break;  // nearly flat rest
  }
}

template <std::size_t N>
std::array<Shape, N> parse_all(const std::array<std::string_view, N>& paths) {
  std::array<Shape, N> shapes;
  for (std::size_t i = 0; i < N; ++i) shapes[i] = parse_path(paths[i], true);
  return shapes;
}

// "#F2C548"
unsigned colour_number(const std::string& text) {
  return text.size() == 7 ? static_cast<unsigned>(std::strtoul(text.c_str() + 1, nullptr, 16)) : 0;
}

}  // namespace

Shape parse_path(std::string_view data, bool fill) {
  Shape shape;
  ShapePen pen(shape);
  look::read_path<float>(data, pen);
  if (fill) {
    for (const Shape::Line& part : shape.lines) {
      if (part.closed) triangulate(part.points, shape.triangles);
    }
  }
  return shape;
}

const Shape& icon_shape(std::string_view name) {
  static const std::map<std::string_view, Shape> kShapes = [] {
    std::map<std::string_view, Shape> all;
    for (const NamedPath& path : kIconPaths) all[path.name] = parse_path(path.data, false);
    return all;
  }();
  static const Shape kNone;
  const auto it = kShapes.find(name);
  return it == kShapes.end() ? kNone : it->second;
}

const Shape& mark_shape(int colour) {
  static const auto kShapes = parse_all(look::kPlayerMarks);
  return kShapes[static_cast<std::size_t>(colour) % kShapes.size()];
}

const FigureShape& figure_shape(const look::Figure& figure) {
  static const auto kShapes = [] {
    std::map<std::string_view, FigureShape> all;
    for (const look::Figure& one : look::figures()) {
      FigureShape& shape = all[one.key];
      shape.outline = parse_path(one.outline, true);
      for (const look::FigureDetail& detail : one.details)
        if (detail.icon_width >= 0)
          shape.overlays.push_back({parse_path(detail.path, true), colour_number(detail.fill),
                                    colour_number(detail.stroke), static_cast<float>(detail.icon_width)});
    }
    return all;
  }();
  static const FigureShape kNone;
  const auto it = kShapes.find(figure.key);
  return it == kShapes.end() ? kNone : it->second;
}

}  // namespace bastide::shell::ui
