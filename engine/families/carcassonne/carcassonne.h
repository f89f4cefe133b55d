// The main game: its terrains, kinds of features, pieces and counters. Rules BASE, FARM, ED.
#pragma once

#include "engine/families/family.h"

namespace bastide::carcassonne {

enum : Terrain { kFieldTerrain = 0, kCityTerrain = 1, kRoadTerrain = 2, kRiverTerrain = 3 };

// In the order in which a tile's segments are numbered and completed features are scored (BASE-38).
enum : Kind { kRoad = 0, kCity = 1, kMonastery = 2, kGarden = 3, kField = 4, kRiver = 5 };

enum Piece : u8 { kMeeple = 0, kLargeMeeple = 1, kAbbot = 2, kBuilder = 3, kPig = 4 };

// Lanes of Feature::counters.
enum Counter : int {
  kPennants = 0,
  kInns = 1,
  kCathedrals = 2,
  kWine = 3,
  kGrain = 4,
  kCloth = 5,
};

// Bits of TileDesign::marks.
enum Mark : u32 {
  kSpringMark = 1u << 0,
  kLakeMark = 1u << 1,
};

extern const Family kFamily;

// Completed cities that touch the field, each once (FARM-03, FARM-04).
int completed_cities(const Rules& rules, const State& state, SegmentId field);

}  // namespace bastide::carcassonne
