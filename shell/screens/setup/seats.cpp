#include "shell/screens/setup/seats.h"

#include "shell/panels/decider.h"
#include "shell/screens/dialogs/seat.h"
#include "shell/text/game_words.h"
#include "shell/text/locale.h"
#include "shell/text/words.h"

#include <cmath>

namespace bastide::shell {

using namespace ui;

namespace {

constexpr float kGap = 8;                 // between rows
constexpr float kWho = 96, kEmblem = 46;  // of the button that says who decides; without words

// For fingers the marks have a line of their own.
bool for_fingers(const View& view) { return view.form() != Form::Desktop; }
float row_height(const View& view) { return for_fingers(view) ? 108.0F : 70.0F; }

std::string id_of(int seat) { return "setup.player." + std::to_string(seat + 1); }
std::string colour_words(unsigned colour) { return tr("colour." + std::string(kColourKeys[colour])); }

}  // namespace

float SeatRows::draw(float x, float y, float width) {
  c.text(x, y + 12, tr("setup.players"), Type::Section, kInk);
  if (draft_.watched())
    c.text(x + width, y + 13, tr("setup.watched"), Type::Small, kInk3, Align::Right);
  else if (draft_.players() == 1)
    c.text(x + width, y + 13, tr("setup.practice"), Type::Small, kInk3, Align::Right);
  else
    c.text_in(x + width, y + 13, width * 0.55F, tr("setup.order"), Type::Small, kInk3, Align::Right);
  y += 32;
  const float first = y;
  for (int seat = 0; seat < draft_.players(); ++seat) {
    draw_row(seat, {x, y, width, row_height(view)});
    y += row_height(view) + kGap;
  }
  drag_row(first);
  return draft_.players() < entry_of(draft_.rules()).family->max_players ? draw_add(x, y, width) : y;
}

void SeatRows::drag_row(float first_row) {
  if (!kit.down()) dragged_ = -1;
  if (dragged_ < 0) return;
  const int wanted =
      std::clamp(static_cast<int>(std::floor((kit.mouse().y - first_row) / (row_height(view) + kGap))), 0,
                 draft_.players() - 1);
  const int step = wanted > dragged_ ? 1 : -1;
  for (; dragged_ != wanted; dragged_ += step) draft_.swap_players(dragged_, dragged_ + step);
}

float SeatRows::draw_add(float x, float y, float width) {
  const Rect r{x, y, width, 48};
  const std::string text = tr("setup.add");
  const Response state = kit.item({.id = "setup.add", .label = text, .rect = r});
  if (state.glow > 0) c.rect(r, rgb(0xFFFFFF, 0.6F * state.glow), 12);
  c.dashes(r, blend(kLine2, kGold, state.glow), 12, 1.6F, 6, 5);
  const float tw = c.width(text, Type::BodyBold);
  c.icon("plus", x + width / 2 - tw / 2 - 14, y + 24, 17, kInk2, 2.4F);
  c.text(x + width / 2, y + 24, text, Type::BodyBold, kInk2, Align::Centre);
  if (state.focus) w.focus_ring(r, 12);
  if (state.clicked) draft_.add_player();
  return y + 56;
}

// Six dots: drag a player up or down; a click or Enter moves him one down, the last one to the top.
void SeatRows::draw_grip(int seat, const Rect& r) {
  const std::string id = id_of(seat) + ".move";
  const Response state =
      kit.item({.id = id, .label = tr("setup.move"), .rect = r, .why = tr("setup.move"), .grip = true});
  for (int i = 0; i < 6; ++i)
    c.disc(r.x + 10 + static_cast<float>(i % 2) * 7, r.y + r.h / 2 + static_cast<float>(i / 2 - 1) * 8, 2,
           blend(kLine2, kGold, state.glow));
  if (state.focus) w.focus_ring({r.x + 3, r.y + 8, r.w - 5, r.h - 16}, 8);
  if (dragged_ < 0 && kit.drags(id)) dragged_ = seat;
  if (!state.clicked) return;
  const int last = draft_.players() - 1;
  if (seat < last)
    draft_.swap_players(seat, seat + 1);
  else
    draft_.to_front(seat);
  kit.set_focus(id_of(seat < last ? seat + 1 : 0) + ".move");
}

void SeatRows::draw_row(int seat, const Rect& r) {
  c.rect(r, kRow, 12);
  const bool dragged = dragged_ == seat;
  c.frame(r, dragged ? kGold : kLine, 12, dragged ? 2.4F : 1.2F);
  const bool several = draft_.players() > 1;  // one alone cannot go or change places
  if (several) draw_grip(seat, {r.x, r.y, 26, 70});
  const Rect face{r.x + (several ? 24 : 10), r.y + 11, 48, 48};
  draw_face(seat, face);
  const float x = face.right() + 10;
  const float right = r.right() - (several ? 46.0F : 12.0F);
  const float high = for_fingers(view) ? 44.0F : 34.0F;
  const float who = r.w < 310 ? kEmblem : kWho;
  draw_name(seat, {x, r.y + 8, right - x - who - 6, high});
  draw_who(seat, {right - who, r.y + 8, who, high});
  if (for_fingers(view))
    draw_marks(seat, r.x + 16, r.y + 83, std::min(54.0F, (r.w - 32) / 6), 44);
  else
    draw_marks(seat, x, r.y + 55, std::min(24.0F, (r.right() - 14 - x) / 6), 26);
  const std::string remove = tr("setup.remove");
  if (draft_.players() > entry_of(draft_.rules()).family->min_players &&
      w.icon_button(
          r.right() - 23, r.y + 25, 40,
          {.id = id_of(seat) + ".remove", .icon = "close", .why = remove, .spoken = remove, .icon_size = 16}))
    draft_.remove_player(seat);
}

// The figure: a click takes the next free colour.
void SeatRows::draw_face(int seat, const Rect& r) {
  const u8 colour = draft_.player(seat).colour;
  const Response face = kit.item({.id = id_of(seat) + ".colour",
                                  .label = tr("setup.colour", {{"colour", colour_words(colour)}}),
                                  .rect = r,
                                  .why = tr("setup.colour_next")});
  emblems.avatar(r.x + 24, r.y + 24, 21 + face.glow, colour);
  if (face.focus) w.focus_ring({r.x + 3, r.y + 3, 42, 42}, 21);
  if (face.clicked) draft_.next_colour(seat);
}

void SeatRows::draw_name(int seat, const Rect& r) {
  const std::string id = id_of(seat) + ".name";
  const Player& player = draft_.player(seat);
  const std::string label = tr("setup.name", {{"n", seat + 1}});
  if (w.field(r, id, label, typing_.shown(id, player.name),
              player.kind == SeatKind::Computer ? level_name(player.level) : name_of_colour(player.colour)))
    typing_.begin({.id = id, .rect = r, .text = player.name, .label = label, .max_length = 24},
                  [this, seat](const std::string& text) { draft_.name(seat, text); });
}

// Who decides: emblem and name; a press leads to all there are.
void SeatRows::draw_who(int seat, const Rect& r) {
  const Player& player = draft_.player(seat);
  const Response state = kit.item({.id = id_of(seat) + ".who",
                                   .label = tr("seat.of", {{"n", seat + 1}, {"who", decider_name(player)}}),
                                   .rect = r,
                                   .why = decider_about(player)});
  c.rect(r, blend(kPaperTop, kWhite, state.glow), 10);
  c.frame(r, blend(kLine2, kGold, state.glow), 10, 1.4F);
  const bool words = r.w > kEmblem;
  draw_decider(*this, player, words ? r.x + 17 : r.x + r.w / 2, r.y + r.h / 2, 24);
  if (words)
    c.text_fit(r.x + 32, r.y + r.h / 2, r.w - 38, decider_short(player), {Type::SmallBold, Type::Caption},
               kInk);
  if (state.focus) w.focus_ring(r, 10);
  if (state.clicked) dialog_.show(seat);
}

// Six marks: the colours themselves.
void SeatRows::draw_marks(int seat, float x, float y, float step, float target) {
  for (unsigned i = 0; i < kColourKeys.size(); ++i) {
    const float cx = x + (step < 30 ? 10 : step / 2) + static_cast<float>(i) * step;
    const float q = target > 40 ? 1.5F : 1.0F;
    const bool own = draft_.player(seat).colour == i;
    const bool gone = draft_.taken(seat, i);
    if (gone) c.set_alpha(0.45F);
    c.disc(cx, y, (own ? 9.6F : 8.6F) * q, kPlayers[i].fill);
    if (own) c.ring(cx, y, 10.2F * q, kInk, 2);
    c.mark(static_cast<int>(i), cx, y, 0.86F * q, kPlayers[i].ink);
    c.set_alpha(1);
    const Response state =
        kit.item({.id = id_of(seat) + "." + std::string(kColourKeys[i]),
                  .label = colour_words(i),
                  .rect = {cx - step / 2, y - target / 2, step, target},
                  .focusable = false,
                  .checked = own,
                  .why = gone ? tr("setup.colour_swap", {{"colour", colour_words(i)}}) : colour_words(i)});
    if (state.clicked) draft_.take_colour(seat, i);
  }
}

}  // namespace bastide::shell
