// A family is a stand-alone game: its terrains, matching, kinds of features, pieces and scoring,
// chosen once per game. Expansions (rooms) stack on a family; families never stack.
#pragma once

#include "engine/core/landscape.h"
#include "engine/core/points.h"

#include <span>
#include <string_view>

namespace bastide {

struct Rules;
class EventLog;

struct KindDef {
  std::string_view key;  // "road": locale key "feature.road", protocol name
};

// A kind of figure a player may own. Meeples (weight > 0) follow the ordinary placing rules on the
// kinds of `kinds`; special figures (weight 0) are placed by their room.
struct PieceDef {
  std::string_view key;  // "meeple": locale key "piece.meeple", protocol name
  u8 weight = 0;         // meeples it counts as in a majority
  u8 kinds = 0;          // bit per Kind it may stand on
};

// A feature to be scored or valued.
struct FeatureView {
  SegmentId segment = 0;  // any of its segments
  SegmentId root = 0;
  Kind kind = 0;
  bool complete = false;  // scored as complete; else by final scoring (BASE-51)
  int tiles = 0;          // distinct tiles
  Lanes counters = 0;
};

struct Family {
  std::string_view key;
  LandscapeTraits traits;
  std::span<const KindDef> kinds;
  std::span<const PieceDef> pieces;
  // The points of a road, city, monastery or garden, before rooms modify them.
  void (*points_of)(const Rules& rules, const State& state, const FeatureView& feature, Points& points);
  // What fields are worth, and whatever else the family scores last.
  void (*score_fields)(const Rules& rules, State& state, EventLog* events);
  // Value of one field for one seat, as final scoring would give it now; `pig_value` etc. are rooms'.
  int (*field_value)(const Rules& rules, const State& state, SegmentId field, Seat seat);
  u8 scoring_order_count;
  std::array<Kind, 4> scoring_order;  // BASE-38, BASE-50: roads, cities, monasteries, gardens
  Kind field_kind;
};

}  // namespace bastide
