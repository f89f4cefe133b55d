// The end: the larger keep, courtyards, and tokens for what is unfinished (CAS-40 to CAS-45).
#include "engine/api.h"
#include "engine/families/castle/castle.h"

#include <algorithm>
#include <utility>

namespace bastide::castle {
namespace {

// Calls fn(segment of the first follower found there, root) once for each area of a kind that holds
// followers.
template <class Fn>
void for_each_held(const State& state, Kind kind, Fn&& fn) {
  ShortList<SegmentId, kMaxFigures> roots;
  for (unsigned i = 0; i < state.figure_count; ++i) {
    const SegmentId root = find(state, state.figures[i].segment);
    if (state.features[root].kind != kind || std::find(roots.begin(), roots.end(), root) != roots.end())
      continue;
    roots.add(root);
    fn(state.figures[i].segment, root);
  }
}

// The cells of a board by rows, one bit each.
class Cells {
 public:
  [[nodiscard]] bool has(Cell cell) const {
    return cell.x >= 0 && cell.x < 32 && cell.y >= 0 && cell.y < 32 &&
           (rows_[static_cast<unsigned>(cell.y)] >> cell.x & 1) != 0;
  }
  void add(Cell cell) { rows_[static_cast<unsigned>(cell.y)] |= 1u << cell.x; }
  void remove(Cell cell) { rows_[static_cast<unsigned>(cell.y)] &= ~(1u << cell.x); }

 private:
  std::array<u32, 32> rows_{};
};

Cells empty_cells(const Rules& rules, const State& state, int& count) {
  Cells empty;
  count = 0;
  for (const Cell cell : facts(rules).cells) {
    if (is_tile(state.at(cell))) continue;
    empty.add(cell);
    ++count;
  }
  return empty;
}

// The size of the largest connected area of these cells, by sides, or of the first with `enough` of them.
unsigned largest_area(const Rules& rules, Cells cells, unsigned enough, std::vector<Cell>* list) {
  std::array<Cell, 32 * 32> area;  // NOLINT: filled up to `count`
  unsigned most = 0;
  for (const Cell first : facts(rules).cells) {
    if (!cells.has(first)) continue;
    unsigned count = 0;
    const auto reach = [&](Cell cell) {
      if (!cells.has(cell)) return;
      cells.remove(cell);
      area[count++] = cell;
    };
    reach(first);
    for (unsigned next = 0; next < count && count < enough; ++next) {
      const Cell from = area[next];
      for (int side = 0; side < kSides; ++side) reach(neighbour(from, side));
    }
    if (count <= most) continue;
    most = count;
    if (list != nullptr) list->assign(area.begin(), area.begin() + count);
    if (most >= enough) break;
  }
  return most;
}

// What a token of the end gives for an unfinished area; a well doubles nothing (CAS-45).
Points open_points(const State& state, SegmentId segment, int token) {
  const int tiles = count_tiles(state, segment);
  Points points;
  points.add(static_cast<Reason>(kOpenPathReason + token - kOpenPath),
             token == kOpenTower ? 2 * tiles : tiles);
  return points;
}

}  // namespace

StepResult clear_wall(const Rules&, State& state, EventLog*) {
  memory(state).on_wall = 0;  // CAS-40
  return StepResult::Next;
}

int keep_size(const State& state, Seat seat) {
  const Memory& mine = memory(state);
  return mine.keep_size[seat] == 0 ? 0 : mine.keep_size[seat] + 2 * mine.held[seat][kKeepPlus2];
}

Seat larger_keep(const State& state) {
  const int first = keep_size(state, 0);
  const int second = keep_size(state, 1);
  return first > second ? Seat{0} : second > first ? Seat{1} : kNobody;
}

void largest_empty_area(const Rules& rules, const State& state, std::vector<Cell>& cells) {
  int count = 0;
  const Cells empty = empty_cells(rules, state, count);
  cells.clear();
  largest_area(rules, empty, static_cast<unsigned>(count), &cells);
}

int keep_points(const Rules& rules, const State& state) {
  int count = 0;
  const Cells empty = empty_cells(rules, state, count);
  const int most = count - tiles_left(state) - (state.hand != kNoDesign ? 1 : 0);
  if (most <= 0) return 0;
  const auto enough = static_cast<unsigned>(most);
  return static_cast<int>(std::min(largest_area(rules, empty, enough, nullptr), enough));
}

StepResult score_keeps(const Rules& rules, State& state, EventLog* events) {
  const Seat seat = larger_keep(state);
  if (seat == kNobody) return StepResult::Next;
  for (int i = 0; i < memory(state).held[seat][kKeepPlus2]; ++i)
    tell_token(kTokenUsed, seat, kKeepPlus2, 0, events);
  award_extra(rules, state, seat, kEmptyCellsReason, keep_points(rules, state), true, events);
  return StepResult::Next;
}

StepResult score_courtyards(const Rules& rules, State& state, EventLog* events) {
  for_each_held(state, kCourtyard, [&](SegmentId segment, SegmentId root) {
    const Seat holder = holder_of(state.features[root].figures);
    if (holder == kNobody) return;
    const FeatureView view = view_of(rules, state, segment, false);
    Points points;
    area_points(view, points);
    if (memory(state).held[holder][kMarket4] != 0)  // CAS-33: a second one adds nothing
      points.add(kMarket4Reason, lane(view.counters, kMarkets));
    award(rules, state, holder, view, points, true, events);
  });
  return StepResult::Next;
}

OpenAreas open_areas(const State& state, Seat seat, Kind kind) {
  OpenAreas areas;
  for_each_held(state, kind, [&](SegmentId segment, SegmentId root) {
    const Feature& area = state.features[root];
    if (is_complete(area) || holder_of(area.figures) != seat) return;
    areas.add({segment, open_points(state, segment, kOpenPath + kind).total()});
  });
  for (unsigned i = 1; i < areas.size(); ++i) {  // the best first
    for (unsigned k = i; k > 0 && areas[k].points > areas[k - 1].points; --k)
      std::swap(areas.at(k), areas.at(k - 1));
  }
  return areas;
}

// CAS-44. The best areas: there is nothing to choose. Tokens of the last turn count as well: the end is no
// turn that they would have to wait for.
StepResult score_tokens(const Rules& rules, State& state, EventLog* events) {
  for (Seat seat = 0; seat < kSeats; ++seat) {
    const auto& held = memory(state).held[seat];
    for (const int token : {kOpenPath, kOpenTower, kOpenHouse}) {
      const unsigned count = held[static_cast<unsigned>(token)];
      if (count == 0) continue;
      const OpenAreas areas = open_areas(state, seat, kind_of_token(token));
      for (unsigned i = 0; i < areas.size() && i < count; ++i) {
        tell_token(kTokenUsed, seat, token, 0, events);
        const SegmentId segment = areas[i].segment;
        award(rules, state, seat, view_of(rules, state, segment, false), open_points(state, segment, token),
              true, events);
      }
    }
    for (unsigned i = 0; i < held[kFivePoints]; ++i) {
      tell_token(kTokenUsed, seat, kFivePoints, 0, events);
      award_extra(rules, state, seat, kFivePointsReason, 5, true, events);
    }
  }
  return StepResult::Next;
}

}  // namespace bastide::castle
