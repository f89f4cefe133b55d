// Every prop kind of the Castle with its shadow, flags and offsets; the order is the order in the atlas.
#include "tools/tileart/castle/props.h"

namespace bastide::art::castle {

namespace {

constexpr PropKind kKinds[] = {
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
    {"gateN", 1, gate_north, 16, 18, kTall | kDirectional},
    {"gateE", 1, gate_east, 16, 18, kTall | kDirectional},
    {"gateS", 1, gate_south, 16, 18, kTall | kDirectional},
    {"gateW", 1, gate_west, 16, 18, kTall | kDirectional},
    {"well", 1, castle_well, 16, 16, kLandmark, 0, 14},
    {"market", 2, market, 26, 16, kLandmark, 0, 19},
    {"post", 1, square_post, 6, 14, kLandmark, 0, 6},
    {"washing", 2, washing, 16, 8, kSmall},
    {"cart", 2, cart, 13, 8, kSmall},
    {"barrels", 2, barrels, 8, 7, kSmall},
    {"tree", 8, tree_round, 9, 14, kTall | kSways},
    {"cyp", 4, tree_cypress, 6, 20, kTall | kSways},
    {"fruit", 3, tree_fruit, 8, 11, kSways},
    {"bush", 6, bush, 5, 5, kSmall},
    {"topiary", 2, topiary, 4, 7, kSmall},
    {"pennant", 1, pennant, 4, 20, kTall},
    {"rock", 5, rock, 5, 4, kSmall},
    {"tcren", 2, tower_crenellated, 9, 22, kTall},
    {"tcone", 1, tower_cone, 10, 26, kTall},
    {"bastion", 1, bastion, 15, 28, kTall},
    {"smoke", 1, smoke, 0, 0, kNotOnBoard},
    {"shadow", 1, soft_shadow, 0, 0, kNotOnBoard},
    {"white", 1, white_texel, 0, 0, kNotOnBoard},
    {"line", 1, soft_line, 0, 0, kNotOnBoard},
    {"disc", 1, soft_disc, 0, 0, kNotOnBoard},
    {"wall_face", 4, wall_face, 0, 0, kNotOnBoard},
    {"wall_top", 1, wall_top, 0, 0, kNotOnBoard},
    {"wall_merlon", 1, wall_merlon, 0, 0, kNotOnBoard},
};

}  // namespace

std::span<const PropKind> castle_kinds() { return kKinds; }

Atlas make_castle_props() { return make_prop_atlas(kKinds); }

}  // namespace bastide::art::castle
