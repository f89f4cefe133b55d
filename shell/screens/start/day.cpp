#include "shell/screens/start/day.h"

#include "shell/panels/backdrop.h"
#include "shell/platform/platform.h"
#include "shell/play/seeds.h"

namespace bastide::shell {

using namespace ui;

namespace {

constexpr double kPace = 0.17;    // seconds a tile
constexpr double kSettles = 1.0;  // seconds till a tile laid lies still
constexpr int kFirst = 12;        // tiles that are there at once
constexpr float kTilesInView = 66;

}  // namespace

// A game of some seventy tiles covers what is free, whatever its shape.
float DayScene::tile_px() const {
  return std::max(40.0F, std::sqrt(room_.w * room_.h / kTilesInView) * view.scale);
}

bool DayScene::show(std::span<const Event> news) {
  return board.show_behind(land_.game(), news, tile_px(), view.to_css(room_));
}

void DayScene::draw(const Rect& room) {
  room_ = room;
  kit.block(view.whole());
  if (!land_.begun()) {
    if (!board.art_ready()) return draw_backdrop(*this);  // the first frame does not wait for a game
    land_.begin(seed_of_day(platform::clock_ms()));
    if (!land_.begun()) return draw_backdrop(*this);
  }
  if (!show({})) return draw_backdrop(*this);
  grow();
  const float shown = kit.ease("start.land", 1, 0.5F);
  if (shown >= 1) return;
  c.set_alpha(1 - shown);
  draw_backdrop(*this);
  c.set_alpha(1);
}

void DayScene::grow() {
  const float side = tile_px() / view.scale;
  const int across = static_cast<int>(room_.w / 2 / side + 0.7F);
  const int down = static_cast<int>(room_.h / 2 / side + 0.7F);
  const auto lay = [&] { grown_ = !land_.grow(across, down); };
  if (preferences.reduced_motion()) {
    while (!grown_) lay();
    show({});
    return;
  }
  while (!grown_ && land_.game().state().tile_count < kFirst) lay();
  if (!grown_ && view.now >= next_) {
    lay();
    next_ = view.now + (grown_ ? kSettles : kPace);
    show(land_.news());
  }
  if (!grown_ || view.now < next_) kit.keep_moving();
}

}  // namespace bastide::shell
