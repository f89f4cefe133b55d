// What lies around the features of one position: open cells, how many tiles fit them, and which features of a
// kind may meet there. Made for a position, used while its terms are read (reader.h).
#pragma once

#include "engine/ai/open_cells.h"
#include "engine/ai/terms.h"
#include "engine/rules/rules.h"

#include <algorithm>
#include <cstring>

namespace bastide::ai {

// What is open around a feature: different cells, and how many tiles fit the hardest. Nothing is set from the
// beginning here and in what `Around` keeps besides: it is made for every position, and uses little of it.
struct Openings {
  std::array<u16, 3> cells;  // indices of open cells, filled up to count
  unsigned count;            // 3: three or more
  int fewest;
};

inline unsigned stage_of_closing(const Openings& open) {
  if (open.fewest == 0) return 0;
  if (open.count <= 1) return open.fewest <= 2 ? 1 : open.fewest <= 6 ? 2 : 3;
  return (open.count == 2 ? 4u : 6u) + (open.fewest <= 3 ? 0u : 1u);
}

class SegmentSet {
 public:
  bool insert(SegmentId segment) {
    for (unsigned i = 0; i < count_; ++i) {
      if (items_[i] == segment) return false;
    }
    if (count_ < items_.size()) items_[count_++] = segment;
    return true;
  }

  void clear() { count_ = 0; }

 private:
  std::array<SegmentId, kMaxFigures> items_;  // NOLINT: filled up to count_
  unsigned count_ = 0;
};

// Calls fn(segment, root) once for each feature in which somebody counts, in the order of the figures.
template <class Fn>
void for_each_feature_in_play(const Rules& rules, const State& state, Fn&& fn) {
  SegmentPair others;
  const auto without_figure = rules.family->counted_without_figure;
  if (without_figure != nullptr) without_figure(state, others);
  SegmentSet seen;
  const unsigned figures = state.figure_count;
  for (unsigned i = 0; i < figures + others.size(); ++i) {  // in one loop, so that fn is compiled once
    const SegmentId segment = i < figures ? state.figures[i].segment : others[i - figures];
    const SegmentId root = find(state, segment);
    if (seen.insert(root)) fn(segment, root);
  }
}

// What was asked of a position's open cells.
struct Noted {
  OpenCells asked;    // what fits there
  OpenCells reached;  // a feature may grow there (Around::reach)
};

// A feature that somebody stands in.
struct Held {
  SegmentId root;
  Kind kind;
  Lanes figures;
  double points;  // to its owners
};

// What lies around features, worked out once for one position.
class Around {
 public:
  // What it has noted so far.
  struct Mark {
    unsigned held, fronts, met;
  };

  Around(const Rules& rules, const State& state, Fits& fits) : rules_(rules), state_(state), fits_(fits) {
    std::memset(cells_.data(), 0, state.open_count * sizeof(CellNote));
    fits.look_at(state);
  }

  // From now on what is asked is noted there, and nothing is taken for asked already; null: no more.
  void note(Noted* noted) { noted_ = noted; }

  // Tiles that fit an open cell: as many as there would be for two players with as many turns each, so that
  // a number stands for the same chance to draw one; none only where none fits.
  int fitting(unsigned cell) {
    if (noted_ != nullptr) noted_->asked.insert(cell);
    i16& one_more = cells_[cell].one_more;
    if (one_more == 0) {
      const int players = rules_.setup.players;
      const int count = fits_.count(rules_, state_.open_need[cell]);
      one_more = static_cast<i16>(1 + (players <= 2 ? count : (count * 2 + players - 1) / players));
    }
    return one_more - 1;
  }

  // Calls reach(cell) for what is open around the feature, for some cells more than once.
  template <class Reach>
  Openings look_around(SegmentId segment, Reach&& reach) {
    Openings open;  // NOLINT: cells are filled up to count
    open.count = 0;
    open.fewest = 255;
    for_each_open_side(rules_, state_, segment, [&](Cell at) {
      const unsigned cell = state_.at(at) & ~kOpenFlag;
      reach(cell);
      for (unsigned i = 0; i < open.count; ++i) {
        if (open.cells[i] == cell) return;
      }
      if (open.count < open.cells.size()) open.cells[open.count++] = static_cast<u16>(cell);
      open.fewest = std::min(open.fewest, fitting(cell));
    });
    return open;
  }

  // Of a feature that nobody need stand in.
  Openings openings_of(SegmentId root) {
    for (unsigned i = 0; i < known_ && noted_ == nullptr; ++i) {
      if (roots_[i] == root) return openings_[i];
    }
    const Openings open = look_around(root, [](unsigned) {});
    if (known_ < roots_.size()) {
      roots_[known_] = root;
      openings_[known_++] = open;
    }
    return open;
  }

  unsigned stage_of_surrounded(SegmentId segment) {
    const Cell centre = state_.tiles[state_.tile_of[segment]].cell;
    unsigned missing = 0;
    for (int n = 0; n < 9; ++n) {
      const Cell cell{static_cast<i8>(centre.x + n % 3 - 1), static_cast<i8>(centre.y + n / 3 - 1)};
      const GridEntry entry = state_.at(cell);
      if (is_tile(entry)) continue;
      ++missing;
      if (is_open(entry) && fitting(entry & ~kOpenFlag) == 0) return 0;
    }
    return std::min(missing, kStages - 1);
  }

  unsigned hold(SegmentId root, double points) {
    const Feature& feature = state_.features[root];
    held_[held_count_] = {root, feature.kind, feature.figures, points};
    return held_count_++;
  }
  [[nodiscard]] const Held& held(unsigned number) const { return held_[number]; }

  // The feature held as number `held` may grow into the cell: notes whom it meets there.
  void reach(unsigned held, unsigned cell) {
    if (fitting(cell) == 0) return;
    if (noted_ != nullptr) noted_->reached.insert(cell);
    grow_into(held, cell);
  }
  // The same, where it is known that some tile fits the cell.
  void grow_into(unsigned held, unsigned cell) {
    const u16 last = cells_[cell].front;
    for (u16 front = last; front != 0; front = fronts_[front].before) {
      const unsigned other = fronts_[front].held;
      if (other == held) return;
      if (held_[other].kind == held_[held].kind) meet(other, held, cell);
    }
    if (front_count_ == fronts_.size()) return;
    fronts_[front_count_] = {static_cast<u8>(held), last, static_cast<u16>(cell)};
    cells_[cell].front = static_cast<u16>(front_count_++);
  }

  [[nodiscard]] Mark mark() const { return {held_count_, front_count_, met_count_}; }
  void go_back_to(const Mark& mark) {
    while (front_count_ > mark.fronts) {
      const Front& front = fronts_[--front_count_];
      cells_[front.cell].front = front.before;
    }
    held_count_ = mark.held;
    met_count_ = mark.met;
  }

  // Calls fn(one, other, tiles that fit where they meet) for each two that one tile may join, of those met
  // after so many.
  template <class Fn>
  void for_each_meeting(unsigned after, Fn&& fn) const {
    for (unsigned i = after; i < met_count_; ++i)
      fn(held_[met_[i].one], held_[met_[i].other], met_[i].fitting);
  }

 private:
  struct CellNote {
    i16 one_more;  // than tiles fit; 0: not known yet
    u16 front;     // the last noted there; 0: none
  };
  struct Front {
    u8 held;
    u16 before;  // another at the same cell; 0: none
    u16 cell;
  };
  struct Meeting {
    u8 one, other;
    int fitting;  // at the best of their cells
  };

  void meet(unsigned one, unsigned other, unsigned cell) {
    for (unsigned i = 0; i < met_count_; ++i) {
      if (met_[i].one != one || met_[i].other != other) continue;
      met_[i].fitting = std::max(met_[i].fitting, fitting(cell));
      return;
    }
    if (met_count_ < met_.size())
      met_[met_count_++] = {static_cast<u8>(one), static_cast<u8>(other), fitting(cell)};
  }

  const Rules& rules_;
  const State& state_;
  Fits& fits_;
  Noted* noted_ = nullptr;
  // filled up to the counts
  std::array<CellNote, kMaxOpen> cells_;  // NOLINT: those of open cells
  std::array<SegmentId, 32> roots_;       // NOLINT
  std::array<Openings, 32> openings_;     // NOLINT
  std::array<Held, kMaxFigures> held_;    // NOLINT
  std::array<Front, 1024> fronts_;        // NOLINT: more are not noted
  std::array<Meeting, 96> met_;           // NOLINT: more are not noted
  unsigned known_ = 0, held_count_ = 0, front_count_ = 1, met_count_ = 0;
};

}  // namespace bastide::ai
