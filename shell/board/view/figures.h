// The figures on the land, on their way in and on their way home.
#pragma once

#include "shell/board/view/scene.h"

namespace bastide::shell {

// `fields_lit`: all but farmers dim, for the field view.
void draw_figures(Scene& scene, const Game& game, bool fields_lit);

}  // namespace bastide::shell
