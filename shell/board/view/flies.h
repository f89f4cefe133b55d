// What flies over the land: scores on their way to their player's card, from the feature, the counter or the
// seat that they come from; a die that is thrown.
#pragma once

#include "shell/board/view/scene.h"

namespace bastide::shell {

// Where a score begins on the screen.
Vec2 fly_begins(const Scene& scene, const State& state, const Motion::Fly& fly);

// What a score that rises from the land passes there.
Rect fly_rises(const Scene& scene, const State& state, const Motion::Fly& fly);

void draw_flies(const Scene& scene, const Session& session);

}  // namespace bastide::shell
