#include "shell/board/view/table_edge.h"

#include "engine/game/outlook.h"
#include "shell/render/brushes.h"

namespace bastide::shell {

namespace {

constexpr Color kBeyond = rgb(0x2A1E14, 0.5F);
constexpr Color kBoard = rgb(0x5B3A17);
constexpr Color kBoardLight = rgb(0xC79A5B);
constexpr float kBroad = 22;  // of the board; never thinner than some pixels

void darken(Quads& quads, float x0, float y0, float x1, float y1) {
  if (x1 > x0 && y1 > y0) quads.rect(x0, y0, x1 - x0, y1 - y0, brush::kSolid, kBeyond);
}

}  // namespace

void draw_table_edge(Scene& scene, const Game& game) {
  const auto table = table_of(game.rules(), game.state());
  if (!table) return;
  const Vec2 low = cell_corner({table->min_x, table->min_y});
  const Vec2 high = cell_corner({table->max_x, table->max_y}) + Vec2{kTile, kTile};
  const Rect seen = scene.camera.visible();
  const float x0 = std::clamp(low.x, seen.x, seen.right()), x1 = std::clamp(high.x, seen.x, seen.right());
  Quads quads;
  darken(quads, seen.x, seen.y, x0, seen.bottom());
  darken(quads, x1, seen.y, seen.right(), seen.bottom());
  darken(quads, x0, seen.y, x1, std::min(low.y, seen.bottom()));
  darken(quads, x0, std::max(high.y, seen.y), x1, seen.bottom());
  const float u = 1 / scene.camera.scale();  // one CSS pixel
  const float broad = std::max(kBroad, 5 * u);
  const Rect around{low.x - broad, low.y - broad, high.x - low.x + 2 * broad, high.y - low.y + 2 * broad};
  if (table->min_x != game.state().bounds.min_x) {  // it moves with the land
    dashed_rect(quads, around, 12, broad * 0.7F, 34, 22, kBoard);
  } else {
    frame_rect(quads, around, broad, kBoard);
    frame_rect(quads,
               {low.x - broad * 0.62F, low.y - broad * 0.62F, high.x - low.x + 1.24F * broad,
                high.y - low.y + 1.24F * broad},
               broad * 0.24F, kBoardLight);
  }
  scene.painter.draw(quads, scene.painter.brushes());
}

}  // namespace bastide::shell
