#include "engine/ai/terms.h"

#include "engine/ai/open_cells.h"
#include "engine/families/carcassonne/carcassonne.h"
#include "engine/rules/steps.h"

#include <algorithm>
#include <bit>
#include <cstring>
#include <optional>

namespace bastide::ai {
namespace {

// What is open around a feature: different cells, and how many tiles fit the hardest. Nothing is set from the
// beginning here and in what `Around` keeps besides: it is made for every position, and uses little of it.
struct Openings {
  std::array<u16, 3> cells;  // indices of open cells, filled up to count
  unsigned count;            // 3: three or more
  int fewest;
};

unsigned stage_of_closing(const Openings& open) {
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

 private:
  std::array<SegmentId, kMaxFigures> items_;  // NOLINT: filled up to count_
  unsigned count_ = 0;
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

  // Tiles that fit an open cell: as many as there would be for two players with as many turns each, so that
  // a number stands for the same chance to draw one; none only where none fits.
  int fitting(unsigned cell) {
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
    for (unsigned i = 0; i < known_; ++i) {
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

  // The feature held as number `held` may grow into the cell: notes whom it meets there.
  void reach(unsigned held, unsigned cell) {
    if (fitting(cell) == 0) return;
    const u8 last = cells_[cell].front;
    for (u8 front = last; front != 0; front = fronts_[front].before) {
      const unsigned other = fronts_[front].held;
      if (other == held) return;
      if (held_[other].kind == held_[held].kind) meet(other, held, cell);
    }
    if (front_count_ == fronts_.size()) return;
    fronts_[front_count_] = {static_cast<u8>(held), last, static_cast<u16>(cell)};
    cells_[cell].front = static_cast<u8>(front_count_++);
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
    u8 front;      // the last noted there; 0: none
  };
  struct Front {
    u8 held, before;  // before: another at the same cell; 0: none
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
  // filled up to the counts
  std::array<CellNote, kMaxOpen> cells_;  // NOLINT: those of open cells
  std::array<SegmentId, 32> roots_;       // NOLINT
  std::array<Openings, 32> openings_;     // NOLINT
  std::array<Held, kMaxFigures> held_;    // NOLINT
  std::array<Front, 255> fronts_;         // NOLINT
  std::array<Meeting, 32> met_;           // NOLINT
  unsigned known_ = 0, held_count_ = 0, front_count_ = 1, met_count_ = 0;
};

// Takes a position apart: tells sum.point(seat, points) and sum.term(seat, number, amount) of it.
template <class Sum>
class Reader {
 public:
  Reader(const Rules& rules, const State& state, Around& around, Sum sum, bool all)
      : rules_(rules), state_(state), around_(around), sum_(sum), all_(all) {}

  void read() {
    SegmentSet seen;
    for (unsigned i = 0; i < state_.figure_count; ++i) {
      const SegmentId segment = state_.figures[i].segment;
      if (seen.insert(find(state_, segment))) read_feature(segment);
    }
    read_meetings(0);
    for (int seat = 0; seat < rules_.setup.players; ++seat) {
      const int in_hand = followers_in_hand(rules_, state_, static_cast<Seat>(seat));
      sum_.term(static_cast<unsigned>(seat), kInHand + static_cast<unsigned>(std::min(in_hand, 7)), 1.0);
    }
    if (!is_over(state_) && state_.hand == kNoDesign && state_.parts == 0)
      sum_.term(state_.active, static_cast<unsigned>(kToMove), 1.0);
  }

  // What a feature adds that was not read before; takes back what was noted of it.
  void read_beside(SegmentId segment) {
    const Around::Mark mark = around_.mark();
    read_feature(segment);
    read_meetings(mark.met);
    around_.go_back_to(mark);
  }

 private:
  void read_feature(SegmentId segment) {
    const Kind kind = state_.features[find(state_, segment)].kind;
    if (((rules_.traits.closing_kinds | rules_.traits.watched_kinds) >> kind & 1) != 0)
      read_completable(segment);
    else
      read_field(segment);
  }

  void read_completable(SegmentId segment) {
    FeatureView view = view_of(rules_, state_, segment, false);
    const Feature& feature = state_.features[view.root];
    Points now, complete;
    points_of(rules_, state_, view, now);
    view.complete = true;
    points_of(rules_, state_, view, complete);
    const bool done = is_complete(feature);  // scored by whoever ends the game, unless that is done here
    const double gain = complete.total() - now.total();
    unsigned sort = 2, stage = 0;
    if (!done && (rules_.traits.closing_kinds >> feature.kind & 1) != 0) {
      sort = gain > 0 ? 1 : 0;
      const unsigned held = around_.hold(view.root, now.total());
      stage =
          stage_of_closing(around_.look_around(segment, [&](unsigned cell) { around_.reach(held, cell); }));
    } else if (!done) {
      stage = around_.stage_of_surrounded(segment);
    }
    const unsigned at = sort * kStages + stage;
    for (unsigned rest = majority(feature.figures); rest != 0; rest &= rest - 1) {
      const auto seat = static_cast<unsigned>(std::countr_zero(rest));
      if (all_) sum_.point(seat, done ? complete.total() : now.total());
      if (done) continue;
      sum_.term(seat, kGain + at, gain);
      sum_.term(seat, kNow + sort, static_cast<double>(now.total()));
    }
    if (done) return;
    for (int seat = 0; seat < rules_.setup.players; ++seat) {
      const int weight = lane(feature.figures, seat);
      if (weight != 0) sum_.term(static_cast<unsigned>(seat), kTied + at, static_cast<double>(weight));
    }
    read_rivals(feature.figures, kShared, kContested, kLost);
  }

  // Where more than one seat has meeples.
  void read_rivals(Lanes figures, unsigned shared, unsigned contested, unsigned lost) {
    const unsigned owners = majority(figures);
    const bool several = std::popcount(owners) > 1;
    bool rivals = several;
    for (int seat = 0; seat < rules_.setup.players; ++seat) {
      const int weight = lane(figures, seat);
      if (weight == 0) continue;
      if ((owners >> seat & 1) == 0) {
        sum_.term(static_cast<unsigned>(seat), lost, static_cast<double>(weight));
        rivals = true;
      } else if (several) {
        sum_.term(static_cast<unsigned>(seat), shared, 1.0);
      }
    }
    if (rivals && !several && contested < kTerms)
      sum_.term(static_cast<unsigned>(std::countr_zero(owners)), contested, 1.0);
  }

  void read_field(SegmentId segment) {
    const FeatureValue value = feature_value(rules_, state_, segment);
    if (value.owners == 0) return;
    read_rivals(feature_of(state_, segment).figures, kFieldShared, kTerms, kFieldLost);
    std::array<int, 3> growing{};
    const bool sealed = look_around_field(segment, around_.hold(find(state_, segment), value.now), growing);
    for (unsigned rest = value.owners; rest != 0; rest &= rest - 1) {
      const auto seat = static_cast<unsigned>(std::countr_zero(rest));
      const auto points = static_cast<double>(value.each[seat]);
      if (all_) sum_.point(seat, points);
      sum_.term(seat, static_cast<unsigned>(kFields), 1.0);
      sum_.term(seat, static_cast<unsigned>(kFieldPoints), points);
      if (sealed) sum_.term(seat, static_cast<unsigned>(kFieldSealed), points);
      sum_.term(seat, static_cast<unsigned>(kFieldGrowth), static_cast<double>(growing[0]));
      sum_.term(seat, static_cast<unsigned>(kFieldGrowthTwo), static_cast<double>(growing[1]));
      sum_.term(seat, static_cast<unsigned>(kFieldGrowthMore), static_cast<double>(growing[2]));
    }
  }

  // Counts the cities at a field's edge that are not complete and may be, by the cells that are open around
  // them; whether no tile can make the field itself larger.
  bool look_around_field(SegmentId field, unsigned held, std::array<int, 3>& growing) {
    SegmentSet seen;
    bool sealed = true;
    for_each_segment(state_, field, [&](SegmentId s) {
      const PlacedTile& tile = state_.tiles[state_.tile_of[s]];
      const SegmentDesign& design = rules_.designs[tile.design].segments[local_segment(tile, s)];
      for (int side = 0; side < kSides; ++side) {
        if ((design.halves >> (2 * side) & 3) == 0) continue;
        const GridEntry entry = state_.at(neighbour(tile.cell, board_side(side, tile.rotation)));
        if (!is_open(entry) || around_.fitting(entry & ~kOpenFlag) == 0) continue;
        sealed = false;
        around_.reach(held, entry & ~kOpenFlag);
      }
      for (unsigned rest = design.touches; rest != 0; rest &= rest - 1) {
        const SegmentId root = find(state_, segment_id(tile, static_cast<unsigned>(std::countr_zero(rest))));
        if (is_complete(state_.features[root]) || !seen.insert(root)) continue;
        const Openings open = around_.openings_of(root);
        if (open.count != 0 && open.fewest > 0) ++growing[open.count - 1];
      }
    });
    return sealed;
  }

  // What features of different seats would bring each if they were one; of those met after so many.
  void read_meetings(unsigned after) {
    around_.for_each_meeting(after, [&](const Held& one, const Held& other, int fitting) {
      const unsigned of_one = majority(one.figures), of_other = majority(other.figures);
      const unsigned of_both = majority(one.figures + other.figures);
      if (of_one == of_other && of_both == of_one) return;
      const bool closing = (rules_.traits.closing_kinds >> one.kind & 1) != 0;
      const unsigned at = closing ? kJoin + (fitting <= 3 ? 0 : kJoins) : kFieldJoin;
      const bool shared = std::popcount(of_both) > 1;
      for (unsigned seats = of_one | of_other; seats != 0; seats &= seats - 1) {
        const auto seat = static_cast<unsigned>(std::countr_zero(seats));
        double change = (of_both >> seat & 1) != 0 ? one.points + other.points : 0;
        change -=
            ((of_one >> seat & 1) != 0 ? one.points : 0) + ((of_other >> seat & 1) != 0 ? other.points : 0);
        if (change > 0) sum_.term(seat, at + (shared ? 0 : 1), change);
        if (change < 0) sum_.term(seat, at + 2, -change);
      }
    });
  }

  const Rules& rules_;
  const State& state_;
  Around& around_;
  Sum sum_;
  const bool all_;
};

}  // namespace

std::array<double, kPhases> phase_shares(int tiles) {
  std::array<double, kPhases> shares{};
  const double left = tiles;
  if (left <= kPhaseTiles[0]) {
    shares[0] = left / kPhaseTiles[0];
  } else if (left >= kPhaseTiles[kPhases - 1]) {
    shares[kPhases - 1] = 1;
  } else {
    unsigned i = 0;
    while (left > kPhaseTiles[i + 1]) ++i;
    const double part = (left - kPhaseTiles[i]) / (kPhaseTiles[i + 1] - kPhaseTiles[i]);
    shares[i] = 1 - part;
    shares[i + 1] = part;
  }
  return shares;
}

int tiles_for_two(const Rules& rules, const State& state) {
  return std::min(tiles_left(state) * 2 / rules.setup.players, kMostTilesForTwo);
}

bool is_read_whole(const Rules& rules, const State& state) {
  if (rules.family != &carcassonne::kFamily || state.gain_count != 0) return false;
  // a house rule leaves out what is unfinished; what an expansion does in a step of its own, only it knows
  bool unfinished = false, others = false;
  for (int line = rules.ending; line < rules.step_count; ++line) {
    const Step& step = rules.steps[static_cast<unsigned>(line)];
    unfinished = unfinished || step.run == carcassonne::score_unfinished_features;
    others = others || step.expansion != kCoreId;
  }
  return unfinished && !others;
}

namespace {

// What expansions give in the end besides features (Expansion::final_scoring); the state is as it was.
void add_final_points(const Rules& rules, State& state, Worths& out) {
  if (rules.hooks.final_scoring.empty()) return;
  const auto score = state.score, on_second = state.on_second;
  for (const auto hook : rules.hooks.final_scoring) hook(rules, state, nullptr);
  for (unsigned i = 0; i < state.gain_count; ++i) out[state.gains[i].seat] += state.gains[i].points.total();
  for (std::size_t seat = 0; seat < score.size(); ++seat) out[seat] += state.score[seat] - score[seat];
  state.gain_count = 0;
  state.score = score;
  state.on_second = on_second;
}

struct SumOfTerms {
  Reading& reading;
  void point(unsigned seat, double points) { reading.points[seat] += points; }
  void term(unsigned seat, unsigned number, double amount) { reading.terms[seat][number] += amount; }
};

struct SumByWeight {
  Worths& out;
  const TermValues& weight;
  void point(unsigned seat, double points) { out[seat] += points; }
  void term(unsigned seat, unsigned number, double amount) { out[seat] += weight[number] * amount; }
};

}  // namespace

void read_position(const Rules& rules, State& state, Fits& fits, Reading& reading) {
  reading = Reading{};
  if (!is_over(state)) {
    const bool whole = is_read_whole(rules, state);
    Around around(rules, state, fits);
    Reader(rules, state, around, SumOfTerms{reading}, whole).read();
    reading.tiles = tiles_for_two(rules, state);
    if (whole)
      add_final_points(rules, state, reading.points);
    else
      end_here(rules, state);
  }
  for (std::size_t seat = 0; seat < reading.points.size(); ++seat) reading.points[seat] += state.score[seat];
}

struct Weigher::Last {
  std::optional<Around> around;  // none: nothing can be told by what differs
  const TermValues* weight = nullptr;
  Worths worths{};
};

Weigher::Weigher() : last_(std::make_unique<Last>()) {}
Weigher::~Weigher() = default;

void Weigher::weigh(const Rules& rules, State& state, Fits& fits, const PhaseWeights& weights, Worths& out) {
  out.fill(0);
  Last& last = *last_;
  last.around.reset();
  if (is_over(state)) {
    for (std::size_t seat = 0; seat < out.size(); ++seat) out[seat] = state.score[seat];
    return;
  }
  const bool whole = is_read_whole(rules, state);
  const TermValues& weight = weights[static_cast<std::size_t>(tiles_for_two(rules, state))];
  Around& around = last.around.emplace(rules, state, fits);
  Reader(rules, state, around, SumByWeight{out, weight}, whole).read();
  if (whole) {
    add_final_points(rules, state, out);
  } else {
    last.around.reset();
    end_here(rules, state);
  }
  for (std::size_t seat = 0; seat < out.size(); ++seat) out[seat] += state.score[seat];
  last.weight = &weight;
  last.worths = out;
}

bool Weigher::weigh_with(const Rules& rules, State& state, Seat seat, const Action& placed, Worths& out) {
  Last& last = *last_;
  if (!last.around || placed.verb != Verb::DeployPiece || placed.expansion != kCoreId ||
      rules.pieces[placed.piece].weight == 0)
    return false;
  const SegmentId segment = segment_id(state.tiles[state.last_tile], placed.segment);
  Feature& feature = state.features[find(state, segment)];
  const bool scores = ((rules.traits.closing_kinds | rules.traits.watched_kinds) >> feature.kind & 1) != 0 &&
                      is_complete(feature);
  if (scores || feature.figures != 0) return false;
  const TermValues& weight = *last.weight;
  const auto in_hand = [&] {
    return weight[kInHand + static_cast<unsigned>(std::min(followers_in_hand(rules, state, seat), 7))];
  };
  out = last.worths;
  out[seat] -= in_hand();
  put_figure(rules, state, seat, placed.piece, segment, nullptr);
  out[seat] += in_hand();
  Reader(rules, state, *last.around, SumByWeight{out, weight}, true).read_beside(segment);
  --state.figure_count;
  feature.figures = 0;
  ++state.supply[seat][placed.piece];
  return true;
}

std::string term_name(unsigned term) {
  constexpr std::string_view kSortNames[kSorts] = {"road", "city", "surrounded"};
  const auto staged = [&](std::string_view what, unsigned at) {
    return std::string(what) + "_" + std::string(kSortNames[at / kStages]) + "_" +
           std::to_string(at % kStages);
  };
  if (term < kTied) return "in_hand_" + std::to_string(term);
  if (term < kGain) return staged("tied", term - kTied);
  if (term < kFields) return staged("gain", term - kGain);
  constexpr std::string_view kRest[] = {"fields",           "field_points",
                                        "field_growth",     "field_shared",
                                        "field_lost",       "shared",
                                        "contested",        "lost",
                                        "now_road",         "now_city",
                                        "now_surrounded",   "to_move",
                                        "field_growth_two", "field_growth_more",
                                        "field_sealed",     "join_few_shared",
                                        "join_few_won",     "join_few_lost",
                                        "join_shared",      "join_won",
                                        "join_lost",        "field_join_shared",
                                        "field_join_won",   "field_join_lost"};
  return std::string(kRest[term - kFields]);
}

}  // namespace bastide::ai
