// What flies over the land: scores on their way to their player's card, a die that is thrown.
#pragma once

#include "shell/board/view/scene.h"

namespace bastide::shell {

void draw_flies(const Scene& scene, const Session& session);

}  // namespace bastide::shell
