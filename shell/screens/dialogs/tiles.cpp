#include "shell/screens/dialogs/tiles.h"

#include "shell/panels/paper.h"
#include "shell/text/game_words.h"
#include "shell/text/locale.h"
#include "shell/text/words.h"

namespace bastide::shell {

using namespace ui;

namespace {

constexpr float kHeading = 34;

}  // namespace

// What is still to come, group by group: first the bag, then what lies beside it.
std::vector<TilesDialog::Group> TilesDialog::groups() const {
  const Rules& rules = session.game().rules();
  const auto pile_words = family_words(rules).pile;
  std::vector<Group> list(1);
  for (int i = 0; i < rules.design_count; ++i) {
    const auto design = static_cast<u8>(i);
    if (session.seen().bag[design] == 0) continue;
    const u8 pile = rules.designs[design].group;
    if (pile_words == nullptr || pile < kBagGroups) {
      list.front().designs.push_back(design);
      continue;
    }
    const std::string name = pile_words(rules, pile);
    if (name.empty()) continue;
    if (list.back().name != name) list.push_back({name, {}});
    list.back().designs.push_back(design);
  }
  return list;
}

void TilesDialog::draw() {
  const State& state = session.seen();
  const Rect r = draw_paper(*this, 760, 640, tr("tiles.title"));
  const std::string sum = trn("table.left", tiles_left(state));
  const float chip_w = w.chip_width(sum, true);
  if (r.w > 330) w.chip(r.right() - chip_w - 34, r.y - 49, sum, "stack", Type::SmallBold, 26);
  const std::vector<Group> list = groups();
  const int columns = std::max(3, static_cast<int>(r.w / 92));
  const float step = (r.w - 6) / static_cast<float>(columns);
  const float side = step - 22;
  const float row_h = side + 44;
  const auto rows = [&](const Group& group) {
    return static_cast<float>((static_cast<int>(group.designs.size()) + columns - 1) / columns);
  };
  float height = 40;
  for (const Group& group : list) height += rows(group) * row_h + (group.name.empty() ? 0 : kHeading);
  float y0 = kit.begin_scroll("tiles", r, height) + 22;
  if (list.front().designs.empty()) {
    c.text(r.x + r.w / 2, y0 + (list.size() == 1 ? 60.0F : 10.0F), tr("tiles.none"), Type::Body, kInk2,
           Align::Centre);
    if (list.size() > 1) y0 += 30;
  }
  for (const Group& group : list) {
    if (!group.name.empty()) {
      c.text(r.x + 8, y0 + 8, group.name, Type::Name, kInk);
      y0 += kHeading;
    }
    for (int i = 0; i < static_cast<int>(group.designs.size()); ++i) {
      const float y = y0 + static_cast<float>(i / columns) * row_h;
      if (y > r.bottom() + 20 || y + row_h < r.y - 20) continue;
      draw_tile(group.designs[static_cast<std::size_t>(i)], r.x + static_cast<float>(i % columns) * step + 8,
                y, side);
    }
    y0 += rows(group) * row_h;
  }
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
