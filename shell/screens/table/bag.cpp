#include "shell/screens/table/bag.h"

#include "shell/text/locale.h"

namespace bastide::shell {

using namespace ui;

std::string Bag::words() const { return trn("table.left", tiles_left(session.game().state())); }

void Bag::open_on(const Response& state) {
  if (state.clicked) navigation.open(Dialog::Tiles);
}

void Bag::draw_card_chip(float right, float y) {
  const std::string count = words();
  const bool on = preferences.aid(Aid::Tiles);
  const float wide = w.chip_width(count, true);
  const Rect chip{right - wide, y, wide, 26};
  const Response state = kit.item({.id = "table.tiles",
                                   .label = count,
                                   .rect = {chip.x, chip.y - 9, chip.w, 44},
                                   .enabled = on,
                                   .why = on ? tr("tiles.about") + " (T)" : tr("why.purist")});
  w.chip(chip.x, chip.y, count, "stack", Type::SmallBold, 26);
  if (state.glow > 0) c.frame(chip, faded(kGold, state.glow), 13, 2);
  if (state.focus) w.focus_ring(chip, 13);
  open_on(state);
}

float Bag::draw_chip(float right, float y) {
  const std::string count = words();
  const float wide = w.chip_width(count, true);
  const float x = right - wide;
  open_on(kit.item({.id = "table.tiles",
                    .label = count,
                    .rect = {x, y - 9, wide, 44},
                    .enabled = preferences.aid(Aid::Tiles)}));
  w.chip(x, y, count, "stack", Type::SmallBold, 26);
  return wide;
}

void Bag::draw_number(float x, float y, float height, const Rect& target) {
  open_on(kit.item(
      {.id = "table.tiles", .label = words(), .rect = target, .enabled = preferences.aid(Aid::Tiles)}));
  w.chip(x, y, std::to_string(tiles_left(session.game().state())), "stack", Type::SmallBold, height);
}

}  // namespace bastide::shell
