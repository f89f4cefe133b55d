// Terms: what can be said of a position in numbers besides the points that are as good as scored. Their
// weights are data (assets/ai/); the same code takes them for the search and for who finds the weights
// (tools/bastide/tune.cpp).
#pragma once

#include "engine/ai/open_cells.h"
#include "engine/ai/playout.h"
#include "engine/rules/rules.h"

#include <string>

namespace bastide::ai {

// Three sorts of features: those that close and bring as much unfinished (roads), those that close and bring
// more (cities), and those that are surrounded (monasteries, gardens).
inline constexpr unsigned kSorts = 3;
// How far a feature is from its completion. Closing ones: 0 some cell fits no tile that is left; one cell
// open that 1 to 2, 3 to 6, more tiles fit (1, 2, 3); two, the harder of which 1 to 3, more tiles fit (4, 5);
// three or more, the hardest of which 1 to 3, more fit (6, 7). Surrounded ones: 0 likewise; by missing tiles
// 1 to 7 and more.
inline constexpr unsigned kStages = 8;
inline constexpr unsigned kHandTerms = 8;

// What joining two features of different seats would bring: points to who would then share them, points to
// who would have them alone, points lost by the other. Of closing ones by how many tiles fit there.
inline constexpr unsigned kJoins = 3;

enum Term : u8 {
  kInHand = 0,                         // 1 at the number of followers in hand, 7 at most
  kTied = kInHand + kHandTerms,        // followers by sort and stage of the feature they stand in
  kGain = kTied + kSorts * kStages,    // points that completing it would add, to its owners
  kFields = kGain + kSorts * kStages,  // fields with the majority
  kFieldPoints,                        // what they bring now
  kFieldGrowth,                        // cities at their edge that can still be completed, one cell open
  kFieldShared,                        // such fields where others have as many
  kFieldLost,                          // followers in fields where others have more
  kShared,                             // other features where others have as many
  kContested,                          // where others have fewer
  kLost,                               // followers where others have more
  kNow,                                // points of unfinished features by sort, to their owners
  kToMove = kNow + kSorts,             // 1: it is the next to place a tile
  kFieldGrowthTwo,                     // as kFieldGrowth: two cells open
  kFieldGrowthMore,                    // more
  kFieldSealed,                        // points of fields that no tile can make larger
  kJoin,                               // where a tile may join two seats' features of a kind (kJoins)
  kFieldJoin = kJoin + 2 * kJoins,     // or fields
  kTerms = kFieldJoin + kJoins
};

using TermValues = std::array<double, kTerms>;

// Where weights stand for: so many tiles in the bag; between these they are interpolated.
inline constexpr unsigned kPhases = 3;
inline constexpr std::array<double, kPhases> kPhaseTiles = {4, 24, 60};

// The share of each phase with so many tiles left.
std::array<double, kPhases> phase_shares(int tiles);

// Tiles left in the bag, as many as they would be for two players with as many turns each.
inline constexpr int kMostTilesForTwo = 2 * kMaxTiles;
int tiles_for_two(const Rules& rules, const State& state);

// Points that are as good as scored, and the terms, of every seat. Where they can't be read (is_read_whole)
// the state is played to its end for them.
struct Reading {
  Worths points{};
  std::array<TermValues, kMaxPlayers> terms{};
  int tiles = 0;  // tiles_for_two
};
// Weights of the terms: [tiles][term].
using PhaseWeights = std::vector<TermValues>;

// Whether what a position brings if it ended now can be read from its features, without playing it to its
// end.
bool is_read_whole(const Rules& rules, const State& state);
// Whether what a feature is worth changes with nothing far from it (Family::features_stand_alone).
bool features_stand_alone(const Rules& rules);
// Adds what the end gives besides features (Step::of_features); the state is as it was.
void add_final_points(const Rules& rules, State& state, Worths& out);
void read_position(const Rules& rules, State& state, Fits& fits, Reading& reading);

std::string term_name(unsigned term);

}  // namespace bastide::ai
