// What lies at the edges of fields in a position in which a tile is about to be laid: where they can grow,
// and their cities. A field is long, and the tile changes little of it: after the tile only what lies beside
// that is read anew.
#pragma once

#include "engine/ai/around.h"

#include <bit>

namespace bastide::ai {

// Calls open(cell) for each open cell beside one segment of a field, for some more than once, and city(root)
// for each city at it that is not complete, likewise.
template <class Open, class City>
void for_each_at_edge(const Rules& rules, const State& state, SegmentId segment, Open&& open, City&& city) {
  const PlacedTile& tile = state.tiles[state.tile_of[segment]];
  const SegmentDesign& design = rules.designs[tile.design].segments[local_segment(tile, segment)];
  for (unsigned rest = (design.halves | design.halves >> 1) & 0x55u; rest != 0; rest &= rest - 1) {
    const Cell cell = neighbour(tile.cell, board_side(std::countr_zero(rest) / 2, tile.rotation));
    if (is_open(state.at(cell))) open(cell);
  }
  for (unsigned rest = design.touches; rest != 0; rest &= rest - 1) {
    const SegmentId root = find(state, segment_id(tile, static_cast<unsigned>(std::countr_zero(rest))));
    if (!is_complete(state.features[root])) city(root);
  }
}

// How a field can grow.
struct FieldEdge {
  bool sealed = true;            // no tile can make it larger
  std::array<int, 3> growing{};  // cities at it that may be completed, by their open cells: 1, 2, more
};

// Of a field, by all that lies at it; tells `around` where the one held as number `held` may grow.
FieldEdge read_whole_edge(const Rules& rules, const State& state, SegmentId field, Around& around,
                          unsigned held);

class FieldEdges {
 public:
  // From now on fields of `state` are noted when they are asked for; it stays as it is until the next call,
  // as does `around`, which is of it.
  void begin(const Rules& rules, const State& state, Around& around);
  // A tile has been laid there: open cells in which something else may fit now.
  void lay(const OpenCells& changed);
  // A field in `after`, which is the position with that tile; tells `around` where the one held as number
  // `held` may grow, as a Reader does. false: there is no room to note so much.
  bool read(const State& after, SegmentId field, Around& around, unsigned held, FieldEdge& edge);

 private:
  static constexpr unsigned kRoom = 1024;
  struct City {
    SegmentId root;
    u8 grows;   // FieldEdge::growing, one more; 0: it can't be completed
    bool near;  // the tile may have changed it
    u32 laid;   // the number of the tile of which that is said
    u32 told;   // the number of the question in which it was counted last
    OpenCells asked;
  };
  struct Field {
    SegmentId root;
    u16 first_cell, cells;  // in cells_
    u16 first_city, cities;
  };
  const Field* note(SegmentId root);
  u16 note_city(SegmentId root);
  void add(const State& after, const Field& field, Around& around, unsigned held, FieldEdge& edge);

  const Rules* rules_ = nullptr;
  const State* state_ = nullptr;
  Around* around_ = nullptr;
  OpenCells changed_;
  u32 laid_ = 0, asked_ = 0;
  SegmentSet near_;  // roots after the tile of cities that it may have changed, counted already
  unsigned field_count_ = 0, city_count_ = 0, cell_count_ = 0, at_count_ = 0;
  std::array<u16, kMaxSegments> field_of_{};  // by root: where it is noted, if it is
  std::array<u16, kMaxSegments> city_of_{};   // likewise
  std::array<Field, 128> fields_;             // NOLINT: filled up to the counts, as what follows
  std::array<City, 128> cities_;              // NOLINT
  std::array<Cell, kRoom> cells_;             // NOLINT
  std::array<u16, kRoom> at_;                 // NOLINT: cities of fields, where in cities_
};

}  // namespace bastide::ai
