// Checks: edges continue, every segment can be pointed at, what a rule counts is drawn and in sight in every
// rotation and not behind a figure, and the same facts give the same bytes.
#include "tools/tileart/hunters/files.h"
#include "tools/tileart/hunters/ground.h"
#include "tools/tileart/hunters/hunters.h"
#include "tools/tileart/hunters/props.h"
#include "tools/tileart/seams.h"
#include "tools/tileart/sight.h"

#include <algorithm>
#include <cstdio>

namespace bastide::art::hunters {

namespace {

constexpr double kShownOfSite = .8;
constexpr double kSpotsApart = 24;  // between two places where a figure may be asked for
constexpr double kSpotToBorder = 16;

struct Edge {
  std::string name;
  EdgeFact kind;
  Border border;
};

int check_joints(const Pages& pages, int& checked) {
  std::vector<Edge> edges;
  for (const int i : pages.drawn) {
    const HuntersDesign& d = pages.designs[static_cast<std::size_t>(i)];
    if (d.plan.face->zones.empty()) continue;
    const Image ground = draw_ground(d.plan, 1);
    for (int side = 0; side < 4; ++side)
      edges.push_back({d.name->id + " " + "NESW"[side], d.name->edges[static_cast<std::size_t>(side)],
                       border_of(ground, side)});
  }
  int failed = 0;
  for (std::size_t i = 0; i < edges.size(); ++i) {
    for (std::size_t j = i; j < edges.size(); ++j) {
      if (edges[i].kind != edges[j].kind) continue;
      ++checked;
      const double bad = seam_difference(edges[i].border, edges[j].border, 24);
      if (bad <= kSeamTolerance) continue;
      if (++failed < 40)
        std::printf("%s - %s: %.0f %% of the edge differs\n", edges[i].name.c_str(), edges[j].name.c_str(),
                    100 * bad);
    }
  }
  return failed;
}

// Waters under rivers have no land of their own, and on the footbridge one hunter stands for two meadows.
std::vector<int> apart_of(const Plan& plan) {
  std::vector<int> out;
  for (std::size_t i = 0; i < plan.face->zones.size(); ++i) {
    const Zone& z = plan.face->zones[i];
    if (z.under >= 0 || (z.kind == Kind::Meadow && !plan.bridge.empty())) out.push_back(static_cast<int>(i));
  }
  return out;
}

// As many pictures of each thing as the facts say.
int check_counts(const Plan& plan) {
  int failed = 0;
  for (std::size_t i = 0; i < plan.face->zones.size(); ++i) {
    const Zone& z = plan.face->zones[i];
    std::size_t wanted = z.animals.size() + static_cast<std::size_t>(z.fish + z.mushrooms) +
                         (z.nugget ? 1 : 0) + (z.power.empty() ? 0 : 1);
    const auto shown =
        static_cast<std::size_t>(std::count_if(plan.sites.begin(), plan.sites.end(), [&](const Site& s) {
          return s.segment == static_cast<int>(i) && s.prop != "volcano" && s.prop != "lookout" &&
                 s.prop != "ferry";
        }));
    if (shown == wanted) continue;
    std::printf("%s: segment %zu shows %zu things of %zu\n", plan.face->id.c_str(), i, shown, wanted);
    ++failed;
  }
  return failed;
}

int check_spots(const Plan& plan) {
  int failed = 0;
  for (std::size_t i = 0; i < plan.anchors.size(); ++i) {
    if (to_border(plan.anchors[i]) < kSpotToBorder) {
      std::printf("%s: the figure of segment %zu stands at the edge\n", plan.face->id.c_str(), i);
      ++failed;
    }
    for (std::size_t j = 0; j < i; ++j) {
      if (distance(plan.anchors[i], plan.anchors[j]) >= kSpotsApart || !plan.bridge.empty()) continue;
      std::printf("%s: the figures of segments %zu and %zu stand on one another\n", plan.face->id.c_str(), j,
                  i);
      ++failed;
    }
  }
  return failed;
}

int check_sight(const HuntersDesign& d, const Atlas& atlas) {
  int failed = 0;
  for (int r = 0; r < 4; ++r) {
    const std::vector<Shown> props = shown_props(d.design, hunters_kinds(), atlas, r);
    for (std::size_t site = 0; site < d.plan.sites.size(); ++site) {  // they are the first props
      const Point c = turned(d.plan.sites[site].at.at, r);
      const double radius = d.plan.sites[site].at.r * .8;
      std::vector<Shown> others;
      for (const Shown& s : props) {
        if (s.prop != site) others.push_back(s);
      }
      int seen = 0, all = 0;
      for (double y = -.7; y <= .71; y += .35) {
        for (double x = -.7; x <= .71; x += .35, ++all)
          seen += covered(others, c + Point{x, y} * radius, c.y + radius) ? 0 : 1;
      }
      if (seen >= kShownOfSite * all) continue;
      std::printf("%s turned %d: only %d of %d of %s is in sight\n", d.name->id.c_str(), r, seen, all,
                  d.plan.sites[site].prop.c_str());
      ++failed;
    }
  }
  return failed;
}

}  // namespace

bool check_seams() {
  const Pages pages = make_pages();
  int checked = 0, failed = check_joints(pages, checked);
  for (const HuntersDesign& d : pages.designs) {
    for (const std::string& problem : d.plan.problems) {
      std::printf("%s: %s\n", d.name->id.c_str(), problem.c_str());
      ++failed;
    }
    failed += check_segments(d.design, apart_of(d.plan)) + check_counts(d.plan) + check_spots(d.plan) +
              check_sight(d, pages.props);
  }
  std::printf("hunters: %d joints checked, %d problems\n", checked, failed);
  return failed == 0;
}

bool check_repeat() {
  const Pages one = make_pages(), two = make_pages();
  const bool same = hunters_json(one) == hunters_json(two) &&
                    one.props.page().rgba == two.props.page().rgba &&
                    one.pieces.page().rgba == two.pieces.page().rgba &&
                    hunters_ground_page(one, 1).rgba == hunters_ground_page(two, 1).rgba;
  std::printf("hunters: %s\n", same ? "two runs, same bytes" : "two runs differ");
  return same;
}

}  // namespace bastide::art::hunters
