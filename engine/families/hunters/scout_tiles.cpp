// The Scout's tiles on the land: where each may lie, and the figure it is played with (SCOUT-03 to SCOUT-07).
#include "engine/families/hunters/hunters.h"

#include <algorithm>

namespace bastide::hunters {
namespace {

// The local segments that the figure of a tile takes: two meadows for the bridge.
struct Taken {
  u8 first = 0, second = kNoSegment;
};
Taken taken_by(const TileDesign& design, int tile) {
  const Kind kind = tile == kScoutTile ? Kind{kForest} : tile == kFerryman ? Kind{kRiver} : Kind{kMeadow};
  Taken taken;
  while (design.segments[taken.first].kind != kind) ++taken.first;
  if (tile == kFootbridge) taken.second = static_cast<u8>(taken.first + 1);
  return taken;
}

// Calls fn for every segment that a segment of a tile laid there would touch.
template <class Fn>
void for_each_touched(const Rules& rules, const State& state, const Action& placement, u8 local, Fn&& fn) {
  const TileDesign& design = rules.designs[placement.option];
  for (int side = 0; side < kSides; ++side) {
    const GridEntry entry = state.at(neighbour(placement.cell, side));
    if (!is_tile(entry)) continue;
    const PlacedTile& other = state.tiles[entry - 1u];
    const TileDesign& theirs = rules.designs[other.design];
    const auto mine = static_cast<unsigned>(tile_side(side, placement.rotation));
    const auto facing = static_cast<unsigned>(tile_side(opposite(side), other.rotation));
    const auto visit = [&](u8 own, u8 beyond) {
      if (own == local && beyond != kNoSegment) fn(segment_id(other, beyond));
    };
    visit(design.middle[mine], theirs.middle[facing]);
    visit(design.half[2 * mine], theirs.half[2 * facing + 1]);
    visit(design.half[2 * mine + 1], theirs.half[2 * facing]);
  }
}

using Roots = ShortList<SegmentId, kHalfEdges * kMaxTileSegments>;

bool contains(const Roots& roots, SegmentId root) {
  return std::find(roots.begin(), roots.end(), root) != roots.end();
}

// The features that a segment of a tile laid there would be one with. Another segment of the tile that
// touches one of them joins whatever it touches besides.
Roots joined_by(const Rules& rules, const State& state, const Action& placement, u8 local) {
  const TileDesign& design = rules.designs[placement.option];
  Roots joined;
  unsigned done = 0;
  const auto join = [&](u8 segment) {
    done |= 1u << segment;
    for_each_touched(rules, state, placement, segment,
                     [&](SegmentId beyond) { joined.add(find(state, beyond)); });
  };
  join(local);
  for (bool more = true; more;) {
    more = false;
    for (u8 other = 0; other < design.segment_count; ++other) {
      if ((done >> other & 1) != 0 || design.segments[other].kind != design.segments[local].kind) continue;
      bool meets = false;
      for_each_touched(rules, state, placement, other,
                       [&](SegmentId beyond) { meets = meets || contains(joined, find(state, beyond)); });
      if (meets) join(other), more = true;
    }
  }
  return joined;
}

// HG-12 for the figure that comes with the tile; no hunter goes where a field is (SCOUT-07).
bool is_free(const Rules& rules, const State& state, const Action& placement, u8 local, bool hunter) {
  const ScoutMemory& mine = scout_memory(state);
  for (const SegmentId root : joined_by(rules, state, placement, local)) {
    const bool meadow = state.features[root].kind == kMeadow;
    const Lanes figures = meadow ? hunters_in(rules, state, root) : state.features[root].figures;
    if (lane(figures, kMeepleLane) != 0) return false;
    if (hunter && mine.field != kNoSeat && find(state, mine.meadow) == root) return false;
  }
  return true;
}

}  // namespace

void filter_scout_tiles(const Rules& rules, const State& state, ActionList& placements) {
  placements.filter([&](const Action& placement) {
    const int tile = placement.verb == Verb::PlaceTile ? scout_tile(rules, placement.option) : -1;
    if (tile < 0) return true;
    const Taken taken = taken_by(rules.designs[placement.option], tile);
    const bool hunter = tile == kFootbridge;
    return is_free(rules, state, placement, taken.first, hunter) &&
           (taken.second == kNoSegment || is_free(rules, state, placement, taken.second, hunter));
  });
}

// The tile just placed, if it is one of these: its figure is put without asking (SCOUT-03).
void settle_scout_tile(const Rules& rules, State& state, EventLog* events) {
  ScoutMemory& mine = scout_memory(state);
  mine.refused = 0;  // a bonus tile may be refused anew (SCOUT-04)
  const PlacedTile& tile = state.tiles[state.last_tile];
  const int number = scout_tile(rules, tile.design);
  filter_placements_from(state, kScout, false);
  const bool guarded = mine.field != kNoSeat || mine.bridge != kNoSeat || number >= 0;
  filter_pieces_from(state, kScout, guarded);
  if (number < 0) return;
  const Seat seat = state.active;
  const auto owner = static_cast<u8>(seat + 1);
  const Taken taken = taken_by(rules.designs[tile.design], number);
  const auto first = segment_id(tile, taken.first);
  switch (number) {
    case kScoutTile:
      mine.scout = owner;
      mine.fresh = 1;
      break;
    case kFootbridge:
      mine.bridge = owner;
      mine.upper = first;
      mine.lower = segment_id(tile, taken.second);
      break;
    case kFerryman:
      mine.ferryman = owner;
      mine.ferry = first;
      break;
    default: {  // SCOUT-07: the hut is no figure of the land
      mine.field = owner;
      mine.meadow = first;
      --state.supply[seat][kHut];
      if (events != nullptr) {
        Event event = expansion_event(kScout, kFieldLaid, seat, tile.cell);
        event.segment = taken.first;
        event.feature_segment = first;
        event.feature = kMeadow;
        events->add(event);
      }
      return;
    }
  }
  put_figure(rules, state, seat, kMember, first, events);
}

}  // namespace bastide::hunters
