// The Castle, a game for exactly two: its kinds of areas, followers, tokens and what the game remembers
// beside the tiles. Rules CAS. Paths, towers, houses and courtyards are features of the landscape on a board
// with a border; the start fields of the wall lie there as tiles from the beginning (CAS-12).
#pragma once

#include "engine/families/castle/facts.h"
#include "engine/rules/steps.h"

namespace bastide::castle {

constexpr u8 bit(Kind kind) { return static_cast<u8>(1u << kind); }

inline constexpr int kSeats = 2;
inline constexpr u8 kFollower = 0;  // herald, knight, squire or merchant, after where it stands (CAS-14)

// Lanes of Feature::counters.
inline constexpr int kWells = 0;
inline constexpr int kMarkets = 1;

enum ReasonNumber : Reason {
  kTilesReason,
  kWellReason,
  kMarketsReason,
  kEmptyCellsReason,
  kTowerX4Reason,
  kHouseX2Reason,
  kOpenPathReason,
  kOpenTowerReason,
  kOpenHouseReason,
  kMarket4Reason,
  kFivePointsReason,
};

// Kinds of tokens by their number in CAS-32 less one: indices into the game's tokens (Expansion::tokens).
enum Token : u8 {
  kExtraTurn,
  kTowerX4,
  kHouseX2,
  kOpenPath,
  kOpenTower,
  kOpenHouse,
  kMarket4,
  kKeepPlus2,
  kFivePoints,
  kKeepToken,  // the keep itself, a token that lies on a house
};

// Decisions after the core's own (steps.h: CoreDecision).
enum DecisionNumber : u8 {
  kUseTokenDecision = 4,   // arg: the kind of token; ReturnToken uses it, Pass does not
  kOpenTokenDecision = 5,  // chance: which kind of token lay there; arg: the seat that takes it
};

// Events of the family (Event::option): Event::piece is the token.
enum EventNumber : u8 {
  kTokenTaken,  // seat; amount: the space of the wall where it lay
  kTokenUsed,   // seat
  kKeepSet,     // seat; cell, segment, feature_segment: the house; amount: its size
};

// What the game remembers beside the tiles. Tokens face down are known by kind only as long as nobody has
// opened them: which of them lies where is an answer of chance when one is taken (CAS-30), so no state tells.
struct Memory {
  u16 on_wall = 0;                                                 // bit per corner tower where a token lies
  std::array<SegmentId, kSeats> keep{kNoSegmentId, kNoSegmentId};  // a segment of the house it stands on
  std::array<u8, kSeats> keep_size{};                              // tiles of that house; 0: no keep yet
  std::array<std::array<u8, kTokenKinds>, kSeats> held{};          // tokens lying open before a seat
  std::array<std::array<u8, kTokenKinds>, kSeats>
      fresh{};                           // of these, taken since its last turn began (CAS-31)
  std::array<u8, kTokenKinds> unseen{};  // face down, on the wall or out of the game
  u8 unused = 0;
};

inline Memory& memory(State& state) { return expansion_state<Memory>(state, kCoreId); }
inline const Memory& memory(const State& state) { return expansion_state<Memory>(state, kCoreId); }
inline const Facts& facts(const Rules& rules) { return *static_cast<const Facts*>(rules.facts); }

// The space of the wall where a seat's counter stands (CAS-26), and the corner tower with a token there, or
// -1.
int space_of(const Rules& rules, i32 score);
int token_tower_at(const Rules& rules, const State& state, int space);
// Tokens of a kind that a seat may use in its turn now (CAS-31).
inline int usable(const State& state, Seat seat, int kind) {
  const auto k = static_cast<unsigned>(kind);
  return memory(state).held[seat][k] - memory(state).fresh[seat][k];
}

// The seat that has more followers in the area than the other (CAS-23), or kNobody.
Seat holder_of(Lanes figures);

// The points of an area for its holder as if it were complete (CAS-20 to CAS-22); of a courtyard, at the end
// (CAS-43). What tokens add comes on top.
void area_points(const FeatureView& area, Points& points);

// scoring.cpp: a line of the turn, and the decisions it may ask (CAS-20 to CAS-35).
StepResult score_areas(const Rules&, State&, EventLog*);
void legal_areas(const Rules&, const State&, Decision, ActionList&);
void apply_area(const Rules&, State&, Decision, Action, EventLog*);
// The token with which a seat may raise the points of a completed area of this kind; -1: there is none.
int raising_token(Kind kind);
Reason raised_reason(Kind kind);

// order.cpp: whether a seat's areas, completed by one tile, come to different ends in different orders: with
// all that may be chosen on the way (CAS-25).
inline constexpr unsigned kMostDue = kMaxTileSegments + kSides;
struct Due {
  int points = 0;  // as it stands
  int token = -1;  // the kind of token that the seat may double them with now; -1: none
};
bool order_matters(const Rules&, const State&, Seat, std::span<const Due>);

// tokens.cpp: taking, opening and using them; the lines of the turn's end.
void take_token(const Rules&, State&, Seat);
StepResult offer_turn(const Rules&, State&, EventLog*);
StepResult finish_turn(const Rules&, State&, EventLog*);
void legal_use(const Rules&, const State&, Decision, ActionList&);
void apply_use(const Rules&, State&, Decision, Action, EventLog*);
void legal_openings(const Rules&, const State&, Decision, ActionList&);
void apply_opening(const Rules&, State&, Decision, Action, EventLog*);
int opening_weight(const Rules&, const State&, const Action&);
void tell_token(EventNumber, Seat, int kind, int amount, EventLog*);

// ending.cpp: lines of the end (CAS-40 to CAS-45), and what they are worked out from.
StepResult clear_wall(const Rules&, State&, EventLog*);
StepResult score_keeps(const Rules&, State&, EventLog*);
StepResult score_courtyards(const Rules&, State&, EventLog*);
StepResult score_tokens(const Rules&, State&, EventLog*);
// The size of a seat's keep with its tokens; 0 without a keep (CAS-35, CAS-42).
int keep_size(const State& state, Seat seat);
// Who has the larger one, or kNobody.
Seat larger_keep(const State& state);
// `cells` becomes the largest connected area without tiles, by sides (CAS-42).
void largest_empty_area(const Rules&, const State&, std::vector<Cell>& cells);
// The points of the larger keep: before the end no more than cells can stay empty once all tiles are laid.
int keep_points(const Rules&, const State&);
// Unfinished areas of a kind that a seat holds and would score by tokens, those worth most first (CAS-45).
struct OpenArea {
  SegmentId segment = 0;
  int points = 0;
};
using OpenAreas = ShortList<OpenArea, kMaxFigures>;
OpenAreas open_areas(const State&, Seat, Kind);
// The kind of area that a token of the end scores (kOpenPath to kOpenHouse).
constexpr Kind kind_of_token(int token) { return static_cast<Kind>(token - kOpenPath + kPath); }

extern const Family kFamily;

}  // namespace bastide::castle
