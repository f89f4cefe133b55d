// The edge of the table, where there is one: what lies outside is darker, and a board runs along it. Where
// only the extent of the land is limited it is dashed, for it still moves.
#pragma once

#include "shell/board/view/scene.h"

namespace bastide::shell {

void draw_table_edge(Scene& scene, const Game& game);

}  // namespace bastide::shell
