// City ground and walls. Every shape has fixed ends on the border (18 u from the tile's corners); how
// far it bulges in between depends on what else needs room on the tile.
#include "tools/tileart/expansion_art.h"

#include <algorithm>

namespace bastide::art {

namespace {

constexpr double kM = kWallEnd;

struct Shape {
  Line polygon;
  std::vector<Line> walls;
  Line corners;
  CityKind kind = CityKind::Cap;
};

// What stands round a city, as seen from its canonical position (cap N, corner N+E, band N+S, three
// N+E+W).
struct Around {
  bool city[4] = {};        // another city has this side
  bool needs_room = false;  // a monastery shares the tile
  bool site = false;        // a garden or mark shares the tile and must be seen whole from every side
  bool by_road = false;     // something stands beside a road
  bool curve = false;       // a road or river bends round the far corner
};

Shape cap(const Around& a) {
  // A neighbour city pulls the wall in beside the shared corner: the gap proves that they are two.
  const double right = a.city[1] ? 58 : 26, left = a.city[3] ? 58 : 26;
  double depth_r = a.city[1] ? 82 : 98, depth_l = a.city[3] ? 82 : 104;
  if (a.site) {
    depth_r = std::min(depth_r, 80.0);
    depth_l = std::min(depth_l, 84.0);
  }
  if (a.needs_room) {
    depth_r = std::min(depth_r, 70.0);
    depth_l = std::min(depth_l, 74.0);
  }
  const Line wall = bezier({kT - kM, 0}, {kT - kM - right, depth_r}, {kM + left, depth_l}, {kM, 0}, 28);
  return {joined({{kM, 0}}, wall), {wall}, {}, CityKind::Cap};
}

Shape corner(const Around& a) {
  // Start and end as a wall of a corner city always has; c1 belongs to the end on the E edge.
  Point c1{134, 212}, c2{44, 122};
  if (a.curve) {
    c1 = {166, 198};
    c2 = {58, 90};
  }
  if (a.by_road) {
    c1 = {178, 176};
    c2 = {80, 78};
  }
  if (a.site) {
    c1 = {200, 146};
    c2 = {110, 56};
  }
  if (a.city[2]) c1 = {166, 146};
  if (a.city[3]) c2 = {110, 90};
  if (a.city[2] && !a.city[3]) c2 = {56, 86};
  if (a.city[3] && !a.city[2]) c1 = {170, 200};
  if (a.city[2] && a.city[3]) {
    c1 = {170, 144};
    c2 = {112, 86};
  }
  if (a.needs_room) {
    c1 = {218, 112};
    c2 = {144, 38};
  }
  const Line wall = bezier({kT, kT - kM}, c1, c2, {kM, 0}, 36);
  return {joined({{kM, 0}, {kT, 0}}, wall), {wall}, {{kT, 0}}, CityKind::Corner};
}

// Two corner cities face each other: both give way, a lens of land stays between them.
Shape facing_corner(const Around& a) {
  const Point c1 = a.site ? Point{216, 112} : Point{196, 130}, c2{kT - c1.y, kT - c1.x};
  const Line wall = bezier({kT, kT - kM}, c1, c2, {kM, 0}, 36);
  return {joined({{kM, 0}, {kT, 0}}, wall), {wall}, {{kT, 0}}, CityKind::Corner};
}

Shape band(const Around& a) {
  // beside a mark the band keeps to one side, which leaves the other field deep enough for it
  const double west = a.city[3] ? 156 : (a.site ? 122 : 74), east = a.city[1] ? 100 : (a.site ? 196 : 182);
  const double wy = a.city[3] ? 60 : 74, ey = a.city[1] ? 60 : 74;
  const Line left = bezier({kM, kT}, {west, kT - wy}, {west, wy}, {kM, 0}, 28);
  const Line right = bezier({kT - kM, 0}, {east, ey}, {east, kT - ey}, {kT - kM, kT}, 28);
  return {joined(left, right), {left, right}, {}, CityKind::Band};
}

Shape three(const Around& a) {
  const double y = a.site ? 106 : 158;
  const Line wall = bezier({kT, kT - kM}, {188, y}, {68, y}, {0, kT - kM}, 32);
  return {joined({{0, 0}, {kT, 0}}, wall), {wall}, {{0, 0}, {kT, 0}}, CityKind::Three};
}

Shape full() {
  return {{{0, 0}, {kT, 0}, {kT, kT}, {0, kT}}, {}, {{0, 0}, {kT, 0}, {kT, kT}, {0, kT}}, CityKind::Full};
}

// Cap on N, or corner on N and W, whose tip touches the SE corner of the tile and parts the fields there.
Shape reaching_corner(bool from_corner_city) {
  const Line east = bezier({kT - kM, 0}, {200, 90}, {208, 176}, {249, 249}, 28);
  if (from_corner_city) {
    const Line south = bezier({249, 249}, {176, 208}, {90, 200}, {0, kT - kM}, 28);
    return {joined(joined({{0, 0}}, east), south), {east, south}, {{0, 0}}, CityKind::Corner};
  }
  const Line west = bezier({249, 249}, {128, 196}, {40, 90}, {kM, 0}, 30);
  return {joined(east, west), {east, west}, {}, CityKind::Cap};
}

struct Canon {
  CityKind kind;
  int sides;
};
constexpr Canon kCanons[] = {{CityKind::Cap, 0b0001},
                             {CityKind::Corner, 0b0011},
                             {CityKind::Band, 0b0101},
                             {CityKind::Three, 0b1011},
                             {CityKind::Full, 0b1111}};

int turned_sides(int sides, int k) {
  int out = 0;
  for (int s = 0; s < 4; ++s) {
    if (has_side(sides, s)) out |= 1 << ((s + k) & 3);
  }
  return out;
}

bool inside_after_turn(const std::vector<FieldFact>& fields, int half_a, int half_b) {
  for (const FieldFact& f : fields) {
    if (((f.halves >> half_a) & 1) != 0) return ((f.halves >> half_b) & 1) != 0;
  }
  return false;
}

// The fields of two neighbouring field or road edges that meet at a tile corner are one, unless the
// city's tip parts them. Corner number i lies between side i and side i + 1.
int parted_corner(const TileFact& fact) {
  for (int i = 0; i < 4; ++i) {
    const auto a = fact.edges[static_cast<std::size_t>(i)],
               b = fact.edges[static_cast<std::size_t>((i + 1) & 3)];
    if (a == EdgeFact::City || b == EdgeFact::City) continue;
    if (!inside_after_turn(fact.fields, 2 * i + 1, 2 * ((i + 1) & 3))) return i;
  }
  return -1;
}

Shape shape_of(const TileFact& fact, const CityFact& city, int& turn) {
  const int others = [&] {
    int all = 0;
    for (const CityFact& c : fact.cities) all |= c.sides;
    return all & ~city.sides;
  }();
  const int parted = parted_corner(fact);
  for (const Canon& canon : kCanons) {
    for (turn = 0; turn < 4; ++turn) {
      if (turned_sides(canon.sides, turn) != city.sides) continue;
      Around a;
      for (int s = 0; s < 4; ++s) a.city[s] = has_side(others, (s + turn) & 3);
      a.needs_room = fact.monastery;
      a.site = fact.garden;
      for (const MarkFact& mark : fact.marks) {
        const MarkArt* art = mark_art(mark.key);
        a.site = a.site || (art != nullptr && art->walls_give_way);
      }
      for (const RoadFact& r : fact.roads) a.by_road = a.by_road || !r.marks.empty();
      for (const RoadFact& r : fact.roads) a.curve = a.curve || r.end.empty();
      a.curve = a.curve || fact.river != 0;
      if (canon.kind == CityKind::Corner && parted >= 0) {
        // canonical NE would reach SW; the shape is drawn for NW reaching SE
        turn = (turn + 1) & 3;
        return reaching_corner(true);
      }
      if (canon.kind == CityKind::Cap && parted >= 0 && fact.cities.size() == 1 && fact.roads.empty()) {
        // drawn for N reaching SE; corner 1 lies between E and S
        if (parted == ((1 + turn) & 3)) return reaching_corner(false);
      }
      switch (canon.kind) {
        case CityKind::Cap: return cap(a);
        case CityKind::Corner: {
          const bool facing = fact.cities.size() == 2 && others == turned_sides(0b1100, turn) &&
                              fact.cities[0].sides + fact.cities[1].sides == 15 && [&] {
                                for (const CityFact& c : fact.cities) {
                                  if (c.sides == others) return true;
                                }
                                return false;
                              }();
          return facing ? facing_corner(a) : corner(a);
        }
        case CityKind::Band: return band(a);
        case CityKind::Three: return three(a);
        case CityKind::Full: return full();
      }
    }
  }
  return full();
}

// Opened walls: the parts of `wall` that lie outside the strip of half width `half` round `gap`.
std::vector<Wall> opened(const Wall& wall, const Line& gap, double half) {
  std::vector<Wall> out;
  Wall part = wall;
  part.line.clear();
  const Line fine = resample(wall.line, 2);
  for (std::size_t i = 0; i < fine.size(); ++i) {
    if (distance_to_line(fine[i], gap) > half) {
      if (part.line.empty()) part.starts_on_edge = i == 0 && wall.starts_on_edge;
      part.line.push_back(fine[i]);
      part.ends_on_edge = i + 1 == fine.size() && wall.ends_on_edge;
    } else if (!part.line.empty()) {
      out.push_back(part);
      part.line.clear();
    }
  }
  if (part.line.size() > 1) out.push_back(part);
  return out;
}

// One city over another: E+W runs on a walled causeway over N+S. The field corners NW and SE stay open.
void city_over_city(Layout& layout) {
  City& upper = layout.cities[0];
  City& lower = layout.cities[1];
  const Line north = bezier({0, kM}, {24, 108}, {126, 104}, {kT, kM}, 40);
  const Line south = turned(north, 2);  // from (256, 238) to (0, 238)
  upper.polygon = joined(north, south);
  upper.walls = {{north, -1}, {south, -1}};
  upper.plaza = {128, 128};
  const Line west = bezier({kM, 0}, {76, 6}, {120, 24}, {132, 76}, 16);
  const Line east = {{kT - kM, 0}, {235, 16}, {229, 33}};
  // Two lobes joined by a strip under the causeway, which is painted over it.
  const Line lobe = joined(joined(reversed(west), {{kT - kM, 0}}), joined(east, {{175, 64}}));
  lower.polygon = joined(lobe, turned(lobe, 2));
  lower.walls.clear();
  for (const Line& l : {west, east}) {
    for (int k : {0, 2}) lower.walls.push_back({turned(l, k), 1, true, false});
  }
  lower.plaza = {172, 30};
}

Point plaza_of(const City& city, int turn) {
  switch (city.kind) {
    case CityKind::Cap: return turned(city.reaches_corner ? Point{140, 84} : Point{128, 38}, turn);
    case CityKind::Corner: return turned(city.reaches_corner ? Point{96, 96} : Point{166, 90}, turn);
    case CityKind::Three: return turned({128, 84}, turn);
    case CityKind::Band: return centroid(city.polygon);
    case CityKind::Full: break;
  }
  return kMiddle;
}

City city_of(const TileFact& fact, std::size_t index) {
  int turn = 0;
  const Shape shape = shape_of(fact, fact.cities[index], turn);
  City city;
  city.index = static_cast<int>(index);
  city.sides = fact.cities[index].sides;
  city.kind = shape.kind;
  city.reaches_corner = shape.walls.size() == 2 && shape.kind != CityKind::Band;
  city.polygon = turned(shape.polygon, turn);
  city.paved_corners = turned(shape.corners, turn);
  for (const Line& w : shape.walls) {
    Wall wall{turned(w, turn)};
    if (city.reaches_corner) {
      wall.starts_on_edge = &w == &shape.walls.front();
      wall.ends_on_edge = !wall.starts_on_edge;
    }
    city.walls.push_back(wall);
  }
  city.plaza = plaza_of(city, turn);
  // A plaza too near the wall (shallow shapes) moves to the middle of the ground.
  double room = 1e9;
  for (const Wall& w : city.walls) room = std::min(room, distance_to_line(city.plaza, w.line));
  if (city.kind != CityKind::Cap && (room < 30 || !inside(city.plaza, city.polygon)))
    city.plaza = centroid(city.polygon);
  return city;
}

// The road's bridge cuts the walls; a straight strip is enough, it runs over the middle.
void road_over_city(Layout& layout) {
  int sides = 0;
  for (const RoadFact& r : layout.fact->roads) sides |= r.sides;
  Line gap;
  for (const int s : sides_of(sides)) gap.push_back(kEdgeMiddle[s]);
  for (City& c : layout.cities) {
    std::vector<Wall> cut;
    for (const Wall& w : c.walls) {
      for (const Wall& part : opened(w, gap, kRoadBodyWidth / 2 + 8)) cut.push_back(part);
    }
    c.walls = cut;
    c.plaza = {62, centroid(c.polygon).y};  // beside the bridge, in the western half
  }
}

void find_outsides(City& city) {
  for (Wall& w : city.walls) {
    const std::size_t m = w.line.size() / 2;
    const Point probe =
        w.line[m] + right_of(unit(w.line[m + 1 < w.line.size() ? m + 1 : m] - w.line[m - 1])) * 5.0;
    w.outside = inside(probe, city.polygon) ? -1 : 1;
  }
}

}  // namespace

std::vector<int> sides_of(int sides) {
  std::vector<int> out;
  for (int s = 0; s < 4; ++s) {
    if (has_side(sides, s)) out.push_back(s);
  }
  return out;
}

int Gate::side() const {
  if (std::abs(outward.y) >= std::abs(outward.x)) return outward.y < 0 ? 0 : 2;
  return outward.x > 0 ? 1 : 3;
}

void place_cities(Layout& layout) {
  const TileFact& fact = *layout.fact;
  for (std::size_t i = 0; i < fact.cities.size(); ++i) layout.cities.push_back(city_of(fact, i));
  if (fact.bridge == Bridge::CityOverCity && layout.cities.size() == 2) city_over_city(layout);
  if (fact.bridge == Bridge::RoadOverCity) road_over_city(layout);
  for (City& c : layout.cities) find_outsides(c);
}

}  // namespace bastide::art
