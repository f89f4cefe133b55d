// What screens and computer players ask of Hunters & Gatherers beyond the rules: the animals of a meadow one
// by one, the fish of a river and of its river system, what a power would bring. Pure functions of a state,
// asked once per change of the game. Owner and value of a feature says feature_value (api.h), what fits and
// dead cells game/outlook.h.
#pragma once

#include "engine/families/hunters/hunters.h"

namespace bastide::hunters {

// A meadow's animals as the end would count them, and what they would bring.
struct MeadowAid {
  Herd herd;
  Herd again;             // of these, what counts once more (HG-74)
  bool bear = false;      // SCOUT-05
  Seat bridge = kNobody;  // who hunts here from the bridge, and so in another meadow too
  bool shrine = false;    // its hunter alone would score (HG-57)
  Seat field = kNobody;   // whose agriculture lies in it (SCOUT-07)
  int tiles = 0;
};
MeadowAid meadow_aid(const Rules&, const State&, SegmentId);

// A river or a forest: what counts there.
struct RiverAid {
  int tiles = 0;
  int fish = 0;  // in its lakes, and in the river itself
  Lakes lakes;   // where it ends, as far as it does
  int ends = 0;  // still open
};
RiverAid river_aid(const Rules&, const State&, SegmentId);

struct ForestAid {
  int tiles = 0, nuggets = 0, mushrooms = 0, open = 0;
  bool bonus = false;  // completed now it would earn a bonus tile (HG-33, HG-34)
};
ForestAid forest_aid(const Rules&, const State&, SegmentId);

// The river system of a water, or of a river.
struct SystemAid {
  SegmentId root = kNoSegmentId;
  int fish = 0, lakes = 0;
  bool raft = false;
};
SystemAid system_aid(const Rules&, const State&, SegmentId);

// Bonus tiles or menhirs left on the pile.
inline int bonus_left(const State& state) { return state.group_left[kBonusPile]; }

// Segments whose animals the hunting trap has taken (HG-73), for marks on the land.
using TrappedList = ShortList<SegmentId, 9 * 8>;
TrappedList trapped(const Rules&, const State&);

}  // namespace bastide::hunters
