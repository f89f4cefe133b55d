// The atlases that are not landscape: figures in six player colours, and interface icons.
#pragma once

#include "tools/tileart/atlas.h"

namespace bastide::art {

Atlas make_figure_atlas();
Atlas make_icon_atlas();

}  // namespace bastide::art
