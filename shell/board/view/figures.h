// The figures on the land, on their way in and on their way home.
#pragma once

#include "shell/board/view/scene.h"

namespace bastide::shell {

// `fields_lit`: all but farmers dim, for the field view.
void draw_figures(Scene& scene, const Game& game, bool fields_lit);

// How much larger figures are drawn than the land, so that they are seen from far away too.
float figure_growth(const Scene& scene);

// The middle of the first figure's picture on a segment, in the land's units.
Vec2 figure_middle(Scene& scene, const Game& game, SegmentId segment);

}  // namespace bastide::shell
