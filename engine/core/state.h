// State: everything that can change in a game, one trivially copyable value; there is no undo in the
// engine. It holds no pointers, no floats and no random numbers. Copying it is a clone; clone() copies only
// what is in use and is what search calls.
// Who changes what: landscape.cpp the tiles and features, rules/* the rest.
#pragma once

#include "engine/core/action.h"
#include "engine/core/origin.h"
#include "engine/core/points.h"
#include "engine/core/tile_design.h"

#include <type_traits>

namespace bastide {

// ---- the landscape --------------------------------------------------------------------------

// The grid is a torus of 128 x 128 cells: a landscape may span up to kMaxSpan cells in a
// direction, which no game of up to 126 tiles can exceed (larger ones: legal placements that would
// exceed it are not offered; reaching it would take a line of 125 tiles).
inline constexpr int kGridBits = 7;
inline constexpr int kGridWidth = 1 << kGridBits;
inline constexpr int kGridSize = kGridWidth * kGridWidth;
inline constexpr int kMaxSpan = kGridWidth - 3;

constexpr unsigned grid_index(Cell cell) {
  return ((static_cast<unsigned>(static_cast<int>(cell.y)) << kGridBits) +
          static_cast<unsigned>(static_cast<int>(cell.x))) &
         (kGridSize - 1);
}

// A grid entry: 0 empty, 1 + index of a placed tile, or kOpenFlag | index of an open cell (an empty
// cell beside a tile).
using GridEntry = u16;
inline constexpr GridEntry kOpenFlag = 0x8000;
constexpr bool is_tile(GridEntry e) { return e != 0 && e < kOpenFlag; }
constexpr bool is_open(GridEntry e) { return e >= kOpenFlag; }

// The cells there are, as far as a rectangle says it (landscape.h: LandscapeTraits::shape says the rest).
struct Bounds {
  i8 min_x = -127, max_x = 127, min_y = -127, max_y = 127;
  [[nodiscard]] constexpr bool hold(Cell cell) const {
    return cell.x >= min_x && cell.x <= max_x && cell.y >= min_y && cell.y <= max_y;
  }
};

struct PlacedTile {
  u8 design = 0;
  u8 rotation = 0;
  Cell cell;
  u16 first_segment = 0;  // global index of its local segment 0
};
// The global number of a tile's segment, and what is what on its tile.
constexpr SegmentId segment_id(const PlacedTile& tile, unsigned local) {
  return static_cast<SegmentId>(tile.first_segment + local);
}
constexpr u8 local_segment(const PlacedTile& tile, SegmentId segment) {
  return static_cast<u8>(segment - tile.first_segment);
}

inline constexpr int kMaxOpen = 2 * kMaxTiles + 2;

// ---- features -------------------------------------------------------------------------------

// Lanes of Feature::figures: weight of each seat's meeples, then how many meeples and how many
// special figures (of no weight) stand in the feature.
inline constexpr int kMeepleLane = 6;
inline constexpr int kSpecialLane = 7;

// Data of a whole feature, valid at the root of its segments (core/features.h).
struct Feature {
  Lanes counters = 0;
  Lanes figures = 0;
  u16 size = 1;  // number of segments
  i16 open = 0;  // edges still open, or missing neighbours; 0 = complete
  Kind kind = 0;
  bool scored = false;  // complete, and dealt with
};

// A monastery or garden whose 8 neighbours are not all there yet, or that waits to be scored.
struct Surrounded {
  Cell cell;
  SegmentId segment = 0;
};
inline constexpr int kMaxSurrounded = 128;

// ---- figures --------------------------------------------------------------------------------

inline constexpr int kMaxPieces = 12;  // kinds of figures a player may own
inline constexpr int kMaxFigures = 96;

struct Figure {
  Seat seat = 0;
  u8 piece = 0;
  SegmentId segment = 0;
};

// ---- points on their way -----------------------------------------------------------------------

// Points that somebody is about to get (rules/gains.cpp). Those of one feature, or of whatever else gives
// points at one moment, wait together until every expansion has had its say.
struct Gain {
  Points points;
  SegmentId segment = kNoSegmentId;  // of the feature; none: points that no feature gives
  Seat seat = 0;
  Kind kind = 0;
  bool complete = false;       // the feature was
  bool final_scoring = false;  // given at the end of the game
  u8 counter = 0;              // which of the seat's counters moves: 0, or 1 where each has two
  u8 note = 0;                 // GainNote, or an expansion's own mark
  Origin from;                 // of points that no feature gives
};
// What expansions tell each other of a gain.
enum GainNote : u8 {
  kCounterNamed = 1,  // its seat has said which counter moves
  kSecondHand = 2,    // taken from another gain, so nobody takes from it in turn
};
inline constexpr int kMaxGains = 2 * kMaxPlayers;

// A feature completed by the tile placed last, with those who had the majority: known until the next tile,
// when its figures have long gone home.
struct Completed {
  SegmentId segment = 0;
  Kind kind = 0;
  u8 owners = 0;  // bit per seat
};
inline constexpr int kMaxCompleted = 40;

// Segments that something other than the tile has joined or parted in this turn: their features may be
// complete now.
inline constexpr int kMaxChanged = 16;

// ---- expansions ----------------------------------------------------------------------------------

// Each expansion keeps its state here, as a trivially copyable struct of its own
// (rules/expansion.h: expansion_state<T>).
struct alignas(8) ExpansionMemory {
  std::array<u8, 64> bytes{};
};

// ---- the state ------------------------------------------------------------------------------

inline constexpr int kMaxAsks = 12;
inline constexpr u8 kNoDesign = 0xFF;

// The bag's groups are drawn one after another, lower ones first; piles lie beside it and are drawn from
// only when somebody asks for them (rules/steps.h: draw_from).
inline constexpr int kBagGroups = 4;
inline constexpr int kMaxGroups = 8;

struct State {
  // Turn
  std::array<Decision, kMaxAsks> ask{};  // stack of pending decisions, the last on top
  u8 asks = 0;
  u8 step = 0;         // next line of Rules::steps
  u8 score_phase = 0;  // progress inside the scoring step
  bool over = false;
  Seat active = 0;
  u8 parts = 0;                      // tiles the active player has placed in this turn
  u8 hand = kNoDesign;               // design of the tile drawn and not yet placed
  u8 spare = kNoDesign;              // of another one drawn, while it is chosen between the two
  u16 turn = 0;                      // turns finished
  u8 again = 0;                      // turns of the active player's that follow this one
  Seat turn_of = kNobody;            // whose turn it is, while another places a tile in it (HOUSE-07)
  u16 last_tile = 0;                 // index of the tile placed last
  SegmentId scoring = kNoSegmentId;  // feature whose points are on their way
  // Bit per expansion that now forbids some placements, or some figures: only these are asked.
  u32 filtering_placements = 0;
  u32 filtering_pieces = 0;

  // Players
  std::array<i32, kMaxPlayers> score{};
  std::array<i32, kMaxPlayers> on_second{};  // of the score, what the seat's second counter shows
  std::array<std::array<u8, kMaxPieces>, kMaxPlayers> supply{};
  u8 figure_count = 0;
  u8 gain_count = 0;
  u8 gain_hook = 0;  // the next of Hooks::before_points to have its say
  u8 completed_count = 0;
  u8 changed_count = 0;
  std::array<Figure, kMaxFigures> figures{};
  std::array<Gain, kMaxGains> gains{};
  std::array<Completed, kMaxCompleted> completed{};
  std::array<SegmentId, kMaxChanged> changed{};

  // Bag and piles
  std::array<u16, kMaxGroups> group_left{};
  std::array<u8, kMaxDesigns> bag{};  // tiles left by design
  u16 discarded = 0;

  // Landscape
  u16 tile_count = 0;
  u16 segment_count = 0;
  u16 open_count = 0;
  u8 surrounded_count = 0;
  i8 min_x = 0, max_x = 0, min_y = 0, max_y = 0;  // of the tiles
  Bounds bounds;                                  // no tile may lie outside
  std::array<Surrounded, kMaxSurrounded> surrounded{};

  std::array<ExpansionMemory, kMaxExpansions> expansions{};

  // From here on only the first entries are in use (clone()).
  std::array<PlacedTile, kMaxTiles> tiles{};
  std::array<u16, kMaxOpen> open_need{};  // per side a nibble of the terrains that would match
  std::array<Cell, kMaxOpen> open_cell{};
  std::array<SegmentId, kMaxSegments> parent{};
  std::array<SegmentId, kMaxSegments> next{};  // the segments of a feature form a ring
  std::array<u8, kMaxSegments> tile_of{};      // index of the tile a segment lies on
  std::array<Feature, kMaxSegments> features{};
  std::array<GridEntry, kGridSize> grid{};

  [[nodiscard]] GridEntry at(Cell cell) const { return grid[grid_index(cell)]; }
  [[nodiscard]] const Decision& top() const { return ask[static_cast<unsigned>(asks - 1)]; }
};
static_assert(std::is_trivially_copyable_v<State>);

// Copies what is in use of `from`. `to` must be a fresh State{} or hold a game: its grid is cleared where
// only it has tiles. Cost: about the size of the landscape (tools/measure prints it).
void clone(State& to, const State& from);

// Pushes a decision; the engine waits until it has been answered.
inline void push_decision(State& state, Decision decision) {
  guard(state.asks < kMaxAsks, "State::ask");
  state.ask[state.asks++] = decision;
}

}  // namespace bastide
