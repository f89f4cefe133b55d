// Which wall towers stand, seen over the whole board: a wall end carries a tower that both neighbours
// place at the same point, a corner tower and the wall ends beside one board vertex belong together,
// and inside a city no tower is left standing. Standard library only.
#pragma once

#include <array>
#include <cmath>
#include <cstdint>
#include <map>
#include <utility>
#include <vector>

namespace bastide::look {

struct TowerAt {
  float x = 0, y = 0;  // world u: cell * 256 + the turned point
  int kind = 0;        // 0 wall end, 1 tile corner
};

struct StandingTower {
  float x = 0, y = 0;
  bool bastion = false;  // draw sprite bastion0, else tcone0
};

inline std::vector<StandingTower> standing_towers(const std::vector<TowerAt>& all) {
  constexpr float kNear = .085F * 256;  // wall ends and corner of one vertex
  struct Vertex {
    int corners = 0;
    std::vector<std::array<float, 2>> ends;
  };
  std::map<std::pair<int, int>, Vertex> vertices;
  for (const TowerAt& t : all) {
    const int vx = static_cast<int>(std::lround(t.x / 256)), vy = static_cast<int>(std::lround(t.y / 256));
    Vertex& v = vertices[{vy, vx}];
    if (t.kind == 1) {
      ++v.corners;
      continue;
    }
    if (std::hypot(t.x - static_cast<float>(vx) * 256, t.y - static_cast<float>(vy) * 256) > kNear) continue;
    bool known = false;
    for (const auto& e : v.ends) known = known || std::hypot(e[0] - t.x, e[1] - t.y) < 3;
    if (!known) v.ends.push_back({t.x, t.y});
  }
  std::vector<StandingTower> out;
  for (const auto& [key, v] : vertices) {
    const float x = static_cast<float>(key.second) * 256, y = static_cast<float>(key.first) * 256;
    if (v.corners == 4) continue;  // the vertex lies inside a city
    if (v.corners > 0) {
      // The city's ground reaches the vertex; with wall ends beside it, all melt into one bastion.
      out.push_back({x, y, !v.ends.empty()});
      continue;
    }
    for (const auto& e : v.ends) out.push_back({e[0], e[1], false});
  }
  return out;
}

}  // namespace bastide::look
