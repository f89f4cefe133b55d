// What the features that somebody stands in are worth before a tile is laid, and how fields can grow.
// Wherever it is laid, most of that stays as it is, and is then known without reading it anew.
#pragma once

#include "engine/ai/field_edges.h"

#include <optional>

namespace bastide::ai {

class Before {
 public:
  // Reads `state`, in which a tile is about to be laid; it stays as it is until forget() is called. Where
  // features change by what happens elsewhere too, only of fields is noted how they can grow.
  void read(const Rules& rules, const State& state, Fits& fits, const TermValues& weight);
  void forget() { state_ = nullptr; }

  // To be called before features of `after`, which is read `whole` (is_read_whole) or not, are asked for;
  // false: nothing is known of it, for it is not that position with one tile more.
  [[nodiscard]] bool look_at(const Rules& rules, const State& after, const TermValues& weight, bool whole);
  // Adds what the feature is worth in the position looked at last to `out`, and notes in `around` where it
  // may grow, as a Reader does; false: that may have changed.
  bool tell(const State& after, SegmentId root, Around& around, Worths& out) const;
  // Of the position looked at last.
  FieldEdges& edges() { return edges_; }

 private:
  struct Known {
    Feature feature;  // as it was
    u32 memory;       // what expansions remember of it (Expansion::memory_of)
    bool grows;       // it is held (Around::hold)
    bool surrounded;
    Cell cell;      // of a surrounded one
    double points;  // with which it is held
    Noted noted;
    Worths worths;
  };
  void lay(Cell cell);
  [[nodiscard]] bool is_near(const Known& known, const OpenCells& changed) const;

  const Rules* rules_ = nullptr;
  const State* state_ = nullptr;
  const TermValues* weight_ = nullptr;
  std::optional<Around> around_;  // of that position
  FieldEdges edges_;
  Cell laid_{};                           // where the tile lies that was laid last
  std::array<bool, kMaxFigures> near_{};  // of those known: it may change them
  bool alone_ = false;                    // no feature changes by what happens elsewhere
  bool whole_ = false;                    // it was read whole
  bool known_now_ = false;  // in the position looked at last what features are worth is as it was
  bool is_laid_ = false;
  unsigned count_ = 0;
  std::array<SegmentId, kMaxFigures> roots_;  // NOLINT: filled up to count_
  std::array<Known, kMaxFigures> known_;      // NOLINT: likewise
};

}  // namespace bastide::ai
