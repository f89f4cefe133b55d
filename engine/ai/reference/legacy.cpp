// The ranking of JCloisterZone's old player (4.x), made from a description of it: the whole turn is listed
// and what it ends in is ranked, own minus the others'. It looks at no reply. For the main game; of others it
// sees points and features alone.
#include "engine/ai/open_cells.h"
#include "engine/ai/playout.h"
#include "engine/ai/reference/one_ply.h"
#include "engine/families/carcassonne/carcassonne.h"

#include <algorithm>

namespace bastide::ai {
namespace {

constexpr double kSurely = 0.85;     // closes as good as surely
constexpr double kBonusShare = 0.8;  // of what completing would add
constexpr double kLikely = 0.55;     // cells from here on may join features
constexpr double kFarmShare = 0.99;
constexpr double kTrappedShare = 0.25;  // of others' trapped meeples
constexpr int kTrappedTurns = 7;        // turns left, above which a meeple can be trapped

// What too many features at once cost, by their number; of more the last.
using Penalties = std::array<double, 6>;
constexpr Penalties kRoads = {0, 0, 1, 2.5, 4.5, 7.5};
constexpr Penalties kCities = {0, 0, 0.5, 1.5, 3, 5};
constexpr Penalties kMonasteries = {0, 0, 0.5, 1.5, 3, 5};
constexpr Penalties kFarms = {0, 0, 5, 10, 19, 28};

class Ranking {
 public:
  Ranking(const Rules& rules, const State& state, Seat seat) : rules_(rules), state_(state), seat_(seat) {
    count_fitting(rules, state, fitting_);
  }
  double rank();

 private:
  double chance_of(Cell cell) const;
  double completion(SegmentId segment, Kind kind) const;
  void add_feature(SegmentId segment);
  void add_trapped(const FeatureValue& value, double chance);
  double joins() const;
  [[nodiscard]] double own_minus_others(unsigned seat) const { return seat == seat_ ? 1 : -1; }

  const Rules& rules_;
  const State& state_;
  const Seat seat_;
  FittingTiles fitting_;
  double rank_ = 0;
  std::array<std::array<u8, kMaxKinds>, kMaxPlayers> features_{};
};

// That somebody else does not leave a cell empty: each tile that fits is drawn by the seat as often as by
// others.
double Ranking::chance_of(Cell cell) const {
  const GridEntry entry = state_.at(cell);
  const int tiles = is_open(entry) ? fitting_.count[entry & ~kOpenFlag] : fitting_.all;
  double missed = 1;
  const double others = 1 - 1.0 / std::max(2, rules_.setup.players);
  for (int i = 0; i < tiles && missed > 1e-6; ++i) missed *= others;
  return 1 - missed;
}

double Ranking::completion(SegmentId segment, Kind kind) const {
  double chance = 1;
  if ((rules_.traits.watched_kinds >> kind & 1) != 0) {
    const Cell centre = state_.tiles[state_.tile_of[segment]].cell;
    for (int n = 0; n < 9; ++n) {
      const Cell cell{static_cast<i8>(centre.x + n % 3 - 1), static_cast<i8>(centre.y + n / 3 - 1)};
      if (!is_tile(state_.at(cell))) chance *= chance_of(cell);
    }
    return chance;
  }
  for_each_open_side(rules_, state_, segment, [&](Cell cell) { chance *= chance_of(cell); });
  return chance;
}

void Ranking::add_trapped(const FeatureValue& value, double chance) {
  if (tiles_left(state_) <= kTrappedTurns * rules_.setup.players) return;
  const double cost = chance < 0.0001 ? 12 : chance < 0.2 ? 3 : chance < 0.55 ? 1.2 : 0;
  for (unsigned seat = 0; seat < kMaxPlayers; ++seat)
    rank_ += cost * value.weight[seat] * (seat == seat_ ? -1 : kTrappedShare);
}

void Ranking::add_feature(SegmentId segment) {
  const Kind kind = feature_of(state_, segment).kind;
  const FeatureValue value = feature_value(rules_, state_, segment);
  const bool farm = kind == rules_.family->field_kind;
  const double chance = farm ? 0 : completion(segment, kind);
  const double surely = chance > kSurely ? 1 : chance;
  for (unsigned seat = 0; seat < static_cast<unsigned>(rules_.setup.players); ++seat) {
    if (value.weight[seat] != 0) ++features_[seat][kind];
    if ((value.owners >> seat & 1) == 0) continue;
    const double worth = farm ? kFarmShare * value.each[seat]
                              : value.now + kBonusShare * surely * (value.complete - value.now);
    rank_ += own_minus_others(seat) * worth;
  }
  if (!farm) add_trapped(value, chance);
}

// Features of two owners at one cell that is likely to be filled: who has more there wins what the other has.
double Ranking::joins() const {
  double sum = 0;
  for (unsigned a = 0; a < state_.figure_count; ++a) {
    const SegmentId mine = state_.figures[a].segment;
    const Feature& one = feature_of(state_, mine);
    if (state_.figures[a].seat != seat_ || (rules_.traits.closing_kinds >> one.kind & 1) == 0) continue;
    for (unsigned b = 0; b < state_.figure_count; ++b) {
      const SegmentId theirs = state_.figures[b].segment;
      const Feature& other = feature_of(state_, theirs);
      if (state_.figures[b].seat == seat_ || other.kind != one.kind || &one == &other) continue;
      double chance = 0;
      for_each_open_side(rules_, state_, mine, [&](Cell cell) {
        for_each_open_side(rules_, state_, theirs, [&](Cell there) {
          if (cell == there) chance = std::max(chance, chance_of(cell));
        });
      });
      if (chance < kLikely) continue;
      const int more = lane(one.figures, seat_) - lane(other.figures, state_.figures[b].seat);
      if (more > 0) sum += 0.5 * chance * feature_value(rules_, state_, theirs).now;
      if (more < 0) sum -= 0.5 * chance * feature_value(rules_, state_, mine).now;
    }
  }
  return sum;
}

double Ranking::rank() {
  std::array<SegmentId, kMaxFigures> seen{};
  unsigned count = 0;
  for (unsigned i = 0; i < state_.figure_count; ++i) {
    const SegmentId root = find(state_, state_.figures[i].segment);
    if (std::find(seen.begin(), seen.begin() + count, root) != seen.begin() + count) continue;
    seen[count++] = root;
    add_feature(state_.figures[i].segment);
  }
  const Penalties* const penalties[] = {&kRoads, &kCities, &kMonasteries, &kMonasteries, &kFarms};
  for (unsigned seat = 0; seat < static_cast<unsigned>(rules_.setup.players); ++seat) {
    double own = state_.score[seat];
    for (unsigned kind = 0; kind < std::size(penalties); ++kind)
      own -= (*penalties[kind])[std::min<std::size_t>(features_[seat][kind], kFarms.size() - 1)];
    const int in_hand = followers_in_hand(rules_, state_, static_cast<Seat>(seat));
    own += in_hand == 0 ? -4 : 0.15 * in_hand;
    rank_ += own_minus_others(seat) * own;
  }
  if (state_.tile_count != 0) rank_ += 0.0001 * count_neighbours(state_, state_.tiles[state_.last_tile].cell);
  return rank_ + joins();
}

class Legacy final : public Player {
 public:
  Choice choose(const Rules& rules, const State& view, const Budget&, u64 seed) override {
    const Seat seat = pending(view).who;
    list_moves(rules, view, room_, [&](const State& state) { return Ranking(rules, state, seat).rank(); });
    return best_by_worth(room_, seed);
  }

 private:
  MoveRoom room_;
};

}  // namespace

std::unique_ptr<Player> make_legacy() { return std::make_unique<Legacy>(); }

}  // namespace bastide::ai
