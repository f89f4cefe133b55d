// What the main game's features are worth, and its family descriptor.
#include "engine/families/carcassonne/carcassonne.h"

#include "engine/families/carcassonne/fields.h"
#include "engine/families/carcassonne/load.h"
#include "engine/rules/steps.h"

namespace bastide::carcassonne {
namespace {

constexpr KindDef kKinds[] = {{"road"}, {"city"}, {"monastery"}, {"garden"}, {"field"}, {"river"}};
// BASE-03: the eighth meeple counts points
constexpr PieceDef kPieces[] = {{.key = "meeple", .weight = 1, .kinds = kMeepleKinds, .count = 7}};
// "pennants" is the protocol's word for coats of arms, from its first version on.
constexpr ReasonDef kReasons[] = {{"tiles"},  {"pennants"},   {"monastery"},
                                  {"garden"}, {"neighbours"}, {"cities"}};
constexpr CounterDef kCounters[] = {{"coats_of_arms"}};

void city_points(const Rules& rules, const FeatureView& city, Points& points) {
  int each = city.complete ? 2 : 1;  // BASE-31, BASE-51
  if (city.complete && city.tiles == 2 && option(rules.setup, kSmallCities) != 0) each = 1;  // ED-05
  points.add(kTilesReason, each * city.tiles);
  points.add(kCoatsOfArmsReason, each * lane(city.counters, kCoatsOfArms));
}

void feature_points(const Rules& rules, const State& state, const FeatureView& feature, Points& points) {
  switch (feature.kind) {
    case kRoad:
      points.add(kTilesReason, feature.tiles);  // BASE-30, BASE-51
      break;
    case kCity: city_points(rules, feature, points); break;
    default: {  // monastery, garden: 1 and 1 per neighbour (BASE-33, BASE-51, ABB-01)
      const i16 open = state.features[feature.root].open;
      const int missing = feature.complete || open < 0 ? 0 : open;
      points.add(feature.kind == kGarden ? kGardenReason : kMonasteryReason, 1);
      points.add(kNeighboursReason, 8 - missing);
      break;
    }
  }
}

// BASE-05: the start tile, unless an expansion has laid another beginning.
void start(const Rules& rules, State& state) {
  if (state.tile_count != 0) return;
  if (rules.start_design == kNoDesign) {  // HOUSE-04: the first tile drawn lies there
    open_first_cell(state, {0, 0});
    return;
  }
  --state.bag[rules.start_design];
  --state.group_left[rules.designs[rules.start_design].group];
  lay_tile(state, rules.traits, rules.designs.data(), rules.start_design, {0, 0}, 0);
}

void memories(const Rules& rules, KindList& kinds) {
  kinds.add(kCity);
  kinds.add(kRoad);
  kinds.add(farmers(rules.setup) ? kField : kMonastery);
}

// A house rule leaves out what is unfinished (HOUSE-09); under ED-06 a city brings points once, however many
// fields around it are a seat's.
bool ends_by_features(const Rules& rules, const State&) {
  if (option(rules.setup, kFarmersByCity) != 0) return false;
  for (int line = rules.ending; line < rules.step_count; ++line) {
    if (rules.steps[static_cast<unsigned>(line)].run == score_unfinished_features) return true;
  }
  return false;
}

// Under ED-06 farmers of other fields count at the cities around a field.
bool features_stand_alone(const Rules& rules) { return option(rules.setup, kFarmersByCity) == 0; }

}  // namespace

const std::array<OptionDef, 4> kOptions = {{
    {.key = "edition",
     .fallback = static_cast<u8>(Edition::C2),
     .high = kEditionKeys.size() - 1,
     .choices = kEditionKeys,
     .link = 'e'},
    {.key = "farmers", .fallback = 1, .link = 'f'},
    {.key = "small_cities"},
    {.key = "farmers_by_city"},
}};

const Family kFamily{
    .key = "carcassonne",
    // Every terrain only beside itself (BASE-11).
    .traits = {.match = {1, 2, 4, 8},
               .closing_kinds = bit(kRoad) | bit(kCity),
               .watched_kinds = bit(kMonastery) | bit(kGarden)},
    .kinds = kKinds,
    .pieces = kPieces,
    .reasons = kReasons,
    .counters = kCounters,
    .options = kOptions,
    .core = &kCoreRules,
    .build = load,
    .finish_build = find_deployable_kinds,
    .start = start,
    .points_of = feature_points,
    .value_of = field_value,
    .ends_by_features = ends_by_features,
    .features_stand_alone = features_stand_alone,
    .memories = memories,
    .field_kind = kField,
};

std::array<int, 2> completed(const State& state, const std::array<Kind, 2>& kinds) {
  int first = 0, second = 0;
  for (unsigned s = 0; s < state.segment_count; ++s) {
    const Feature& feature = state.features[s];
    // no branch on what is as good as random
    const int counts = static_cast<int>(state.parent[s] == s) & static_cast<int>(is_complete(feature));
    first += counts & static_cast<int>(feature.kind == kinds[0]);
    second += counts & static_cast<int>(feature.kind == kinds[1]);
  }
  return {first, second};
}

// In the order of BASE-38 and BASE-50.
StepResult score_unfinished_features(const Rules& rules, State& state, EventLog* events) {
  for (const Kind kind : {kRoad, kCity, kMonastery, kGarden}) score_unfinished(rules, state, kind, events);
  return StepResult::Next;
}

}  // namespace bastide::carcassonne
