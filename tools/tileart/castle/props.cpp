// Every prop kind of the Castle with its shadow, flags and offsets, then those of the landscape; the order is
// the order in the atlas.
#include "tools/tileart/castle/props.h"

namespace bastide::art::castle {

namespace {

constexpr PropKind kOwn[] = {
    {"hall", 4, hall, 30, 30, 0},
    {"row", 6, row_house, 20, 26, 0},
    {"gable", 6, gable_house, 15, 30, 0},
    {"corner", 3, corner_house, 13, 36, kTall},
    {"round", 4, round_tower, 17, 46, kTall},
    {"keep", 3, square_keep, 19, 42, kTall},
    {"drum", 2, drum_tower, 14, 34, kTall},
    {"porchN", 1, porch_north, 12, 14, kDirectional},
    {"porchE", 1, porch_east, 12, 14, kDirectional},
    {"porchS", 1, porch_south, 12, 14, kDirectional},
    {"porchW", 1, porch_west, 12, 14, kDirectional},
    {"well", 1, castle_well, 16, 16, kLandmark, 0, 14},
    {"market", 2, market, 26, 16, kLandmark, 0, 19},
    {"post", 1, square_post, 6, 14, kLandmark, 0, 6},
    {"washing", 2, washing, 16, 8, kSmall},
    {"cart", 2, cart, 13, 8, kSmall},
    {"barrels", 2, barrels, 8, 7, kSmall},
    {"topiary", 2, topiary, 4, 7, kSmall},
    {"pennant", 1, pennant, 4, 20, kTall},
};

}  // namespace

std::span<const PropKind> castle_kinds() {
  static const std::vector<PropKind> kKinds =
      page_kinds(kOwn, {"gateN", "gateE", "gateS", "gateW", "tree", "cyp", "fruit", "bush", "rock", "tcren",
                        "tcone", "bastion"});
  return kKinds;
}

Atlas make_castle_props() { return make_prop_atlas(castle_kinds()); }

}  // namespace bastide::art::castle
