#include "shell/screens/table/bag.h"

#include "shell/text/locale.h"

namespace bastide::shell {

using namespace ui;

std::string Bag::words() const { return trn("table.left", tiles_left(session.game().state())); }

void Bag::open_on(const Response& state) {
  if (state.clicked) navigation.open(Dialog::Tiles);
}

void Bag::draw_number(float right, float y, float height, const Rect& target) {
  const std::string number = std::to_string(tiles_left(session.game().state()));
  const float wide = w.chip_width(number, true);
  const bool on = preferences.aid(Aid::Tiles);
  view.cover(target);
  const Response state =
      kit.item({.id = "table.tiles",
                .label = words(),
                .rect = target,
                .enabled = on,
                .why = on ? words() + " · " + tr("tiles.about") + " (T)" : tr("why.purist")});
  w.chip(right - wide, y, number, "stack", Type::SmallBold, height);
  if (state.glow > 0) c.frame({right - wide, y, wide, height}, faded(kGold, state.glow), height / 2, 2);
  if (state.focus) w.focus_ring({right - wide, y, wide, height}, height / 2);
  open_on(state);
}

}  // namespace bastide::shell
