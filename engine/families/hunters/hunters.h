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

// Lanes of Feature::counters.
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
inline Memory& memory(State& state) { return expansion_state<Memory>(state, kCoreId); }
inline const Memory& memory(const State& state) { return expansion_state<Memory>(state, kCoreId); }

// The facts of the edition that is played.
inline const EditionFacts& edition(const Rules& rules) {
  return *static_cast<const EditionFacts*>(rules.facts);
}
inline bool is_2020(const Rules& rules) { return rules.option(kCoreId, kEditionOption) != 0; }
inline const TileFacts& fact(const Rules& rules, u8 design) {
  return *static_cast<const TileFacts*>(rules.sources[design].fact);
}

// ---- worth.cpp: what features are worth -----------------------------------------------------------

// The points of a feature for each who has the majority there (HG-21, HG-31, HG-52, HG-55); 0 for a forest or
// a river that is not complete (HG-51).
void points_of(const Rules&, const State&, const FeatureView&, Points&);
bool value_of(const Rules&, const State&, SegmentId, FeatureValue&);
// Who scores a meadow: the most hunters, or the one hunter of the shrine (HG-40, HG-57).
u8 meadow_owners(const Rules&, const State&, SegmentId root);
// Who has the field of a meadow (SCOUT-07), or kNobody.
Seat field_owner(const Rules&, const State&, SegmentId root);
// Figures in a meadow as majorities count them: those that stand there, and who hunts there from a bridge.
Lanes hunters_in(const Rules&, const State&, SegmentId root);

// Animals of a meadow as they count now. The eaten are part of `deer`.
struct Herd {
  int deer = 0, mammoths = 0, aurochs = 0, tigers = 0;
  int eaten = 0;  // deer that tigers cancel (HG-54), none where there is fire (HG-58)
  bool fire = false;
};
Herd herd_of(const State&, SegmentId root);
// Of these, what counts once more around the pit trap (HG-74), its deer that tigers cancel left out.
Herd pitted(const Rules&, const State&, SegmentId root);
int herd_points(const Rules&, const Herd&);
// The same animals within the 9 cells around a tile and in the meadow of `root`, the trapped left out
// (HG-73).
Herd herd_around(const Rules&, const State&, unsigned tile, SegmentId root);

// The lakes where a river ends, each once (HG-22): their waters.
using Lakes = ShortList<SegmentId, 2>;
Lakes lakes_of(const Rules&, const State&, SegmentId river);
// The water under a river's segment (HG-52).
SegmentId water_of(const Rules&, const State&, SegmentId river);
// Fish of one lake, or of the stretch of river that a water is.
int fish_of(const Rules&, const State&, SegmentId water);
// Fish of the largest lake of a river system, 0 without any (SCOUT-06).
int largest_lake(const Rules&, const State&, SegmentId water);

// ---- powers.cpp: special tiles and the pile they come from ---------------------------------------

void note_power(const Rules&, State&, EventLog*);  // a tile has been placed
StepResult act_power(const Rules&, State&, EventLog*);
StepResult drop_last_bonus(const Rules&, State&, EventLog*);
StepResult earn_bonus(const Rules&, State&, EventLog*);
StepResult finish_turn(const Rules&, State&, EventLog*);
void legal_recalls(const Rules&, const State&, Decision, ActionList&);
void apply_recall(const Rules&, State&, Decision, Action, EventLog*);
// Every member that a seat may take back: an answer of `expansion` each (HG-73, SCOUT-02). Whether there is
// any.
void add_recalls(const Rules&, const State&, Seat, ExpansionId expansion, ActionList&);
bool any_recall(const Rules&, const State&, Seat);
void recall(const Rules&, State&, const Action&, EventLog*);

// ---- ending.cpp ------------------------------------------------------------------------------------

StepResult score_meadows(const Rules&, State&, EventLog*);
StepResult score_systems(const Rules&, State&, EventLog*);

// ---- the Scout, an expansion -------------------------------------------------------------------

inline constexpr ExpansionId kScout = 1;
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

inline constexpr u8 kNoSeat = 0;  // seats are kept from 1 on, so that a memory of zeros says nobody

struct ScoutMemory {
  std::array<u8, kMaxPlayers> held{};  // bit per ScoutTile lying before a seat, not yet played
  // Who has played them, and where their figures stand.
  u8 scout = kNoSeat, ferryman = kNoSeat, field = kNoSeat, bridge = kNoSeat;
  u8 fresh = 0;     // the scout was played in this turn: his power begins with the next
  u8 dealt = 0;     // the tiles are with their seats
  u8 recalled = 0;  // the shaman has acted in this turn (SCOUT-02)
  u8 refused = 0;   // a tile was refused, the next one is final (SCOUT-04)
  u8 offered = 0;   // it was asked in this turn whether to play instead of drawing
  // Tiles of the land and of the bonus pile when the turn began: one less when the first is drawn (SCOUT-04).
  u8 land_left = 0, bonus_left = 0;
  u8 unused = 0;                                          // State has no padding
  SegmentId ferry = kNoSegmentId, meadow = kNoSegmentId;  // of ferryman and field
  SegmentId upper = kNoSegmentId, lower = kNoSegmentId;   // the two meadows of the bridge, once placed
};
inline ScoutMemory& scout_memory(State& state) { return expansion_state<ScoutMemory>(state, kScout); }
inline const ScoutMemory& scout_memory(const State& state) {
  return expansion_state<ScoutMemory>(state, kScout);
}

// scout_play.cpp: dealing, playing instead of drawing, refusing, the shaman.
StepResult deal_scout(const Rules&, State&, EventLog*);
void legal_deals(const Rules&, const State&, Decision, ActionList&);
void apply_deal(const Rules&, State&, Decision, Action, EventLog*);
StepResult offer_scout(const Rules&, State&, EventLog*);
void legal_plays(const Rules&, const State&, Decision, ActionList&);
void apply_play(const Rules&, State&, Decision, Action, EventLog*);
void add_scout_placing(const Rules&, const State&, ActionList&);
void apply_scout_placing(const Rules&, State&, Action, EventLog*);
void add_shaman(const Rules&, const State&, ActionList&);
void apply_shaman(const Rules&, State&, Action, EventLog*);
void tell_scout(ScoutEvent, Seat, Cell, int amount, u8 design, EventLog*);
// scout_tiles.cpp: where they may lie, their figures, what those do.
void filter_scout_tiles(const Rules&, const State&, ActionList& placements);
void settle_scout_tile(const Rules&, State&, EventLog*);
// Which of the Scout's tiles a design is; -1: none.
int scout_tile(const Rules&, u8 design);
u8 scout_design(const Rules&, int tile);

extern const Expansion kScoutExpansion;
extern const Family kFamily;

}  // namespace bastide::hunters
