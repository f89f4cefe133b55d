// State: everything that can change in a game, one trivially copyable value. Copying it is a clone;
// there is no undo in the engine. It holds no pointers, no floats and no random numbers.
// Who changes what: landscape.cpp the tiles and features, rules/* the rest.
#pragma once

#include "engine/core/action.h"
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

struct PlacedTile {
  u8 design = 0;
  u8 rotation = 0;
  Cell cell;
  u16 first_segment = 0;  // global index of its local segment 0
};

inline constexpr int kMaxOpen = 2 * kMaxTiles + 2;

// ---- features -------------------------------------------------------------------------------

using SegmentId = u16;  // global: PlacedTile::first_segment + local index
inline constexpr SegmentId kNoSegmentId = 0xFFFF;

// Lanes of Feature::figures: weight of each seat's meeples, then how many meeples and how many
// special figures (builder, pig) stand in the feature.
inline constexpr int kMeepleLane = 6;
inline constexpr int kSpecialLane = 7;

// Data of a whole feature, valid at the root of its segments (core/features.h).
struct Feature {
  Lanes counters = 0;
  Lanes figures = 0;
  u16 size = 1;  // number of segments
  i16 open = 0;  // edges still open, or missing neighbours; 0 = complete, kScored = dealt with
  Kind kind = 0;
};
inline constexpr i16 kScored = -1;

// A monastery or garden whose 8 neighbours are not all there yet, or that waits to be scored.
struct Surrounded {
  Cell cell;
  SegmentId segment = 0;
};
inline constexpr int kMaxSurrounded = 64;

// ---- figures --------------------------------------------------------------------------------

inline constexpr int kMaxPieces = 12;  // kinds of figures a player may own
inline constexpr int kMaxFigures = 96;

struct Figure {
  Seat seat = 0;
  u8 piece = 0;
  SegmentId segment = 0;
};

// ---- rooms ----------------------------------------------------------------------------------

// Each expansion keeps its state here, as a trivially copyable struct of its own
// (rules/room.h: room_state<T>).
struct alignas(8) RoomMemory {
  std::array<u8, 64> bytes{};
};

// ---- the state ------------------------------------------------------------------------------

inline constexpr int kMaxAsks = 8;
inline constexpr int kMaxGroups = 4;
inline constexpr u8 kNoDesign = 0xFF;

struct State {
  // Turn
  std::array<Decision, kMaxAsks> ask{};  // stack of pending decisions, the last on top
  u8 asks = 0;
  u8 step = 0;         // next line of Rules::turn
  u8 score_phase = 0;  // progress inside the scoring step
  bool over = false;
  Seat active = 0;
  bool restricted = false;  // a room forbids some matching placements now: ask the filters
  u8 hand = kNoDesign;      // design of the tile drawn and not yet placed
  u16 turn = 0;             // turns finished
  u16 last_tile = 0;        // index of the tile placed last

  // Players
  std::array<i32, kMaxPlayers> score{};
  std::array<std::array<u8, kMaxPieces>, kMaxPlayers> supply{};
  u8 figure_count = 0;
  std::array<Figure, kMaxFigures> figures{};

  // Bag
  std::array<u16, kMaxGroups> group_left{};
  std::array<u8, kMaxDesigns> bag{};  // tiles left by design
  u16 discarded = 0;

  // Landscape
  u16 tile_count = 0;
  u16 segment_count = 0;
  u16 open_count = 0;
  u8 surrounded_count = 0;
  i8 min_x = 0, max_x = 0, min_y = 0, max_y = 0;
  std::array<Surrounded, kMaxSurrounded> surrounded{};

  std::array<RoomMemory, kMaxRooms> rooms{};

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

// Pushes a decision; the engine waits until it has been answered.
inline void push_decision(State& state, Decision decision) { state.ask[state.asks++] = decision; }

}  // namespace bastide
