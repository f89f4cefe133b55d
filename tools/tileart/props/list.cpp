// Every prop kind with its shadow, flags and offsets; the order is the order in the atlas.
#include "tools/tileart/props/props.h"

#include <cstdlib>

namespace bastide::art {

std::span<const PropKind> prop_kinds() {
  static const PropKind kKinds[] = {
      {"house_side", 8, house_side, 14, 18, 0},
      {"house_gable", 8, house_gable, 10, 20, 0},
      {"house_tower", 4, house_tower, 9, 26, kTall},
      {"chapel", 1, chapel, 16, 26, kTall},
      {"cottage", 1, cottage, 16, 18, kLandmark},
      {"tree", 8, tree_round, 9, 14, kTall | kSways},
      {"cyp", 4, tree_cypress, 6, 20, kTall | kSways},
      {"olive", 4, tree_olive, 8, 11, kTall | kSways},
      {"fruit", 3, tree_fruit, 8, 11, kSways},
      {"bush", 6, bush, 5, 5, kSmall},
      {"vine", 4, vine, 3, 2.5, kSmall},
      {"reeds", 3, reeds, 4, 3, kSmall},
      {"rock", 5, rock, 5, 4, kSmall},
      {"hay", 1, haystack, 6, 6, kSmall},
      {"sheaf", 1, sheaf, 6, 6, kSmall},
      {"sheep", 2, sheep, 5, 4, kSmall},
      {"tcren", 2, tower_crenellated, 9, 22, kTall},
      {"tcone", 1, tower_cone, 10, 26, kTall},
      {"bastion", 1, bastion, 15, 28, kTall},
      {"gateN", 1, gate_north, 16, 18, kTall | kDirectional},
      {"gateE", 1, gate_east, 16, 18, kTall | kDirectional},
      {"gateS", 1, gate_south, 16, 18, kTall | kDirectional},
      {"gateW", 1, gate_west, 16, 18, kTall | kDirectional},
      {"banner", 1, banner, 5, 30, kTall | kLandmark, 0, 0, 40},
      {"well", 1, well, 6, 9, 0},
      {"fountain", 1, fountain, 9, 8, 0},
      {"abbey", 1, abbey, 50, 44, kTall | kLandmark, -2, 26},
      {"cathedral", 1, cathedral, 46, 54, kTall | kLandmark, 0, 34},
      {"inn", 1, inn, 22, 24, kTall | kLandmark},
      {"tag_wine", 1, tag_wine, 5, 24, kTall | kLandmark, 0, 0, 40},
      {"tag_grain", 1, tag_grain, 5, 24, kTall | kLandmark, 0, 0, 40},
      {"tag_cloth", 1, tag_cloth, 5, 24, kTall | kLandmark, 0, 0, 40},
      {"flying_machine", 1, flying_machine, 20, 16, kLandmark, 0, 8, 26},
      {"gold_mine", 1, gold_mine, 20, 14, kLandmark, 0, 6, 26},
      {"gold_bar", 3, gold_bar, 9, 6, kNotOnBoard},
      {"magic_stone", 1, standing_stone, 9, 22, kLandmark, 0, 8, 26},
      {"robber_camp", 1, robber_camp, 18, 16, kLandmark, 0, 6, 26},
      {"thief4_", 1, thief_post_4, 14, 20, kLandmark, 0, 6, 26},
      {"thief5_", 1, thief_post_5, 14, 20, kLandmark, 0, 6, 26},
      {"thief6_", 1, thief_post_6, 14, 20, kLandmark, 0, 6, 26},
      {"pigsty", 1, pigsty, 14, 10, 0},
      {"cowshed", 1, cowshed, 18, 14, 0},
      {"water_tower", 1, water_tower, 10, 30, kTall},
      {"highwayman", 1, highwayman, 6, 12, 0},
      {"tower_piece", 1, tower_piece, 18, 16, kNotOnBoard},
      {"ferry", 1, ferry, 16, 6, kNotOnBoard},
      {"smoke", 1, smoke, 0, 0, kNotOnBoard},
      {"shadow", 1, soft_shadow, 0, 0, kNotOnBoard},
      {"white", 1, white_texel, 0, 0, kNotOnBoard},
      {"line", 1, soft_line, 0, 0, kNotOnBoard},
      {"disc", 1, soft_disc, 0, 0, kNotOnBoard},
      {"wall_face", 4, wall_face, 0, 0, kNotOnBoard},
      {"wall_top", 1, wall_top, 0, 0, kNotOnBoard},
      {"wall_merlon", 1, wall_merlon, 0, 0, kNotOnBoard},
  };
  return kKinds;
}

int variants_of(const std::string& kind) {
  for (const PropKind& k : prop_kinds()) {
    if (kind == k.name) return k.variants;
  }
  return 0;
}

}  // namespace bastide::art
