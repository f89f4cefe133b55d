// The wall round the castle: where its pieces lie, its numbers, its start fields; all in world u, the upper
// left corner of cell [0,0] being (0, 0). assets/castle/STYLE.md says what it looks like, FORMAT.md how to
// draw it.
#pragma once

#include "tools/tileart/atlas.h"
#include "tools/tileart/castle/facts.h"
#include "tools/tileart/design.h"

#include <string>
#include <vector>

namespace bastide::art::castle {

inline constexpr double kFoot = 30;       // ground between the cells and the wall
inline constexpr double kWalk = 100;      // breadth of the walkway
inline constexpr double kInnerFace = 34;  // seen on north sides
inline constexpr double kOuterFace = 44;  // seen on south sides
inline constexpr double kTowerHalf = 80;  // of a corner tower's top
inline constexpr double kTowerFace = 46;  // below it
inline constexpr double kTowerRise = 12;  // of its top over the walkway
inline constexpr double kPieceLength = 128;
inline constexpr int kPieceVariants = 3;
inline constexpr double kTokenRadius = 36;

inline constexpr double kPlateAcross = 82, kPlateHigh = 70;
// From the middle of the walkway; the parapet takes the outer part of it.
inline Point plate_middle(int side) {
  return side == 0 ? Point{0, 2} : (side == 1 ? Point{-3, 0} : (side == 2 ? Point{0, -5} : Point{3, 0}));
}

struct WallPiece {
  std::string sprite;
  Point at;
  double sx = 1, sy = 1;  // stretched, so that a side holds its spaces exactly
};

// Where a number stands; `w` and `h` is its plate.
struct NumberPlace {
  int number = 0;
  Point at;
  double w = 0, h = 0;
  double size = 0;  // of the font
  int tower = -1;
};

struct TowerPlace {
  Point at;
  Point token;  // centre of the token that lies on it
  bool has_token = false;
};

struct StartPlace {
  const StartField* fact = nullptr;
  Box ground;    // world u, between the cell and the wall
  Point anchor;  // where to point at it
  std::vector<Prop> props;
  std::vector<TowerSpot> towers;  // at the joint, as tiles have them
};

struct WallPlan {
  std::vector<WallPiece> pieces;  // in drawing order
  std::vector<NumberPlace> numbers;
  std::vector<TowerPlace> towers;
  std::vector<StartPlace> starts;
  std::vector<Prop> scenery;  // trees and rocks of the hill
  Box bounds;                 // of everything a player needs to see: wall, towers, tokens
};

WallPlan plan_wall();
Atlas make_wall_atlas();  // pieces and the grounds of the start fields
void draw_start_ground(Canvas& canvas, const StartField& start);  // from (0, 0) to the size of its strip

// Corners of the band round the cells at a distance from the wall's middle line, outwards positive;
// clockwise.
Line ring(double outwards);
Line cell_outline();

// The slope outside and the foot inside, on nothing; covers `hill_box()`.
Image make_hill();
Box hill_box();
std::vector<Prop> hill_scenery();

std::string start_sprite(const StartField& start);

}  // namespace bastide::art::castle
