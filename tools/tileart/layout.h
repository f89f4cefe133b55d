// From the facts of a tile to its geometry: where roads and rivers run, what ground a city covers, where
// its walls and gates stand, where the monastery, the garden and every mark find room. Nothing is
// drawn here; ground art, props, mask and anchors all read this one description.
#pragma once

#include "engine/data/tile_facts.h"
#include "tools/tileart/geometry.h"

#include <algorithm>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace bastide::art {

// Style guide, section 4, in u.
inline constexpr double kRoadBodyWidth = .092 * kT;
inline constexpr double kRoadCasingWidth = .118 * kT;
inline constexpr double kRiverWidth = .165 * kT;
inline constexpr double kRiverBankWidth = .215 * kT;
inline constexpr double kWallEnd = 18;  // a wall meets the edge so far from the tile's corners
inline constexpr double kVillageRadius = .122 * kT;

enum class CityKind { Cap, Corner, Band, Three, Full };

struct Wall {
  Line line;
  int outside = 1;  // the outward normal is outside * right_of(direction)
  // Where the wall ends on the tile's border (a tower both neighbours share); false where it ends at
  // a bridge or meets another wall.
  bool starts_on_edge = true, ends_on_edge = true;
};

struct City {
  int index = 0;
  int sides = 0;
  CityKind kind = CityKind::Cap;
  Line polygon;
  std::vector<Wall> walls;
  Line paved_corners;  // corners of the tile the city owns
  Point plaza;
  std::vector<Line> streets;
  Point banner;
  bool reaches_corner = false;
  Line taken;                   // where something stands or hangs already
  bool square_taken = false;    // a great building fills the middle: no fountain, no chapel
  std::optional<Point> figure;  // where figures stand, if not on the square
  std::vector<Circle> no_houses;
};

struct Gate {
  Point at;
  Point outward;
  int city = 0;
  int road = 0;
  [[nodiscard]] int side() const;  // 0 N 1 E 2 S 3 W, unturned
};

struct Road {
  int index = 0;
  Line line;          // from an edge to the other edge, or to where it ends
  bool over = false;  // it is the upper road of a bridge
};

struct Pool {
  Point at;
  double rx = 0, ry = 0;
  Line shore;
  bool bare = false;  // no reeds round it
};

struct BridgeSpan {
  Line deck;         // along the road above
  double width = 0;  // of what passes below
  bool over_water = false;
};

struct MarkArt;  // expansion_art.h

// A mark of the tile facts that has found its place.
struct Mark {
  const MarkArt* art = nullptr;
  const MarkFact* fact = nullptr;
  int segment = -1;  // index of its road or city; -1: it is the tile's
  int number = 0;    // how many of its kind the tile held before it
  Point at;
  double r = 0;
  Point aside;  // as its room likes: where a pond lies, which way an arrow points
};

struct Layout {
  const TileFact* fact = nullptr;
  std::vector<City> cities;
  std::vector<Road> roads;
  std::vector<Line> stubs;                   // roads that only part fields
  Line river;                                // empty: none
  std::optional<Pool> pool;                  // a standing water
  bool tunnel = false;                       // the river runs under a stone vault in the middle
  Circle monastery, garden, village, grove;  // r = 0: none
  Point cottage{-1, -1};
  std::vector<Gate> gates;
  std::vector<BridgeSpan> bridges;
  std::vector<Mark> marks;
  std::vector<Circle> kept_free;  // landmarks, marks and figure anchors: nothing tall grows here
  std::vector<Circle> no_houses;  // of marks: nor is a house built
  std::vector<std::string> problems;

  // The tile's own mark of that key that has its place already, or nullptr.
  [[nodiscard]] const Mark* mark(std::string_view key) const;
  // Distance in u from p to the nearest thing that is not field; negative inside a city.
  [[nodiscard]] double clearance(Point p, bool with_border = true) const;
  // Radius of a flat thing round p that no wall hides, whichever way the tile is turned: walls stand
  // upright on the screen, so in one rotation or another they rise towards each of the four sides.
  [[nodiscard]] double in_sight(Point p) const;
  // Both: the room for what must be seen whole.
  [[nodiscard]] double open_room(Point p) const { return std::min(clearance(p, false), in_sight(p)); }
};

Layout lay_out(const TileFact& fact);

// Parts of lay_out, each in its own file.
void place_cities(Layout& layout);
void place_river(Layout& layout);
void place_monastery(Layout& layout);
void place_roads(Layout& layout);
void place_bridges(Layout& layout);
void place_streets(Layout& layout);
void place_sites(Layout& layout);

// Part of place_streets, and for the expansions that hang something in a city.
// The point of the city nearest to `wish` that keeps clear of walls, streets, gates and of what is taken.
Point hanging_place(const Layout& layout, const City& city, Point wish);

// From edge to edge. Straight ways wander by up to `wobble` at the centre; `sag` pushes the middle aside.
// `reach` is where the controls of a bend lie between centre (0) and edge (1).
Line way(int from, int to, const std::string& seed, double wobble, Point sag, double reach);

// The point with the most room, not more than wanted: the circle's radius is the room there.
Circle roomiest(const std::function<double(Point)>& room, double wanted, double border, Point near,
                double pull);
inline bool has_side(int sides, int side) { return ((sides >> side) & 1) != 0; }
std::vector<int> sides_of(int sides);

}  // namespace bastide::art
