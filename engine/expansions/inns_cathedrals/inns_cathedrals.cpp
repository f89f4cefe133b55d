#include "engine/expansions/inns_cathedrals/inns_cathedrals.h"

#include "engine/families/carcassonne/carcassonne.h"

namespace bastide::inns_cathedrals {
namespace {

// Placing the large meeple is the core's, which goes by its kinds; so is its weight of two (INN-04).
constexpr PieceDef kPieces[] = {{.key = "large_meeple", .weight = 2, .kinds = carcassonne::kMeepleKinds}};

enum Local : u8 { kInn = 0, kCathedral = 1 };  // numbers in both lists
constexpr CounterDef kCounters[] = {{"inn"}, {"cathedral"}};
constexpr ReasonDef kReasons[] = {{"inn"}, {"cathedral"}};

void modify_points(const Rules& rules, const State&, const FeatureView& feature, Points& points) {
  const auto has = [&](Local mark) { return lane(feature.counters, rules.counter(kId, mark)) > 0; };
  const bool inn = feature.kind == carcassonne::kRoad && has(kInn);
  const bool cathedral = feature.kind == carcassonne::kCity && has(kCathedral);
  if (!inn && !cathedral) return;
  if (!feature.complete) {  // worth nothing at the end (INN-01, INN-02)
    points.clear();
    return;
  }
  // One more point per tile, and in a city per coat of arms.
  if (inn) points.add(rules.reason(kId, kInn), feature.tiles);
  if (cathedral)
    points.add(rules.reason(kId, kCathedral),
               feature.tiles + lane(feature.counters, carcassonne::kCoatsOfArms));
}

}  // namespace

const Expansion kExpansion{
    .id = kId,
    .key = "inns_cathedrals",
    .pieces = kPieces,
    .counters = kCounters,
    .reasons = kReasons,
    .tile_set = [](const Setup&) -> std::string_view { return "inns_cathedrals"; },
    .modify_points = modify_points,
};

}  // namespace bastide::inns_cathedrals
