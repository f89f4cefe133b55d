#include "shell/ui/dialogs/tiles.h"

#include "shell/locale.h"
#include "shell/ui/dialogs/paper.h"

namespace bastide::shell {

using namespace ui;

void TilesDialog::draw() {
  const State& state = session.seen();
  const Rules& rules = session.game().rules();
  const Rect r = draw_paper(*this, 760, 640, tr("tiles.title"));
  const std::string sum = trn("table.left", tiles_left(state));
  const float chip_w = w.chip_width(sum, true);
  if (r.w > 330) w.chip(r.right() - chip_w - 34, r.y - 49, sum, "stack", Type::SmallBold, 26);
  std::vector<u8> designs;
  for (int design = 0; design < rules.design_count; ++design) {
    if (state.bag[static_cast<std::size_t>(design)] > 0) designs.push_back(static_cast<u8>(design));
  }
  const int columns = std::max(3, static_cast<int>(r.w / 92));
  const float step = (r.w - 6) / static_cast<float>(columns);
  const float side = step - 22;
  const int rows = (static_cast<int>(designs.size()) + columns - 1) / columns;
  const float row_h = side + 44;
  const float y0 = kit.begin_scroll("tiles", r, static_cast<float>(rows) * row_h + 40) + 22;
  for (int i = 0; i < static_cast<int>(designs.size()); ++i) {
    const float y = y0 + static_cast<float>(i / columns) * row_h;
    if (y > r.bottom() + 20 || y + row_h < r.y - 20) continue;
    draw_tile(designs[static_cast<std::size_t>(i)], r.x + static_cast<float>(i % columns) * step + 8, y,
              side);
  }
  if (designs.empty()) c.text(r.x + r.w / 2, y0 + 60, tr("tiles.none"), Type::Body, kInk2, Align::Centre);
  kit.end_scroll();
}

void TilesDialog::draw_tile(u8 design, float x, float y, float side) {
  const Rules& rules = session.game().rules();
  const std::string words = tile_words(rules, design);
  const std::string times = "×" + std::to_string(session.seen().bag[design]);
  kit.item({.id = "tiles." + std::string(rules.tile_id(design)),
            .label = words + " " + times,
            .rect = {x, y, side, side},
            .focusable = false,
            .why = words});
  c.shadow({x + 1, y + 4, side - 2, side}, 5, 0.3F, 4);
  const ImVec2 at = c.px(x, y);
  board.draw_tile(c.list(), session.game().shared_rules(), design, 0, {at.x, at.y}, side * view.scale);
  c.text(x + side / 2, y + side + 15, times, Type::BodyBold, kInk, Align::Centre);
}

}  // namespace bastide::shell
