// What the landscape itself has to draw of its own.
#include "shell/panels/expansion_picture.h"

namespace bastide::shell::landscape_picture {
namespace {

using ui::ScenerySprite;

constexpr ScenerySprite kLand[] = {{"cyp1", 0.04F, 0.94F, 1.2F},         {"tree2", 0.065F, 0.95F, 1.3F},
                                   {"house_side2", 0.09F, 0.94F, 1.4F},  {"house_gable3", 0.13F, 0.94F, 1.4F},
                                   {"tree5", 0.165F, 0.95F, 1.1F},       {"house_side4", 0.82F, 0.94F, 1.4F},
                                   {"tree0", 0.855F, 0.95F, 1.3F},       {"chapel0", 0.89F, 0.93F, 1.3F},
                                   {"house_gable1", 0.93F, 0.94F, 1.4F}, {"cyp0", 0.96F, 0.95F, 1.3F}};

}  // namespace

extern const ExpansionPicture kPicture;
const ExpansionPicture kPicture{.key = "core", .beside_winner = kLand};

}  // namespace bastide::shell::landscape_picture
