#include "shell/screens/start/day.h"

#include "shell/panels/backdrop.h"
#include "shell/platform/platform.h"
#include "shell/play/seeds.h"

namespace bastide::shell {

using namespace ui;

namespace {

constexpr double kPace = 0.17;    // seconds a tile
constexpr double kSettles = 1.0;  // seconds till a tile laid lies still
constexpr int kFirst = 12;        // tiles that are there at once: they would grow behind the panel
constexpr float kTilesInView = 66;

}  // namespace

// A game of some seventy tiles covers the screen, whatever its shape.
float DayScene::tile_px() const {
  return std::max(40.0F, std::sqrt(view.width * view.height / kTilesInView) * view.scale);
}

void DayScene::draw() {
  kit.block(view.whole());
  if (!land_.begun()) {
    if (!board.art_ready()) return draw_backdrop(*this);  // the first frame does not wait for a game
    land_.begin(seed_of_day(platform::clock_ms()));
    if (!land_.begun()) return draw_backdrop(*this);
  }
  if (!board.show_behind(land_.game(), {}, tile_px())) return draw_backdrop(*this);
  grow();
  const float shown = kit.ease("start.land", 1, 0.5F);
  if (shown >= 1) return;
  c.set_alpha(1 - shown);
  draw_backdrop(*this);
  c.set_alpha(1);
}

void DayScene::grow() {
  const float side = tile_px() / view.scale;
  const int across = static_cast<int>(view.width / 2 / side + 0.7F);
  const int down = static_cast<int>(view.height / 2 / side + 0.7F);
  const auto lay = [&] { grown_ = !land_.grow(across, down); };
  if (preferences.reduced_motion()) {
    while (!grown_) lay();
    board.show_behind(land_.game(), {}, tile_px());
    return;
  }
  while (!grown_ && land_.game().state().tile_count < kFirst) lay();
  if (!grown_ && view.now >= next_) {
    lay();
    next_ = view.now + (grown_ ? kSettles : kPace);
    board.show_behind(land_.game(), land_.news(), tile_px());
  }
  if (!grown_ || view.now < next_) kit.keep_moving();
}

}  // namespace bastide::shell
