// The land as it lies: tiles, figures and tokens on the table, without what only somebody at the table is
// about to do (marks, the tile in hand, what is looked at).
#pragma once

#include "shell/board/view/scene.h"

namespace bastide::shell {

void draw_table(Scene& scene);                      // as far as the camera sees
void draw_paper(Scene& scene, const Quads& quads);  // the table's paper and its stains, by texture repeats

// Between the painter's begin() and end(); the scene's camera shows it, its motion moves it. `revision`: of
// the game (Land::update).
void draw_plain_land(Scene& scene, const Game& game, u32 revision);

}  // namespace bastide::shell
