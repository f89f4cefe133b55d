// See the header. A seam is judged by the pictures themselves: the row of ground pixels along the edge of
// one tile against that of every other tile that may lie beside it.
#include "tools/tileart/seams.h"

#include <array>
#include <cmath>
#include <cstdio>

namespace bastide::art {

namespace {

struct Edge {
  const Design* design;
  int side;
  EdgeFact fact;
  Border border;
};

// The last 24 u of a city's edge lie under wall towers and the corner's bastion; elsewhere 12 u, for the
// bastion of a city whose tip reaches the corner.
double difference(const Edge& a, const Edge& b) {
  return seam_difference(a.border, b.border, a.fact == EdgeFact::City ? 24 : 12);
}

}  // namespace

// Averaged over the outer two pixels.
Border border_of(const Image& image, int side) {
  Border out{};
  for (int i = 0; i < 256; ++i) {
    for (int depth = 0; depth < 2; ++depth) {
      const int x = side == 0 ? i : (side == 1 ? 255 - depth : (side == 2 ? 255 - i : depth));
      const int y = side == 0 ? depth : (side == 1 ? i : (side == 2 ? 255 - depth : 255 - i));
      const std::uint8_t* p = image.at(x, y);
      for (std::size_t c = 0; c < 3; ++c) out[static_cast<std::size_t>(i)][c] += p[c] * p[3] / 255.0 / 2;
      out[static_cast<std::size_t>(i)][3] += p[3] / 2.0;
    }
  }
  return out;
}

// By coverage or colour; the neighbour's edge runs the other way.
double seam_difference(const Border& a, const Border& b, int skip) {
  int bad = 0;
  for (int i = skip; i < 256 - skip; ++i) {
    double best = 1e9;
    for (int shift = -2; shift <= 2; ++shift) {  // a pixel or two of wobble is no seam
      const int j = 255 - i + shift;
      if (j < 0 || j > 255) continue;
      double d = 0;
      for (std::size_t c = 0; c < 4; ++c)
        d = std::max(d, std::abs(a[static_cast<std::size_t>(i)][c] - b[static_cast<std::size_t>(j)][c]));
      best = std::min(best, d);
    }
    if (best > 60) ++bad;
  }
  return bad / 256.0;
}

bool check_seams(const std::vector<ArtSet>& sets) {
  std::vector<Edge> edges;
  int checked = 0, failed = 0;
  for (const ArtSet& s : sets) {
    for (const Design& d : s.designs) {
      const Image ground = draw_ground_image(d);
      for (int side = 0; side < 4; ++side)
        edges.push_back({&d, side, d.fact->edges[static_cast<std::size_t>(side)], border_of(ground, side)});
      for (const std::string& p : d.layout.problems) {
        std::printf("%s: %s\n", d.fact->id.c_str(), p.c_str());
        ++failed;
      }
    }
  }
  // Where walls meet the edge: exactly 18 u from the corners, or on the corner's tower.
  for (const ArtSet& s : sets) {
    for (const Design& d : s.designs) {
      for (const TowerSpot& t : d.towers) {
        if (t.kind != 0) continue;
        ++checked;
        const double along = (t.at.x < .01 || t.at.x > 255.99) ? t.at.y : t.at.x;
        const bool on_edge = t.at.x < .01 || t.at.y < .01 || t.at.x > 255.99 || t.at.y > 255.99;
        if (!on_edge || (std::abs(along - 18) > .01 && std::abs(along - 238) > .01)) {
          ++failed;
          std::printf("%s: wall end at (%.1f, %.1f)\n", d.fact->id.c_str(), t.at.x, t.at.y);
        }
      }
    }
  }
  for (std::size_t i = 0; i < edges.size(); ++i) {
    for (std::size_t j = i; j < edges.size(); ++j) {
      if (edges[i].fact != edges[j].fact) continue;
      ++checked;
      if (difference(edges[i], edges[j]) > kSeamTolerance) {
        ++failed;
        if (failed < 40) {
          std::printf(
              "%s %c - %s %c: %.0f %% of the edge differs\n", edges[i].design->fact->id.c_str(),
              kSideLetters[static_cast<std::size_t>(edges[i].side)], edges[j].design->fact->id.c_str(),
              kSideLetters[static_cast<std::size_t>(edges[j].side)], 100 * difference(edges[i], edges[j]));
        }
      }
    }
  }
  std::printf("%d seams checked, %d failed\n", checked, failed);
  return failed == 0;
}

bool check_repeat(const std::vector<ArtSet>& sets, const Atlas& props) {
  std::string error;
  const std::vector<ArtSet> again = build_all_sets(error);
  const Atlas props_again = make_prop_atlas();
  bool same = error.empty() && props.page().rgba == props_again.page().rgba;
  for (std::size_t i = 0; same && i < sets.size(); ++i) {
    same = set_json(sets[i], props) == set_json(again[i], props_again) &&
           set_page(sets[i], 1).rgba == set_page(again[i], 1).rgba;
  }
  std::printf("%s\n", same ? "two runs, same bytes" : "two runs differ");
  return same;
}

}  // namespace bastide::art
