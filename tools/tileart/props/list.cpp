// Every prop kind with its shadow, flags and offsets; the order is the order in the atlas.
#include "tools/tileart/expansion_art.h"
#include "tools/tileart/props/props.h"

#include <iterator>
#include <vector>

namespace bastide::art {

namespace {

constexpr PropKind kLandscape[] = {
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
    {"pigsty", 1, pigsty, 14, 10, 0},
    {"cowshed", 1, cowshed, 18, 14, 0},
    {"water_tower", 1, water_tower, 10, 30, kTall},
    {"highwayman", 1, highwayman, 6, 12, 0},
    // what every game's page holds beside its own: see page_kinds
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

std::span<const PropKind> prop_kinds() {
  static const std::vector<PropKind> kKinds = [] {
    std::vector<PropKind> all(std::begin(kLandscape), std::end(kLandscape));
    for (const ExpansionArt& expansion : expansion_arts())
      all.insert(all.end(), expansion.props.begin(), expansion.props.end());
    return all;
  }();
  return kKinds;
}

std::size_t landscape_kinds() { return std::size(kLandscape); }

std::vector<PropKind> page_kinds(std::span<const PropKind> own,
                                 std::initializer_list<std::string_view> of_landscape) {
  std::vector<PropKind> all(own.begin(), own.end());
  for (const std::string_view name : of_landscape) {
    for (const PropKind& kind : kLandscape) {
      if (kind.name == name) all.push_back(kind);
    }
  }
  for (const PropKind& kind : kLandscape) {
    if ((kind.flags & kNotOnBoard) != 0) all.push_back(kind);
  }
  return all;
}

int variants_of(const std::string& kind) { return variants_of(prop_kinds(), kind); }

int variants_of(std::span<const PropKind> kinds, const std::string& kind) {
  for (const PropKind& k : kinds) {
    if (kind == k.name) return k.variants;
  }
  return 0;
}

}  // namespace bastide::art
