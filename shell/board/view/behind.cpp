#include "shell/board/view/behind.h"

#include "shell/board/view/plain_land.h"

namespace bastide::shell {

bool Behind::show(const Game& game, std::span<const Event> news, float tile_px, const Rect& room,
                  const Scene& table) {
  Art& art = scene_.art;
  if (art.rules() != game.shared_rules()) {
    scene_.land.change();
    art.use_rules(game.shared_rules());
  }
  art.follow();
  if (!art.ready()) return false;
  art.want_detail(tile_px * table.pixel_ratio);
  shown_ = &game;
  scene_.screen = table.screen;
  scene_.pixel_ratio = table.pixel_ratio;
  scene_.seconds = table.seconds;
  scene_.options = table.options;
  scene_.camera.set_screen(table.screen, room);
  scene_.camera.go_to(cell_middle({0, 0}), tile_px / kTile, 0);
  if (!news.empty()) scene_.motion.play(news, game.state(), table.seconds, table.options.reduced_motion);
  scene_.motion.advance(table.seconds);
  return true;
}

bool Behind::draw() {
  if (shown_ == nullptr) return false;
  scene_.painter.begin(scene_.screen, scene_.pixel_ratio, scene_.table_color());
  draw_plain_land(scene_, *shown_, static_cast<u32>(shown_->actions().size()) + 1);
  scene_.painter.end();
  return true;
}

}  // namespace bastide::shell
