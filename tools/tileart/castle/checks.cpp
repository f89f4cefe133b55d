// Checks of the Castle's art: joints continue, every segment can be pointed at, what a rule asks for is in
// sight in every rotation, and the same facts give the same bytes.
#include "tools/tileart/castle/castle.h"
#include "tools/tileart/castle/files.h"
#include "tools/tileart/castle/ground.h"
#include "tools/tileart/castle/props.h"
#include "tools/tileart/seams.h"
#include "tools/tileart/sight.h"

#include <algorithm>
#include <cstdio>

namespace bastide::art::castle {

namespace {

constexpr double kPathCovered = .10;  // share of a path's middle line that may stand behind something
constexpr double kShownOfSite = .75;  // of a well, market or square

struct Edge {
  std::string name;
  Kind kind;
  Border border;
};

// A start field seen as the south edge of a tile.
Edge edge_of(const StartField& start) {
  StartField northern = start;
  northern.side = 0;
  Canvas canvas(256, static_cast<int>(kFoot));
  draw_start_ground(canvas, northern);
  Image tile(256, 256);
  paste(tile, canvas.image(), 0, 256 - static_cast<int>(kFoot));
  return {start.id, start.edge, border_of(tile, 2)};
}

int check_joints(const std::vector<CastleDesign>& designs, int& checked) {
  std::vector<Edge> edges;
  for (const CastleDesign& d : designs) {
    const Image ground = draw_ground(d.plan, 1);
    for (int side = 0; side < 4; ++side)
      edges.push_back({d.plan.face->id + " " + "NESW"[side],
                       d.plan.face->edges[static_cast<std::size_t>(side)], border_of(ground, side)});
  }
  for (const StartField& s : facts().starts) edges.push_back(edge_of(s));
  int failed = 0;
  for (std::size_t i = 0; i < edges.size(); ++i) {
    for (std::size_t j = i; j < edges.size(); ++j) {
      if (edges[i].kind != edges[j].kind) continue;
      ++checked;
      const bool built = edges[i].kind == Kind::Tower || edges[i].kind == Kind::House;
      const double bad = seam_difference(edges[i].border, edges[j].border, built ? 24 : 12);
      if (bad <= kSeamTolerance) continue;
      if (++failed < 40)
        std::printf("%s - %s: %.0f %% of the edge differs\n", edges[i].name.c_str(), edges[j].name.c_str(),
                    100 * bad);
    }
  }
  return failed;
}

int check_sight(const CastleDesign& d, const Atlas& atlas) {
  int failed = 0;
  for (int r = 0; r < 4; ++r) {
    const std::vector<Shown> props = shown_props(d.design, castle_kinds(), atlas, r);
    for (const Circle& site : d.plan.sights) {
      const Point c = turned(site.at, r);
      int seen = 0, all = 0;
      for (double y = -.7; y <= .71; y += .35) {
        for (double x = -.7; x <= .71; x += .35, ++all)
          seen += covered(props, c + Point{x, y} * site.r, c.y + site.r) ? 0 : 1;
      }
      if (seen >= kShownOfSite * all) continue;
      std::printf("%s turned %d: only %d of %d of a well, market or square is in sight\n",
                  d.plan.face->id.c_str(), r, seen, all);
      ++failed;
    }
    for (const Path& path : d.plan.paths) {
      int hidden = 0, all = 0;
      for (const Line& line : path.lines) {
        for (double f = .05; f < (path.end == End::Through ? .96 : .75);
             f += .03, ++all) {  // at its end a path meets its goal
          const Point p = turned(point_at(line, f), r);
          hidden += covered(props, p, p.y + 24) ? 1 : 0;  // a well beside it may touch it
        }
      }
      if (hidden <= kPathCovered * all) continue;
      std::printf("%s turned %d: %d of %d of a path is hidden\n", d.plan.face->id.c_str(), r, hidden, all);
      ++failed;
    }
  }
  return failed;
}

// Every number of the track has a place wide enough for its digits, apart from its neighbours'.
int check_wall() {
  constexpr double kDigitWide = .58;  // of the font's size, two digits side by side
  const WallPlan plan = plan_wall();
  int failed = plan.numbers.size() == 100 ? 0 : 1;
  for (std::size_t i = 0; i < plan.numbers.size(); ++i) {
    const NumberPlace& n = plan.numbers[i];
    const NumberPlace& next = plan.numbers[(i + 1) % plan.numbers.size()];
    const bool in_order = n.number == static_cast<int>(i);
    const bool fits = n.w >= 2 * kDigitWide * n.size && n.h >= n.size;
    const bool apart = std::abs(n.at.x - next.at.x) >= (n.w + next.w) / 2 - .5 ||
                       std::abs(n.at.y - next.at.y) >= (n.h + next.h) / 2 - .5;
    if (in_order && fits && apart) continue;
    std::printf("wall: number %d: %s\n", n.number,
                !in_order ? "out of order" : (fits ? "too near the next" : "no room for its digits"));
    ++failed;
  }
  return failed;
}

}  // namespace

bool check_seams() {
  const std::vector<CastleDesign> designs = build_designs();
  const Atlas props = make_castle_props();
  int checked = 0, failed = check_wall() + check_joints(designs, checked);
  for (const CastleDesign& d : designs) {
    for (const std::string& problem : d.plan.problems) {
      std::printf("%s: %s\n", d.plan.face->id.c_str(), problem.c_str());
      ++failed;
    }
    failed += check_segments(d.design) + check_sight(d, props);
  }
  std::printf("castle: %d joints checked, %d problems\n", checked, failed);
  return failed == 0;
}

bool check_repeat() {
  const Pages one = make_pages(), two = make_pages();
  const bool same = castle_json(one) == castle_json(two) && one.props.page().rgba == two.props.page().rgba &&
                    one.wall.page().rgba == two.wall.page().rgba &&
                    one.pieces.page().rgba == two.pieces.page().rgba &&
                    castle_ground_page(one, 1).rgba == castle_ground_page(two, 1).rgba &&
                    make_hill().rgba == make_hill().rgba;
  std::printf("castle: %s\n", same ? "two runs, same bytes" : "two runs differ");
  return same;
}

}  // namespace bastide::art::castle
