// The tile laid last: how it falls and dries, and the ring in its player's colour afterwards.
#pragma once

#include "shell/board/view/scene.h"

namespace bastide::shell {

void blow(Scene& scene, const State& state);  // the gust of a tile that lands, for what is drawn next
void draw_drop(Scene& scene, const State& state);
void draw_last_tile(Scene& scene, const Session& session);

}  // namespace bastide::shell
