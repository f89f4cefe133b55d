#include "shell/screens/table/hand_panel.h"

#include "shell/panels/answers.h"
#include "shell/platform/platform.h"
#include "shell/screens/table/main_button.h"
#include "shell/text/locale.h"

namespace bastide::shell {

using namespace ui;

namespace {

constexpr float kCardWidth = 188, kCardHeight = 180, kPicture = 104, kAlone = 46;
constexpr float kChipHigh = 22;

}  // namespace

bool HandPanel::shown() const { return has_two() || session.phase() == Phase::Over || hand_.in_hand(); }

void HandPanel::draw_surface(const Rect& r, float radius) {
  c.shadow(r, 12, 0.32F, radius);
  c.gradient(r, kPaperTop, kPaperBottom, radius);
  c.frame(r, kLine, radius);
  kit.block(r);
  view.cover(r);
}

void HandPanel::draw_result(const Rect& r) {
  if (!counting_) draw_main_button(*this, r);
}

Rect HandPanel::draw_card(float right, float bottom) {
  if (session.phase() == Phase::Over) {
    const Rect r{right - kCardWidth - 12, bottom - 52, kCardWidth + 12, 52};
    if (!counting_) view.cover(r);
    draw_result(r);
    return r;
  }
  const Rect r{right - kCardWidth, bottom - kCardHeight, kCardWidth, kCardHeight};
  const Rect chip{r.right() - 58, r.y - 11, 50, kChipHigh};
  draw_surface(r, 14);
  const float x = r.x + (r.w - kPicture) / 2;
  const float y = r.y + 12;
  hand_.draw_picture(x, y, kPicture, {r.x + 4, y + 6, r.w - 8, kPicture + 4});
  if (placing() || waiting()) {
    draw_first(r.x + 24, y + kPicture / 2, 16);
    draw_second(r.right() - 24, y + kPicture / 2, 16);
  }
  bag_.draw_number(r.right() - 10, chip.y, kChipHigh, {chip.x - 8, chip.y - 10, 66, 36});
  if (session.asks_own_figure())
    draw_answers(r);
  else
    draw_words(r);
  return r;
}

// What it is, and how it is turned and laid.
void HandPanel::draw_words(const Rect& card) {
  const std::string words = hand_.words();
  const float x = card.x + card.w / 2;
  const bool told = placing() && !kit.touch();
  const Type type = c.wrap(words, Type::Small, card.w - 14).size() > 2 ? Type::Caption : Type::Small;
  const auto rows = c.wrap(words, type, card.w - 14);
  float y = card.y + (rows.size() > 2 ? 131.0F : 135.0F);
  for (std::size_t i = 0; i < rows.size() && i < 3; ++i, y += 15)
    c.text_in(x, y, card.w - 12, rows[i], type, kInk, Align::Centre);
  if (!told || rows.size() > 1) return;
  const std::string how = tr(session.ghost() ? "table.how_laid" : "table.how_aimed");
  const auto lines = c.wrap(how, Type::Caption, card.w - 14);
  for (std::size_t i = 0; i < lines.size() && i < 2; ++i)
    c.text(x, card.y + 153 + static_cast<float>(i) * 14, lines[i], Type::Caption, kInk2, Align::Centre);
}

void HandPanel::draw_answers(const Rect& card) {
  const float y = card.bottom() - 54;
  const float wide = (card.w - 26) / 2;
  actions_.draw_skip({card.x + 9, y, wide, 44});
  draw_main_button(*this, {card.x + 17 + wide, y, wide, 44});
}

void HandPanel::round(float x, float y, float radius, const ButtonSpec& spec, const std::string& below) {
  const std::string_view id = spec.id;
  if (w.round_button(x, y, radius, spec)) {
    if (id == "table.skip")
      later([this] { session.skip(); });
    else
      later([this] { session.answer(); });
  }
  if (words_wide_ == 0) return;
  const auto rows = c.wrap(below, Type::Caption, words_wide_);
  for (std::size_t i = 0; i < rows.size() && i < 2; ++i)
    c.text(x, y + radius + 9 + static_cast<float>(i) * 12, rows[i], Type::Caption, kInk2, Align::Centre);
}

void HandPanel::draw_pause(float x, float y, float radius) {
  const bool on = opponents.paused();
  const std::string name = tr(on ? "table.go_on" : "table.pause");
  if (w.round_button(x, y, radius,
                     {.id = "table.pause",
                      .icon = on ? "play" : "pause",
                      .tone = on ? Tone::Green : Tone::Paper,
                      .enabled = opponents.state() != Opponents::State::Stuck,
                      .why = name + " (P)",
                      .spoken = name}))
    later([this, on] { opponents.pause(!on); });
}

void HandPanel::draw_hurry(float x, float y, float radius) {
  const bool on = opponents.hurried();
  const std::string name = tr("table.hurry");
  if (w.round_button(x, y, radius,
                     {.id = "table.hurry",
                      .icon = "fast",
                      .enabled = opponents.state() != Opponents::State::Stuck,
                      .why = name + " (Space)",
                      .spoken = name,
                      .checked = on}))
    later([this, on] {
      board.skip_motion();
      opponents.hurry(!on);
    });
}

void HandPanel::draw_first(float x, float y, float radius) {
  if (waiting()) return draw_pause(x, y, radius);
  if (!session.asks_own_figure()) return hand_.draw_turn_button(x, y, radius, -1);
  const std::string words = actions_.skip_words();
  round(x, y - 9, radius,
        {.id = "table.skip", .icon = "skip", .enabled = session.can_skip(), .spoken = words}, words);
}

void HandPanel::draw_second(float x, float y, float radius) {
  if (waiting()) return draw_hurry(x, y, radius);
  if (!session.asks_own_figure()) return hand_.draw_turn_button(x, y, radius, 1);
  const std::string words = confirm_words(session);
  round(x, y - 9, radius,
        {.id = "table.confirm",
         .icon = "check",
         .tone = Tone::Green,
         .enabled = session.spot() >= 0,
         .spoken = words},
        words);
}

// Undo, turn, tile, turn, the eye.
void HandPanel::draw_strip(const Rect& r) {
  draw_surface({r.x - 2, r.y, r.w + 4, r.h + 30}, 18);
  const float cy = r.y + kStrip / 2;
  const bool flip = settings().left_handed;
  const float undo = flip ? r.right() - 38 : r.x + 38;
  const float eye = flip ? r.x + 38 : r.right() - 38;
  actions_.draw_round_undo(undo, cy, 24);
  eye_.draw_eye(eye, cy, 24);
  if (session.phase() == Phase::Over) return draw_result({r.x + 76, cy - 26, r.w - 152, 52});
  const float side = 82;
  const float x = r.centre().x;
  if (has_two()) {
    // between the tile and the buttons at the ends, which large letters bring nearer
    const float room = (r.w - side) / 2 - 38 - 24;
    const float away = side / 2 + std::min(37.0F, room / 2), radius = std::min(25.0F, room / 2 - 2);
    words_wide_ = std::min(kWordsWide, room - 4);
    draw_first(x - away, cy, radius);
    draw_second(x + away, cy, radius);
  }
  hand_.draw_picture(x - side / 2, r.y + 11, side, {x - side / 2 - 4, r.y + 2, side + 8, kStrip - 6});
  const Rect chip{x + side / 2 + 18, r.y - 12, 50, kChipHigh};
  bag_.draw_number(chip.right() + 2, chip.y, kChipHigh, {chip.x, chip.y - 12, 54, 34});
}

void HandPanel::draw_tile_alone(float x, float y) {
  if (!laid_later()) return;
  const Rect r{x - kAlone / 2, y - kAlone / 2, kAlone, kAlone};
  view.cover(r);
  const std::string words = hand_.words();
  kit.item({.id = "table.hand", .label = words, .rect = r, .focusable = false, .why = words, .reads = true});
  hand_.draw_picture(r.x, r.y, kAlone, r);
}

// The same from top to bottom; on a low screen smaller, and without words and number.
void HandPanel::draw_side(const Rect& r) {
  draw_surface({r.x, r.y - 20, r.w + 20, r.h + 40}, 18);
  const bool low = r.h < 340;
  const float x = r.x + kSide / 2;
  const float radius = low ? 17.0F : 22.0F;
  const float side = low ? std::min(60.0F, r.h * 0.22F) : 78.0F;
  const float top = low ? 22.0F : 26.0F;
  eye_.draw_menu(x - 22, r.y + top, low ? 17.0F : 19.0F);
  eye_.draw_eye(x + 22, r.y + top, low ? 17.0F : 19.0F);
  actions_.draw_round_undo(x, r.bottom() - radius - 6, radius);
  const float cy = r.y + r.h / 2 - (low ? 3.0F : 8.0F);
  if (session.phase() == Phase::Over) return draw_result({r.x + 6, cy - 26, kSide - 12, 52});
  if (has_two()) {
    words_wide_ = low ? 0 : kWordsWide;
    draw_first(x, cy - side / 2 - (low ? radius - 6 : 34), radius);
    draw_second(x, cy + side / 2 + (low ? radius + 12 : 38), radius);
  }
  hand_.draw_picture(x - side / 2, cy - side / 2, side, {r.x + 2, cy - side / 2 - 4, kSide - 4, side + 8});
  const float y = r.bottom() - 74;
  if (!low) bag_.draw_number(x + 26, y, kChipHigh, {x - 26, y - 8, 52, 34});
}

}  // namespace bastide::shell
