#include "shell/board/view/plain_land.h"

#include "shell/board/game_board.h"
#include "shell/board/view/figures.h"
#include "shell/board/view/last_tile.h"
#include "shell/board/view/tokens.h"

namespace bastide::shell {

void draw_table(Scene& scene) {
  if (scene.art.table().texture == 0) return;
  const Rect v = scene.camera.visible();
  const float r = scene.art.table_repeat();
  Quads quads;
  quads.rect(v.x, v.y, v.w, v.h, {v.x / r, v.y / r, v.right() / r, v.bottom() / r}, scene.table_tint());
  draw_paper(scene, quads);
}

void draw_paper(Scene& scene, const Quads& quads) {
  scene.painter.draw(quads, scene.art.table());
  if (scene.art.stains().texture != 0) scene.painter.draw(quads, scene.art.stains());
}

void draw_plain_land(Scene& scene, const Game& game, u32 revision) {
  Painter& painter = scene.painter;
  const State& state = game.state();
  const float scale = scene.camera.scale();
  painter.set_view(scene.camera.view());
  draw_table(scene);
  const GameBoard* own = game_board(game.rules());
  if (own != nullptr && own->draw_under != nullptr) own->draw_under(scene, game);
  scene.land.update(state, revision, scene.motion.drop.tile);
  scene.land.draw_ground(painter, scale, scene.options.grid);
  blow(scene, state);
  scene.land.draw_uprights(painter, scale, scene.camera.visible());
  painter.set_gust({}, 0, 0);
  draw_drop(scene, state);
  draw_tokens(scene, game);
  if (own != nullptr && own->draw_over != nullptr) own->draw_over(scene, game, false);
  draw_figures(scene, game, false);
}

}  // namespace bastide::shell
