// Tokens that lie on the land, nobody's or somebody's, as the rooms in play say (Room::lying): a prop or a
// figure of the token's name, several of them in one place as a little heap.
#pragma once

#include "shell/board/view/scene.h"

namespace bastide::shell {

void draw_tokens(Scene& scene, const Game& game);

}  // namespace bastide::shell
