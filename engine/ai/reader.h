// Reads the terms of a position (terms.h), feature by feature.
#pragma once

#include "engine/ai/field_edges.h"
#include "engine/rules/steps.h"

#include <bit>

namespace bastide::ai {

// Takes a position apart: tells sum.point(seat, points) and sum.term(seat, number, amount) of it.
template <class Sum>
class Reader {
 public:
  // `edges`: of the position before the tile laid last; null: that is not known.
  Reader(const Rules& rules, const State& state, Around& around, Sum sum, bool all,
         FieldEdges* edges = nullptr)
      : rules_(rules), state_(state), around_(around), edges_(edges), sum_(sum), all_(all) {}

  void read() {
    read([](SegmentId) { return false; });
  }

  // Of features for which known(root) answers true, it has told itself what there is to tell.
  template <class Known>
  void read(Known&& known) {
    for_each_feature_in_play(rules_, state_, [&](SegmentId segment, SegmentId root) {
      if (!known(root)) read_feature(segment);
    });
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

  void read_feature(SegmentId segment) {
    const Kind kind = state_.features[find(state_, segment)].kind;
    if (((rules_.traits.closing_kinds | rules_.traits.watched_kinds) >> kind & 1) != 0)
      read_completable(segment);
    else
      read_field(segment);
  }

 private:
  void read_completable(SegmentId segment) {
    FeatureView view = view_of(rules_, state_, segment, false);
    const Feature& feature = state_.features[view.root];
    if (feature.scored) return;  // a figure that stays (SCOUT-03) brings nothing more
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
    const FieldEdge edge = read_edge(segment, around_.hold(find(state_, segment), value.now));
    for (unsigned rest = value.owners; rest != 0; rest &= rest - 1) {
      const auto seat = static_cast<unsigned>(std::countr_zero(rest));
      const auto points = static_cast<double>(value.each[seat]);
      if (all_) sum_.point(seat, points);
      sum_.term(seat, static_cast<unsigned>(kFields), 1.0);
      sum_.term(seat, static_cast<unsigned>(kFieldPoints), points);
      if (edge.sealed) sum_.term(seat, static_cast<unsigned>(kFieldSealed), points);
      sum_.term(seat, static_cast<unsigned>(kFieldGrowth), static_cast<double>(edge.growing[0]));
      sum_.term(seat, static_cast<unsigned>(kFieldGrowthTwo), static_cast<double>(edge.growing[1]));
      sum_.term(seat, static_cast<unsigned>(kFieldGrowthMore), static_cast<double>(edge.growing[2]));
    }
  }

  FieldEdge read_edge(SegmentId field, unsigned held) {
    FieldEdge edge;
    if (edges_ != nullptr && edges_->read(state_, field, around_, held, edge)) return edge;
    return read_whole_edge(rules_, state_, field, around_, held);
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
  FieldEdges* edges_;
  Sum sum_;
  const bool all_;
};

}  // namespace bastide::ai
