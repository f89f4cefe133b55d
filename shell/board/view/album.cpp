#include "shell/board/view/album.h"

#include "shell/board/game_board.h"
#include "shell/board/view/framing.h"
#include "shell/board/view/plain_land.h"

#include <algorithm>
#include <utility>

namespace bastide::shell {

namespace {

constexpr float kMargin = 40;  // u around a small picture

}  // namespace

void Album::use_rules(const std::shared_ptr<const Rules>& rules) {
  if (scene_.art.rules() != rules) scene_.art.use_rules(rules);
  scene_.art.follow();
}

float Album::around(const Game& game) { return bounded_board(game.rules()) != nullptr ? 0 : kMargin - kTile; }

// Of the files, whichever rules are asked for.
u32 Album::art_version() const {
  const ArtFiles& files = scene_.art.files();
  return files.revision() + files.sets_revision();
}

bool Album::is(const Page& page, u64 version, int width, int height) {
  return page.version == version && page.picture.width() == width && page.picture.height() == height;
}

// Twice as large as it is shown, so that figures are as small as their tiles; and without the cell of table
// around it.
Picture Album::land(int number, const Game& game, u64 version, int width, int height) {
  width *= 2;
  height *= 2;
  Page& page = pages_[number];
  Art& art = scene_.art;
  if (!is(page, version, width, height) || page.art != art_version()) {
    use_rules(game.shared_rules());  // what it needs is on its way from here on
    if (art.ready()) renew(page, version, width, height, [&] { draw(game, around(game), width, height); });
  }
  return picture_of(page, version);
}

Picture Album::tiles(int number, const std::shared_ptr<const Rules>& rules, const TileSheet& sheet,
                     u64 version) {
  Page& page = pages_[number];
  Art& art = scene_.art;
  const int width = static_cast<int>(std::lround(sheet.step.x * static_cast<float>(sheet.columns)));
  const auto rows = (sheet.designs.size() + static_cast<std::size_t>(sheet.columns) - 1) /
                    static_cast<std::size_t>(sheet.columns);
  const int height = static_cast<int>(std::lround(sheet.step.y * static_cast<float>(rows)));
  if (!is(page, version, width, height) || page.art != art_version()) {
    use_rules(rules);
    art.want_detail(sheet.side);
    if (art.settled()) renew(page, version, width, height, [&] { draw_tiles(sheet, width, height); });
  }
  return picture_of(page, version);
}

void Album::renew(Page& page, u64 version, int width, int height, const std::function<void()>& draw) {
  if (std::exchange(drawn_, true)) {
    waiting_ = true;
    return;
  }
  page.version = 0;
  if (!page.picture.begin(width, height)) return;
  draw();
  Offscreen::end();
  page.art = art_version();
  page.version = version;
}

Picture Album::picture_of(const Page& page, u64 version) {
  if (page.version != version) return {};
  return {.texture = page.picture.texture(),
          .uv0 = {0, 1},
          .uv1 = {1, 0},
          .width = static_cast<float>(page.picture.width()),
          .height = static_cast<float>(page.picture.height()),
          .base = {}};
}

bool Album::paint(const Game& game, int width, int height, const std::function<void()>& done) {
  Offscreen picture;
  use_rules(game.shared_rules());
  if (!picture.begin(width, height)) return false;
  const bool night = std::exchange(scene_.options.night, false);  // whoever gets it may sit in the sun
  const float light = scene_.painter.light();
  scene_.painter.set_light(1);
  draw(game, around(game), width, height);
  scene_.painter.set_light(light);
  scene_.options.night = night;
  done();
  Offscreen::end();
  return true;
}

void Album::draw(const Game& game, float more, int width, int height) {
  const Vec2 size{static_cast<float>(width), static_cast<float>(height)};
  scene_.land.change();
  scene_.camera.set_screen(size, {0, 0, size.x, size.y});
  const Rect land = Framing::land_rect(game);
  scene_.camera.frame({land.x - more, land.y - more, land.w + 2 * more, land.h + 2 * more});
  scene_.painter.begin(size, 1, scene_.table_color());
  draw_plain_land(scene_, game, 1);
  scene_.painter.end();
}

void Album::draw_tiles(const TileSheet& sheet, int width, int height) {
  Painter& painter = scene_.painter;
  scene_.land.change();
  painter.begin({static_cast<float>(width), static_cast<float>(height)}, 1, sheet.paper);
  Land::Single single;
  for (std::size_t i = 0; i < sheet.designs.size(); ++i) {
    const auto columns = static_cast<std::size_t>(sheet.columns);
    const Vec2 at{static_cast<float>(i % columns) * sheet.step.x,
                  static_cast<float>(i / columns) * sheet.step.y};
    painter.set_view({sheet.side / kTile, at + sheet.inset});
    single.design = sheet.designs[i];
    scene_.land.draw_single(painter, single);
  }
  painter.end();
}

int Album::kept() const {
  return static_cast<int>(
      std::count_if(pages_.begin(), pages_.end(), [](const auto& page) { return page.second.version != 0; }));
}

void Album::release() { pages_.clear(); }

void Album::set_night(bool on) {
  if (std::exchange(scene_.options.night, on) != on) release();
}

void Album::forget() {
  for (auto& [number, page] : pages_) page.picture.forget();
  pages_.clear();
  scene_.land.forget();
}

}  // namespace bastide::shell
