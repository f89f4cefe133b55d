// Whether it matters in which order a seat's areas are scored (CAS-25): every order is tried, with every use
// of tokens in it. They all bring the same points; what differs is where the counter stops on its way, and so
// which tokens it takes off the wall (CAS-30). To see what a token is before another one is used
// counts for nothing here: it is of no use in this turn (CAS-31).
#include "engine/families/castle/castle.h"

#include <algorithm>

namespace bastide::castle {
namespace {

class Orders {
 public:
  Orders(const Rules& rules, const State& state, Seat seat, std::span<const Due> areas)
      : rules_(rules), areas_(areas), start_{.score = state.score[seat], .on_wall = memory(state).on_wall} {
    for (const Due& area : areas) {
      if (area.token >= 0) left(start_, area) = static_cast<u8>(usable(state, seat, area.token));
    }
  }

  // Whether two orders lead to different ends; the first `placed` areas of an order are settled.
  bool differ(unsigned placed = 0) {
    if (placed == areas_.size()) return is_unlike_first();
    for (unsigned i = 0; i < areas_.size(); ++i) {
      if ((in_order_ >> i & 1) != 0) continue;
      in_order_ |= 1u << i;
      order_[placed] = static_cast<u8>(i);
      if (differ(placed + 1)) return true;
      in_order_ &= ~(1u << i);
    }
    return false;
  }

 private:
  // The counter on its way.
  struct Way {
    int score = 0;
    u16 on_wall = 0;           // bit per corner tower with a token
    std::array<u8, 2> left{};  // tokens that may still raise points: for towers, for houses
  };
  // What can come of an order: by what is chosen meanwhile, one or several ends, each once.
  static constexpr unsigned kMostEnds = 64;
  struct Ends {
    ShortList<u64, kMostEnds> list;
    bool too_many = false;
    [[nodiscard]] bool has(u64 end) const { return std::find(list.begin(), list.end(), end) != list.end(); }
    void add(u64 end) {
      if (has(end)) return;
      too_many = too_many || list.size() == kMostEnds;
      if (!too_many) list.add(end);
    }
  };

  static u8& left(Way& way, const Due& area) {
    return way.left[static_cast<unsigned>(area.token - kTowerX4)];
  }

  [[nodiscard]] Way stop(Way way, int points) const {
    way.score += points;
    const int tower = facts(rules_).track[static_cast<unsigned>(space_of(rules_, way.score))].tower;
    if (tower >= 0) way.on_wall = static_cast<u16>(way.on_wall & ~(1u << tower));
    return way;
  }

  void follow(const Way& way, unsigned place, Ends& ends) const {
    if (place == areas_.size()) {
      ends.add(static_cast<u64>(way.score) << 32 | u64{way.on_wall} << 16 | u64{way.left[0]} << 8 |
               way.left[1]);
      return;
    }
    const Due& area = areas_[order_[place]];
    follow(stop(way, area.points), place + 1, ends);
    if (area.token < 0) return;
    Way raised = way;
    if (left(raised, area) == 0) return;
    --left(raised, area);
    follow(stop(raised, 2 * area.points), place + 1, ends);
  }

  bool is_unlike_first() {
    Ends ends;
    follow(start_, 0, ends);
    if (ends.too_many) return true;
    if (first_.list.empty()) first_ = ends;
    return ends.list.size() != first_.list.size() ||
           !std::all_of(ends.list.begin(), ends.list.end(), [&](u64 end) { return first_.has(end); });
  }

  const Rules& rules_;
  std::span<const Due> areas_;
  Way start_;
  std::array<u8, kMostDue> order_{};
  unsigned in_order_ = 0;  // bit per area that has its place
  Ends first_;             // of the first order
};

}  // namespace

bool order_matters(const Rules& rules, const State& state, Seat seat, std::span<const Due> areas) {
  if (areas.size() < 2 || memory(state).on_wall == 0) return false;
  return Orders(rules, state, seat, areas).differ();
}

}  // namespace bastide::castle
