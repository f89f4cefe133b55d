#include "engine/expansions/inns_cathedrals/inns_cathedrals.h"

#include "engine/families/carcassonne/carcassonne.h"
#include "engine/rules/rooms.h"
#include "engine/rules/rules.h"

namespace bastide::inns_cathedrals {
namespace {

// The large meeple is the core's: PieceDef gives it its weight of two (INN-04).
void build(RulesBuilder& builder) { builder.give(carcassonne::kLargeMeeple, 1); }

void modify_points(const Rules&, const State&, const FeatureView& feature, Points& points) {
  const bool inn = feature.kind == carcassonne::kRoad && lane(feature.counters, carcassonne::kInns) > 0;
  const bool cathedral =
      feature.kind == carcassonne::kCity && lane(feature.counters, carcassonne::kCathedrals) > 0;
  if (!inn && !cathedral) return;
  if (!feature.complete) {  // worth nothing at the end (INN-01, INN-02)
    points.clear();
    return;
  }
  // One more point per tile, and in a city per coat of arms.
  if (inn) points.add("inn", feature.tiles);
  if (cathedral) points.add("cathedral", feature.tiles + lane(feature.counters, carcassonne::kPennants));
}

}  // namespace

const Room kRoom{
    .id = rooms::kInnsCathedrals,
    .key = "inns_cathedrals",
    .tile_set = [](Edition) -> std::string_view { return "inns_cathedrals"; },
    .build = build,
    .modify_points = modify_points,
};

}  // namespace bastide::inns_cathedrals
