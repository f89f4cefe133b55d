#include "shell/screens/table/bar.h"

#include "shell/panels/answer_sheet.h"
#include "shell/panels/curtain.h"
#include "shell/panels/seats.h"
#include "shell/screens/table/leads.h"

namespace bastide::shell {

using namespace ui;

namespace {

constexpr float kPadX = 14, kPadY = 12;
constexpr float kPadPhone = 10, kPadLow = 6;  // kPadY on phones, upright and lying
constexpr float kDrape = 6;
constexpr float kLeast = 90;  // of its height, where it is scrolled

float padding(Form form) {
  return form == Form::Landscape ? kPadLow : form == Form::Phone ? kPadPhone : kPadY;
}

}  // namespace

void Bar::ask(bool counting) {
  if (asked_on_scoreboard(session) && !board.moving() && !navigation.has_dialog() &&
      opened_.again(session.revision()))
    navigation.open(Dialog::Scoreboard);
  question_ = counting ? &nothing_ : &questions_.now();
}

Rect Bar::draw(const Rect& room, bool sheet) {
  const bool bare = !asks();
  if (bare) sheet = false;
  const float pad_x = bare ? 0 : kPadX, pad_y = bare ? 0 : padding(view.form());
  AnswerSheet answers(*this, *question_, room.w - 2 * pad_x, sheet);
  const float top = session.phase() == Phase::Hidden ? kPadY + kDrape : pad_y;
  const float high = std::min(answers.height() + top + pad_y, std::max(kLeast, room.h));
  const float wide = answers.width() + 2 * pad_x;
  const Rect r{room.x + (room.w - wide) / 2, room.bottom() - high, wide, high};
  if (bare)
    kit.block(r);
  else
    draw_surface(r, sheet);
  view.cover(r);
  answers.draw({r.x + pad_x, r.y + top, wide - 2 * pad_x, high - top - pad_y});
  draw_sides(r);
  return r;
}

// The paper under a question. A sheet goes on beyond the screen's lower end.
void Bar::draw_surface(const Rect& r, bool sheet) {
  const float below = r.bottom() >= view.height - 1 ? 30 : 0;
  const Rect surface = sheet ? Rect{r.x - 2, r.y, r.w + 4, r.h + below} : r;
  c.shadow(surface, 12, 0.34F, 16);
  c.gradient(surface, kPaperTop, kPaperBottom, 16);
  c.frame(surface, kPlayers[static_cast<std::size_t>(active_colour(session))].fill, 16, 2);
  if (session.phase() == Phase::Hidden)
    draw_drape(*this, {surface.x + 8, surface.y + 4, surface.w - 16, kDrape});
  kit.block(surface);
}

// Where the table may grow: each side with a button of its own on the land.
void Bar::draw_sides(const Rect& bar) {
  constexpr float kRadius = 24;
  constexpr float kReach = kRadius + 6;
  const Rect free{0, 60, view.width, std::max(120.0F, bar.y - 60)};
  int number = 0;
  for (const Answer& one : question_->answers) {
    ++number;
    if (!one.adds) continue;
    const Vec2 middle = cells_on_screen(*this, *one.adds).centre();
    const Vec2 at{std::clamp(middle.x, free.x + kReach, free.right() - kReach),
                  std::clamp(middle.y, free.y + kReach, free.bottom() - kReach)};
    if (w.round_button(at.x, at.y, kRadius,
                       {.id = "side." + std::to_string(number),
                        .icon = "plus",
                        .tone = Tone::Green,
                        .why = one.name,
                        .spoken = one.name}))
      later(one.act);
  }
}

}  // namespace bastide::shell
