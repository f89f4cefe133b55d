// What hides what: see the header.
#include "tools/tileart/sight.h"

#include <algorithm>
#include <cstdio>

namespace bastide::art {

namespace {

constexpr int kSegmentPixels = 20;  // of the mask, at least: so much a finger can hit when it is enlarged

}  // namespace

bool hides_nothing(Point p, double half_width, double height,
                   const std::function<double(Point)>& room_in_sight) {
  for (const Point up : kOutwards) {
    const Point aside = right_of(up) * (half_width * .8);
    for (double t = 4; t <= height; t += 6) {
      for (const double k : {-1.0, 0.0, 1.0}) {
        const Point q = p + up * t + aside * k;
        if (q.x < 0 || q.y < 0 || q.x > kT || q.y > kT) continue;
        if (room_in_sight(q) < 0) return false;
      }
    }
  }
  return true;
}

std::vector<Shown> shown_props(const Design& design, std::span<const PropKind> kinds, const Atlas& atlas,
                               int rotation) {
  std::vector<Shown> out;
  for (std::size_t i = 0; i < design.props.size(); ++i) {
    const Prop& p = design.props[i];
    for (const PropKind& kind : kinds) {
      if (!p.sprite.starts_with(kind.name) || p.sprite.size() != std::string(kind.name).size() + 1) continue;
      const Sprite& s = *atlas.find(p.sprite);
      const double k = p.scale / atlas.px_per_u();
      const Point at = turned(p.at, rotation) + Point{kind.dx, kind.dy * p.scale};
      const double left = at.x - s.ax * k, right = left + s.w * k, air = (right - left) / 5;
      out.push_back({left + air, right - air, at.y - s.ay * k, at.y, i});
    }
  }
  return out;
}

bool covered(const std::vector<Shown>& props, Point p, double in_front_of) {
  return std::any_of(props.begin(), props.end(), [&](const Shown& s) {
    return s.base > in_front_of && p.x > s.left && p.x < s.right && p.y > s.top && p.y < s.base;
  });
}

int check_segments(const Design& d, const std::vector<int>& apart) {
  int failed = 0;
  for (std::size_t i = 0; i < d.kinds.size(); ++i) {
    if (std::find(apart.begin(), apart.end(), static_cast<int>(i)) != apart.end()) continue;
    const auto pixels = std::count(d.mask.label.begin(), d.mask.label.end(), static_cast<std::uint8_t>(i));
    if (pixels < kSegmentPixels) {
      std::printf("%s: segment %zu has %d pixels\n", d.fact->id.c_str(), i, static_cast<int>(pixels));
      ++failed;
    }
    if (d.mask.at(d.anchors[i]) != i) {
      std::printf("%s: the figure of segment %zu stands beside it\n", d.fact->id.c_str(), i);
      ++failed;
    }
  }
  return failed;
}

}  // namespace bastide::art
