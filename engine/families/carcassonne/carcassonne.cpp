// What the main game's features are worth, and its family descriptor.
#include "engine/families/carcassonne/carcassonne.h"

#include "engine/families/carcassonne/fields.h"
#include "engine/rules/rules.h"

namespace bastide::carcassonne {
namespace {

constexpr KindDef kKinds[] = {{"road"}, {"city"}, {"monastery"}, {"garden"}, {"field"}, {"river"}};

constexpr u8 bit(Kind kind) { return static_cast<u8>(1u << kind); }
constexpr u8 kMeepleKinds = bit(kRoad) | bit(kCity) | bit(kMonastery) | bit(kField);  // BASE-14

constexpr PieceDef kPieces[] = {
    {"meeple", 1, kMeepleKinds},
    {"large_meeple", 2, kMeepleKinds},             // INN-04
    {"abbot", 1, bit(kMonastery) | bit(kGarden)},  // ABB-01, ABB-02
    {"builder", 0, 0},                             // TRA-03
    {"pig", 0, 0},                                 // TRA-07
};

void city_points(const Rules& rules, const FeatureView& city, Points& points) {
  int each = city.complete ? 2 : 1;                                                        // BASE-31, BASE-51
  if (city.complete && city.tiles == 2 && rules.setup.has(Option::SmallCities)) each = 1;  // ED-05
  points.add("tiles", each * city.tiles);
  points.add("pennants", each * lane(city.counters, kPennants));
}

void feature_points(const Rules& rules, const State& state, const FeatureView& feature, Points& points) {
  switch (feature.kind) {
    case kRoad:
      points.add("tiles", feature.tiles);  // BASE-30, BASE-51
      break;
    case kCity: city_points(rules, feature, points); break;
    default: {  // monastery, garden: 1 and 1 per neighbour (BASE-33, BASE-51, ABB-01)
      const i16 open = state.features[feature.root].open;
      const int missing = feature.complete || open < 0 ? 0 : open;
      points.add(feature.kind == kGarden ? "garden" : "monastery", 1);
      points.add("neighbours", 8 - missing);
      break;
    }
  }
}

}  // namespace

const Family kFamily{
    .key = "carcassonne",
    // Every terrain only beside itself (BASE-11).
    .traits = {.match = {1, 2, 4, 8},
               .closing_kinds = bit(kRoad) | bit(kCity),
               .watched_kinds = bit(kMonastery) | bit(kGarden)},
    .kinds = kKinds,
    .pieces = kPieces,
    .points_of = feature_points,
    .score_fields = score_fields,
    .field_value = field_value,
    .scoring_order_count = 4,
    .scoring_order = {kRoad, kCity, kMonastery, kGarden},
    .field_kind = kField,
};

}  // namespace bastide::carcassonne
