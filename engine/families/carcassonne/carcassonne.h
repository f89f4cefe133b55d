// The main game: its terrains, kinds of features, pieces, counters and options. Rules BASE, FARM, ED.
#pragma once

#include "engine/rules/rules.h"

namespace bastide {
struct TileFact;
}

namespace bastide::carcassonne {

enum : Terrain { kFieldTerrain = 0, kCityTerrain = 1, kRoadTerrain = 2, kRiverTerrain = 3 };

// In the order in which a tile's segments are numbered and completed features are scored (BASE-38).
enum : Kind { kRoad = 0, kCity = 1, kMonastery = 2, kGarden = 3, kField = 4, kRiver = 5 };

constexpr u8 bit(Kind kind) { return static_cast<u8>(1u << kind); }
// Where a meeple may stand (BASE-14), before farmers are switched off.
inline constexpr u8 kMeepleKinds = bit(kRoad) | bit(kCity) | bit(kMonastery) | bit(kField);

inline constexpr u8 kMeeple = 0;  // the number of the meeple among Rules::pieces

// The family's counters and reasons, by Rules::counter and Rules::reason of the expansion 0.
inline constexpr int kCoatsOfArms = 0;
enum ReasonNumber : Reason {
  kTilesReason,
  kCoatsOfArmsReason,
  kMonasteryReason,
  kGardenReason,
  kNeighboursReason,
  kCitiesReason,
};

// ED-01..03: C2, the 20th anniversary set and C3 differ in decoration only.
enum class Edition : u8 { C1, C2, Anniversary, C3 };
inline constexpr std::array<std::string_view, 4> kEditionKeys = {"C1", "C2", "20", "C3"};

// The family's options, by their number in Setup::options.
enum OptionNumber : u8 {
  kEditionOption,
  kFarmersOption,
  kSmallCities,    // ED-05: a completed two-tile city scores 2
  kFarmersByCity,  // ED-06: farmers counted city by city
};
extern const std::array<OptionDef, 4> kOptions;

inline int option(const Setup& setup, OptionNumber number) {
  return static_cast<u8>(kOptions[number].fallback + setup.options[number]);
}
inline void set_option(Setup& setup, OptionNumber number, int value) {
  setup.options[number] = static_cast<u8>(value - kOptions[number].fallback);
}
inline Edition edition(const Setup& setup) { return static_cast<Edition>(option(setup, kEditionOption)); }
inline bool farmers(const Setup& setup) { return option(setup, kFarmersOption) != 0; }

extern const Family kFamily;

// What is printed on a design's tile. The design must be one of this family's games.
const TileFact& fact(const Rules& rules, u8 design);

// Whether a river runs over a design's tile.
bool has_river(const TileDesign& design);

// For an expansion's `build`: notes 1 of every design whose tile has the mark (Rules::marks).
void note_marked(RulesDraft& draft, ExpansionId expansion, std::string_view mark);

// Completed cities that touch the field, each once (FARM-03, FARM-04).
int completed_cities(const Rules& rules, const State& state, SegmentId field);
// Completed features of each of these kinds on the whole land.
std::array<int, 2> completed(const State& state, const std::array<Kind, 2>& kinds);

// Lines of the end: unfinished roads, cities, monasteries and gardens (BASE-50, BASE-51), then fields.
StepResult score_unfinished_features(const Rules& rules, State& state, EventLog* events);
StepResult score_fields(const Rules& rules, State& state, EventLog* events);

}  // namespace bastide::carcassonne
