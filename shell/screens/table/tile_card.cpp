#include "shell/screens/table/tile_card.h"

#include "shell/screens/table/main_button.h"
#include "shell/text/locale.h"

namespace bastide::shell {

using namespace ui;

void TileCard::draw(const Rect& r) {
  c.panel(r, 18);
  kit.block(r);
  const bool placing = session.phase() == Phase::Place;
  const std::string words = hand_.words();
  if (!words.empty())
    c.text_in(r.x + 20, r.y + 24, r.w - 150,
              tr(placing           ? "table.your_tile"
                 : hand_.in_hand() ? "table.drawn_tile"
                                   : "table.last_tile"),
              Type::Name, kInk);
  bag_.draw_card_chip(r.right() - 16, r.y + 11);

  const float side = 152;
  const float middle = r.x + r.w / 2;
  const float ty = r.y + 58;
  hand_.draw_picture(middle - side / 2, ty, side, {r.x + 12, ty - 6, r.w - 24, side + 12});
  if (placing) {
    hand_.draw_turn_button(r.x + 37, ty + side / 2, 25, -1);
    hand_.draw_turn_button(r.right() - 37, ty + side / 2, 25, 1);
    c.text(r.x + 37, ty + side / 2 + 44, "Shift R", Type::Caption, kInk3, Align::Centre);
    c.text(r.right() - 37, ty + side / 2 + 44, "R", Type::Caption, kInk3, Align::Centre);
  }
  draw_words(words, middle, ty + side, r.w - 28);
  const float y = r.bottom() - 66;
  if (session.phase() == Phase::Figure) {
    const float wide = (r.w - 42) * 0.46F;
    actions_.draw_skip({r.x + 16, y, wide, 48});
    draw_main_button(*this, {r.x + 26 + wide, y, r.w - 42 - wide, 48}, false);
  } else {
    draw_main_button(*this, {r.x + 16, y, r.w - 32, 48}, true);
  }
}

// What is on the tile, below its picture: on one line, or on two.
void TileCard::draw_words(const std::string& words, float x, float top, float room) {
  if (words.empty()) return;
  const auto rows = c.wrap(words, Type::Small, room);
  if (rows.size() == 1) {
    c.text(x, top + 24, words, Type::Small, kInk2, Align::Centre);
    return;
  }
  c.text(x, top + 14, rows[0], Type::Small, kInk2, Align::Centre);
  c.text_in(x, top + 31, room, rows.size() == 2 ? rows[1] : rows[1] + " " + rows[2], Type::Small, kInk2,
            Align::Centre);
}

}  // namespace bastide::shell
