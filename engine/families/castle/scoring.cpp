// Scoring in play: every area that the tile has completed, one after another, its points, the keep, its
// followers and the token where the counter ends (CAS-20 to CAS-35).
#include "engine/families/castle/castle.h"

#include <algorithm>
#include <bit>

namespace bastide::castle {
namespace {

// A tile completes what lies on it and, where different kinds of areas meet, what it lies beside.
using Areas = ShortList<SegmentId, kMostDue>;

// Completed areas that are still to be scored; one that lies on two sides of the tile perhaps twice. Whether
// anything is complete, and what lies beside, is close to random: no branch on it.
struct DueAreas {
  std::array<SegmentId, kMaxTileSegments + kSides + 1> segments;  // one more is written, if not counted
  unsigned count = 0;

  DueAreas(const Rules& rules, const State& state) {  // NOLINT: filled as far as there are some
    const PlacedTile& tile = state.tiles[state.last_tile];
    const TileDesign& design = rules.designs[tile.design];
    for (unsigned rest = design.closing; rest != 0; rest &= rest - 1)
      add(state, segment_id(tile, static_cast<unsigned>(std::countr_zero(rest))), 1);
    for (int side = 0; side < kSides; ++side) add_beside(rules, state, tile, side);
  }

 private:
  void add(const State& state, SegmentId segment, unsigned counts) {
    const Feature& area = feature_of(state, segment);
    segments[count] = segment;
    count += counts & static_cast<unsigned>(is_complete(area)) & static_cast<unsigned>(!area.scored);
  }
  // Where different kinds meet: a path has met a path, its own area (CAS-11), and so has what meets its kind.
  void add_beside(const Rules& rules, const State& state, const PlacedTile& tile, int side) {
    const TileDesign& design = rules.designs[tile.design];
    const u8 mine = design.middle[static_cast<unsigned>(tile_side(side, tile.rotation))];
    const Kind kind = mine == kNoSegment ? Kind{kCourtyard} : design.segments[mine].kind;
    const GridEntry entry = state.at(neighbour(tile.cell, side));
    const bool there = is_tile(entry);
    const PlacedTile& other = state.tiles[there ? entry - 1u : state.last_tile];
    const TileDesign& beside = rules.designs[other.design];
    const u8 facing = beside.middle[static_cast<unsigned>(tile_side(opposite(side), other.rotation))];
    const unsigned local = facing == kNoSegment ? 0 : facing;
    const unsigned counts = static_cast<unsigned>(there) & static_cast<unsigned>(kind != kPath) &
                            static_cast<unsigned>(facing != kNoSegment) &
                            static_cast<unsigned>(beside.segments[local].kind != kind);
    add(state, static_cast<SegmentId>(segment_id(other, local) & (0 - counts)), counts);
  }
};

// Calls fn(segment, root) for each of them. hot: every turn.
template <class Fn>
void for_each_due(const Rules& rules, const State& state, Fn&& fn) {
  const DueAreas due(rules, state);
  for (unsigned i = 0; i < due.count; ++i) {
    const SegmentId root = find(state, due.segments[i]);
    if (!state.features[root].scored) fn(due.segments[i], root);
  }
}

// The areas of one seat that are scored next: all of the player who placed the tile come first (CAS-25).
struct Group {
  Areas areas;
  Seat seat = kNobody;
};
Group next_group(const Rules& rules, const State& state) {
  std::array<Areas, kSeats> areas;
  Areas roots;
  for_each_due(rules, state, [&](SegmentId segment, SegmentId root) {
    const Seat holder = holder_of(state.features[root].figures);
    if (holder == kNobody) return;
    if (roots.add_once(root)) areas[holder].add(segment);
  });
  const Seat seat = areas[state.active].empty() ? static_cast<Seat>(1 - state.active) : state.active;
  return {areas[seat], seat};
}

// What somebody holds of what is due: an area, and whether there are several.
struct Held {
  SegmentId segment = kNoSegmentId;
  SegmentId root = kNoSegmentId;
  bool several = false;
};
// CAS-23, CAS-24: where nobody has more than the other, nobody scores, and all go home.
Held close_unheld(const Rules& rules, State& state, EventLog* events) {
  Held held;
  for_each_due(rules, state, [&](SegmentId segment, SegmentId root) {
    Feature& area = state.features[root];
    if (holder_of(area.figures) != kNobody) {
      if (held.root == kNoSegmentId) {
        held.segment = segment;
        held.root = root;
      }
      held.several = held.several || held.root != root;
      return;
    }
    area.scored = true;
    if (area.figures != 0) return_figures(rules, state, root, events);
  });
  return held;
}

int points_for(const Rules& rules, const State& state, SegmentId segment) {
  Points points;
  area_points(view_of(rules, state, segment, true), points);
  return points.total();
}

bool may_raise(const State& state, Seat seat, Kind kind) {
  const int token = raising_token(kind);
  return seat == state.active && token >= 0 && usable(state, seat, token) > 0;
}

bool asks_for_order(const Rules& rules, const State& state, const Group& group) {
  ShortList<Due, kMostDue> list;
  for (const SegmentId segment : group.areas) {
    const Kind kind = feature_of(state, segment).kind;
    list.add(
        {points_for(rules, state, segment), may_raise(state, group.seat, kind) ? raising_token(kind) : -1});
  }
  return order_matters(rules, state, group.seat, {list.begin(), list.size()});
}

// CAS-34, CAS-35: of the houses that a seat has completed in its own turn the largest, if it is the first or
// strictly larger than the one before; which of them is scored first changes nothing.
void set_keep(const Rules& rules, State& state, EventLog* events) {
  Memory& mine = memory(state);
  const Seat seat = state.active;
  SegmentId house = kNoSegmentId;
  for_each_due(rules, state, [&](SegmentId segment, SegmentId root) {
    const Feature& area = state.features[root];
    if (area.kind != kHouse || holder_of(area.figures) != seat) return;
    const int size = count_tiles(state, segment);
    if (size <= mine.keep_size[seat]) return;
    mine.keep_size[seat] = static_cast<u8>(size);
    house = root;
  });
  if (house == kNoSegmentId) return;
  SegmentId at = kNoSegmentId;  // where the first follower stands
  for (unsigned i = 0; i < state.figure_count; ++i) {
    const Figure& figure = state.figures[i];
    if (figure.seat == seat && find(state, figure.segment) == house) at = std::min(at, figure.segment);
  }
  mine.keep[seat] = at;
  if (events == nullptr) return;
  Event event =
      expansion_event(kCoreId, kKeepSet, seat, state.tiles[state.tile_of[at]].cell, mine.keep_size[seat]);
  event.piece = kKeepToken;
  event.segment = local_segment(state, at);
  event.feature_segment = at;
  event.feature = kHouse;
  events->add(event);
}

// One scoring, for the area's holder.
void score_area(const Rules& rules, State& state, SegmentId segment, bool raised, EventLog* events) {
  const FeatureView view = view_of(rules, state, segment, true);
  Feature& area = state.features[view.root];
  const Seat holder = holder_of(area.figures);
  Points points;
  area_points(view, points);
  if (raised) points.add(raised_reason(view.kind), points.total());  // CAS-32: twice what it is worth
  award(rules, state, holder, view, points, false, events);
  if (view.kind == kHouse && holder == state.active) set_keep(rules, state, events);
  area.scored = true;
  return_figures(rules, state, view.root, events);  // CAS-24
  take_token(rules, state, holder);
}

// Asks for the token that may raise the area's points (CAS-33), or scores it.
void begin_area(const Rules& rules, State& state, SegmentId segment, EventLog* events) {
  const Feature& area = feature_of(state, segment);
  if (!may_raise(state, holder_of(area.figures), area.kind)) {
    score_area(rules, state, segment, false, events);
    return;
  }
  state.scoring = segment;
  const auto token = static_cast<u8>(raising_token(area.kind));
  push_decision(state, {kCoreId, kUseTokenDecision, state.active, token});
}

}  // namespace

int raising_token(Kind kind) { return kind == kTower ? int{kTowerX4} : kind == kHouse ? int{kHouseX2} : -1; }
Reason raised_reason(Kind kind) { return kind == kTower ? kTowerX4Reason : kHouseX2Reason; }

StepResult score_areas(const Rules& rules, State& state, EventLog* events) {
  if (state.scoring != kNoSegmentId) {  // the token was asked for
    const SegmentId segment = state.scoring;
    const bool raised = state.score_phase != 0;
    state.scoring = kNoSegmentId;
    state.score_phase = 0;
    score_area(rules, state, segment, raised, events);
    return StepResult::Stay;
  }
  const Held held = close_unheld(rules, state, events);
  if (held.segment == kNoSegmentId) return StepResult::Next;
  if (!held.several) {
    begin_area(rules, state, held.segment, events);
    return state.scoring == kNoSegmentId ? StepResult::Next : StepResult::Stay;
  }
  const Group group = next_group(rules, state);
  if (asks_for_order(rules, state, group))
    push_decision(state, {kCoreId, kScoreDecision, state.active, 0});
  else
    begin_area(rules, state, group.areas[0], events);
  return StepResult::Stay;
}

void legal_areas(const Rules& rules, const State& state, Decision, ActionList& actions) {
  const Areas areas = next_group(rules, state).areas;
  offer_features(state, {areas.begin(), areas.size()}, actions);
}

void apply_area(const Rules& rules, State& state, Decision, Action action, EventLog* events) {
  begin_area(rules, state, segment_at(state, action), events);
}

}  // namespace bastide::castle
