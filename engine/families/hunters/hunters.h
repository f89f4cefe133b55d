// Hunters & Gatherers (HG) and its Scout (SCOUT): kinds, pieces, decisions, events and what it keeps beside
// the land. See the README for how decisions and actions are laid out.
#pragma once

#include "engine/families/hunters/facts.h"
#include "engine/rules/steps.h"

namespace bastide::hunters {

// In the order in which a tile's segments are numbered. River systems are features of their own: "water",
// joined wherever rivers join and by lakes (HG-14, HG-52), never complete.
enum : Kind { kForest = 0, kRiver = 1, kMeadow = 2, kWater = 3 };
constexpr u8 bit(Kind kind) { return static_cast<u8>(1u << kind); }

// Numbers among Rules::pieces.
inline constexpr u8 kMember = 0;  // gatherer, fisherman or hunter, after where it stands (HG-11)
inline constexpr u8 kHut = 1;

// Lanes of Feature::counters. A bear counts among the aurochs: worth 2, safe from tigers (SCOUT-05).
enum Counter : int {
  kDeerCount,
  kMammothCount,
  kAurochsCount,
  kTigerCount,
  kFishCount,
  kLakeCount,
  kNuggetCount,
  kMushroomCount,
};

enum ReasonNumber : Reason {
  kTilesReason,
  kMushroomsReason,
  kFishReason,      // of the lakes at a river's ends, and of the river (HG-21, HG-71)
  kMammothsReason,  // HG-55
  kAurochsReason,
  kDeerReason,
  kSystemFishReason,  // HG-52
  kLogboatReason,     // HG-73
  kHuntingTrapReason,
  kPitTrapReason,  // HG-74
  kRaftReason,
};

// The family's options, by their number in Setup::options.
enum OptionNumber : u8 { kEditionOption = 0, kForestSegmentsOption = 1 };
enum class Edition : u8 { E2002, E2020 };

// The bonus tiles (2002) or menhir tiles (2020) lie on this pile, the Scout's on the other (never drawn).
inline constexpr u8 kBonusPile = kBagGroups;
inline constexpr u8 kScoutPile = kBagGroups + 1;

// Decisions after the core's own (steps.h: CoreDecision).
enum DecisionNumber : u8 {
  kRecallDecision = 4,  // the menhir shaman: ReturnPiece takes a member back, Pass does not (HG-73)
};

// Events of the family (Event::option). `design` is the tile where there is one.
enum EventNumber : u8 {
  kBonusEarned,   // seat; cell, segment: the forest; amount: its nuggets (HG-33)
  kNoBonusLeft,   // seat: earned, but the pile is used up (HG-34)
  kPowerFound,    // seat, cell, design: a tile with a power was placed; amount: Power
  kLogboatRides,  // seat, cell; amount: lakes (HG-73)
  kTrapSprings,   // seat, cell; amount: animals gone, tigers among them (HG-73)
  kFireBurns,     // cell; amount: tigers in its meadow that do not count (HG-58)
  kDeerEaten,     // cell of a meadow; amount: deer that tigers cancel (HG-54)
  kShrineRules,   // seat, cell: its hunter scores the meadow alone (HG-57)
};

// What the game remembers beside the land.
struct Memory {
  // The meadow or lake of each power that counts at the end, once placed.
  SegmentId shrine = kNoSegmentId;
  SegmentId fire = kNoSegmentId;
  SegmentId pit_trap = kNoSegmentId;
  SegmentId raft = kNoSegmentId;
  SegmentId trap = kNoSegmentId;  // hunting trap
  // Animals that it has taken: for the 9 cells around it, row by row, a bit per segment of the tile there.
  std::array<u16, 9> trapped{};
  u8 bonus_turn = 0;  // a bonus tile was drawn in this turn (HG-34)
  u8 power = 0;       // Power of the tile just placed that still has to act (HG-73)
};
inline Memory& memory(State& state) { return room_state<Memory>(state, kCoreRoom); }
inline const Memory& memory(const State& state) { return room_state<Memory>(state, kCoreRoom); }

// The facts of the edition that is played.
inline const EditionFacts& edition(const Rules& rules) {
  return *static_cast<const EditionFacts*>(rules.facts);
}
inline bool is_2020(const Rules& rules) { return rules.option(kCoreRoom, kEditionOption) != 0; }
inline const TileFacts& fact(const Rules& rules, u8 design) {
  return *static_cast<const TileFacts*>(rules.sources[design].fact);
}

// ---- the Scout, an expansion -------------------------------------------------------------------

inline constexpr RoomId kScout = 1;
inline constexpr u8 kRefuse = kScoutTiles;  // PickOption: the tile drawn goes back (SCOUT-04)

// Kinds of its decisions.
enum ScoutDecision : u8 {
  kDealDecision = 0,  // chance, Roll: which tile; arg: the seat that gets it (SCOUT-01)
  kPlayDecision = 1,  // PickOption a tile to play instead of drawing, ReturnPiece (shaman), or Pass
};
enum ScoutReason : u8 { kFerrymanReason = 0, kAgricultureReason = 1, kBearReason = 2 };
enum ScoutEvent : u8 {
  kTileDealt,       // seat; amount: ScoutTile
  kTilePlayed,      // seat; design
  kTileRefused,     // seat; design
  kMemberRecalled,  // seat: by the shaman; FigureReturned says who
  kFerrymanPaid,    // seat, cell; amount: fish of the largest lake
  kFieldLaid,       // seat, cell, segment: a hut stands in the meadow
};

// Extra hunter of the footbridge: in its other meadow, unless the two have become one (SCOUT-05).
Lanes hunters_in(const Rules&, const State&, SegmentId root);

extern const Room kScoutRoom;
extern const Family kFamily;

}  // namespace bastide::hunters
