#include "shell/screens/table/sheet.h"

#include "shell/screens/table/main_button.h"
#include "shell/screens/table/prompt.h"
#include "shell/text/locale.h"

#include <cmath>

namespace bastide::shell {

using namespace ui;

namespace {

float full_height(const View& view) { return view.height < 700 ? 206.0F : 250.0F; }

}  // namespace

float Sheet::update_height() {
  if (session.ghost() != seen_ghost_) {
    seen_ghost_ = session.ghost();
    if (seen_ghost_) down_ = false;
  }
  if (session.phase() != Phase::Place) down_ = more_ = false;
  return mix(34.0F, full_height(view), kit.ease("sheet", down_ ? 0.0F : 1.0F, 0.2F));
}

// A swipe down leaves only the handle, so that the land has the screen; a tap on it does the same.
void Sheet::draw_handle(const Rect& r) {
  const float reach = 44;
  const Rect grip{r.x + r.w / 2 - 60, r.y, 120, reach};
  const bool enough = kit.drags("table.sheet") && std::abs(kit.dragged_by().y) > 24;
  const Response state = kit.item(
      {.id = "table.sheet", .label = tr(down_ ? "table.sheet_up" : "table.sheet_down"), .rect = grip});
  c.rect({r.x + r.w / 2 - 20, r.y + 8, 40, 4.5F}, kLine2, 2.2F);
  if (state.focus) w.focus_ring({grip.x, grip.y, grip.w, 24}, 8);
  if (enough)
    down_ = kit.dragged_by().y > 0;
  else if (state.clicked)
    down_ = !down_;
}

void Sheet::draw_phone(const Rect& r) {
  c.shadow(r, 14, 0.4F, 24);
  c.gradient(r, kPaperTop, kPaperBottom, 24);
  c.frame(r, kLine, 24);
  kit.block(r);
  draw_handle(r);
  if (down_) return;
  const float by = r.y + full_height(view) - 20 - 52;
  const float side = by - r.y - 60;
  const float ty = r.y + 32;
  hand_.draw_picture(r.x + r.w / 2 - side / 2, ty, side, {12, r.y + 46, view.width - 24, by - r.y - 50});
  if (session.phase() == Phase::Place) {
    const float radius = view.height < 700 ? 28.0F : 33.0F;
    hand_.draw_turn_button(64, ty + side / 2, radius, -1);
    hand_.draw_turn_button(view.width - 64, ty + side / 2, radius, 1);
  }
  bag_.draw_number(14, r.y + 12, 26, {8, r.y + 4, 74, 44});
  if (w.icon_button(
          view.width - 30, r.y + 26, 44,
          {.id = "table.chronicle", .icon = "book", .spoken = tr("chronicle.title"), .icon_size = 22}))
    navigation.open(Dialog::Chronicle);
  const float more_x = view.width - 76;
  if (!more_) board.set_scoreboard_point({c.px(more_x, r.y + 26).x, c.px(more_x, r.y + 26).y});  // behind it
  if (w.icon_button(more_x, r.y + 26, 44,
                    {.id = "table.more",
                     .icon = more_ ? "close" : "eye",
                     .spoken = tr("table.view"),
                     .checked = more_,
                     .icon_size = 22}))
    more_ = !more_;
  draw_phone_buttons(by);
}

void Sheet::draw_phone_buttons(float y) {
  const bool flip = settings().left_handed;
  actions_.draw_undo({flip ? view.width - 14 - 58 : 14, y, 58, 52}, false, 25);
  float x = flip ? 14 : 82;
  float room = view.width - 82 - 14;
  if (session.phase() == Phase::Figure) {
    const float wide = (room - 10) * 0.48F;
    actions_.draw_skip({x, y, wide, 52});
    x += wide + 10;
    room -= wide + 10;
  }
  draw_main_button(*this, {x, y, room, 52}, false);
}

void Sheet::draw_bar(const Rect& r) {
  c.panel(r, 22);
  kit.block(r);
  const float side = r.h - 36;
  hand_.draw_picture(r.x + 22, r.y + 22, side - 2, {r.x + 8, r.y + 8, side + 26, r.h - 16});
  const float x = r.x + side + 44;
  const float cy = r.y + 36;
  const bool placing = session.phase() == Phase::Place;
  if (placing) {
    hand_.draw_turn_button(x + 26, cy + 2, 24, -1);
    hand_.draw_turn_button(x + 84, cy + 2, 24, 1);
  }
  const float chip_w = bag_.draw_chip(r.right() - 18, cy - 12);
  draw_words(x + (placing ? 118.0F : 0.0F), cy, r.right() - 28 - chip_w);
  draw_bar_buttons(r, x);
}

// What is on the tile, on at most two lines.
void Sheet::draw_words(float x, float cy, float right) {
  const std::string words = hand_.words();
  if (words.empty()) return;
  const auto rows = c.wrap(words, Type::Small, right - x);
  const auto shown = static_cast<int>(std::min<std::size_t>(rows.size(), 2));
  for (int i = 0; i < shown; ++i)
    c.text(x, cy + 2 + (static_cast<float>(i) - static_cast<float>(shown - 1) / 2) * 17,
           rows[static_cast<std::size_t>(i)], Type::Small, kInk2);
}

void Sheet::draw_bar_buttons(const Rect& r, float x) {
  const bool figure = session.phase() == Phase::Figure;
  const float y = r.bottom() - 66;
  const float room = r.right() - 18 - x;
  const float undo_w = figure ? 56 : 118;
  actions_.draw_undo({x, y, undo_w, 48}, !figure);
  float at = x + undo_w + 10;
  if (figure) {
    const float wide = (room - undo_w - 20) * 0.46F;
    actions_.draw_skip({at, y, wide, 48});
    at += wide + 10;
  }
  draw_main_button(*this, {at, y, r.right() - 18 - at, 48}, false);
}

void Sheet::draw_side(const Rect& r, float inner) {
  c.shadow(r, 14, 0.35F, 20);
  c.gradient(r, kPaperTop, kPaperBottom, 20);
  c.frame(r, kLine, 20);
  kit.block(r);
  const float x = r.x + 14;
  const float middle = x + inner / 2;
  // what is to do
  const auto rows = c.wrap(prompt_text(session, view.form()), Type::BodyBold, inner - 4);
  float y = 22;
  for (std::size_t i = 0; i < rows.size() && i < 2; ++i) {
    c.text_in(middle, y, inner, i == 1 && rows.size() > 2 ? rows[i] + " …" : rows[i], Type::BodyBold, kInk,
              Align::Centre);
    y += 19;
  }
  const float side = std::min(104.0F, view.height - y - 190);
  const float ty = y + 16;
  hand_.draw_picture(middle - side / 2, ty, side, {x, ty - 4, inner, side + 8});
  if (session.phase() == Phase::Place) {
    hand_.draw_turn_button(x + 25, ty + side / 2, 26, -1);
    hand_.draw_turn_button(x + inner - 25, ty + side / 2, 26, 1);
  }
  bag_.draw_number(x, view.height - 158, 24, {x, view.height - 168, 70, 44});
  draw_main_button(*this, {x, view.height - 66, inner, 52}, false);
  const bool figure = session.phase() == Phase::Figure;
  const float row = view.height - 122;
  actions_.draw_undo({x, row, figure ? 58 : inner, 48}, !figure);
  if (figure) actions_.draw_skip({x + 66, row, inner - 66, 48});
}

}  // namespace bastide::shell
