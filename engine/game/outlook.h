// Outlook: what a table full of people could work out from the land and the bag, for screens and
// computer players: which tiles still fit a cell, which cells are dead, how the game would end now.
// Asked once per change of the game, not in search.
#pragma once

#include "engine/api.h"
#include "engine/rules/shown.h"

#include <optional>

namespace bastide {

// One kind of tile that fits, and in which rotations.
struct TileFit {
  u8 design = 0;
  u8 rotations = 0;  // bit per rotation
  u8 left = 0;       // of them in the bag
};

struct TilesThatFit {
  std::array<TileFit, kMaxDesigns> kinds{};  // those of the bag, in the order of the designs
  int size = 0;
  int tiles = 0;      // in the bag, of all these kinds
  bool hand = false;  // the tile in hand fits too; it is not counted
  [[nodiscard]] bool none() const { return size == 0 && !hand; }
  [[nodiscard]] const TileFit* begin() const { return kinds.data(); }
  [[nodiscard]] const TileFit* end() const { return kinds.data() + size; }
};

// Tiles left that could be laid on an empty cell beside the land as it lies now, by every rule of the
// expansions in play. Of any other cell: none.
TilesThatFit tiles_that_fit(const Rules& rules, const State& state, Cell cell);

// The cells that may be used, where the game is played on a table or the extent of its land is limited.
std::optional<Bounds> table_of(const Rules& rules, const State& state);

struct CellList {
  std::array<Cell, kMaxOpen> at{};
  int size = 0;
  [[nodiscard]] const Cell* begin() const { return at.data(); }
  [[nodiscard]] const Cell* end() const { return at.data() + size; }
};

// Empty cells beside the land where tiles_that_fit is none: nothing of the bag fits, nor the tile in
// hand. None once the game is over.
CellList dead_cells(const Rules& rules, const State& state);

// What laying a tile does to a feature on which somebody stands.
struct Growth {
  Kind kind = 0;
  u8 owners = 0;   // bit per seat, afterwards
  int before = 0;  // what the owners had in final scoring, the most if several features are joined
  int after = 0;   // what they would get now: in final scoring, or at once if it is complete
  bool completes = false;
};
using GrowthList = ShortList<Growth, 16>;

// The features whose value, owners or completion would change; of a tile that fits there. `scratch` is
// overwritten.
GrowthList growth_by(const Rules& rules, const State& state, u8 design, Cell cell, int rotation,
                     State& scratch);

// The scores if the game ended now: whatever the tile just laid completes is scored first, without a
// figure for it, then final scoring (BASE-50). `scratch` is overwritten. After the game: the scores.
std::array<i32, kMaxPlayers> projected_scores(const Rules& rules, const State& state, State& scratch,
                                              EventLog* events = nullptr);

// The scores once an answer is given: what it completes is scored, and no figure is put on a tile that it
// lays. `action` is legal; `scratch` is overwritten.
std::array<i32, kMaxPlayers> scores_after(const Rules& rules, const State& state, const Action& action,
                                          State& scratch);

}  // namespace bastide
