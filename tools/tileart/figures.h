// The atlas of the figures in six player colours, their tokens and marks.
#pragma once

#include "tools/tileart/atlas.h"

namespace bastide::art {

Atlas make_figure_atlas();

}  // namespace bastide::art
