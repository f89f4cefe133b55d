// Scores on their way from the land to their player's card.
#pragma once

#include "shell/board/view/scene.h"

namespace bastide::shell {

void draw_flies(const Scene& scene, const Session& session);

}  // namespace bastide::shell
