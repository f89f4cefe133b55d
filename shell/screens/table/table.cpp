#include "shell/screens/table/table.h"

#include "shell/panels/asides.h"
#include "shell/panels/keep_off.h"
#include "shell/platform/platform.h"
#include "shell/screens/table/refusals.h"

namespace bastide::shell {

namespace {

constexpr float kPad = 16;
constexpr float kRound = 19;  // radius of the corner's buttons

}  // namespace

TableScreen::TableScreen(const Context& context, PlayerDialog& player, Finale& finale,
                         const Learning& learning, RulesDialog& rules)
    : Part(context),
      prompt_(context),
      step_note_(context, learning),
      hand_(context),
      bag_(context),
      actions_(context),
      eye_(context),
      hand_panel_(context, hand_, bag_, actions_, eye_),
      bar_(context),
      leads_(context),
      stuck_(context),
      hint_card_(context),
      flags_(context, &player),
      strip_(context, &player),
      last_line_(context),
      tabs_(context),
      lessons_(context, rules),
      aid_card_(context),
      finale_(finale) {}

void TableScreen::draw() {
  if (!session.has_game()) {
    navigation.go(Screen::Start);
    return;
  }
  find_answers();
  draw_things();
  leads_.draw();
  hint_card_.draw_marks();
  bar_.ask(finale_.active());
  hand_panel_.counts(finale_.active());
  learns_ = step_note_.follow();
  if (eye_.alone()) {
    draw_alone();
  } else {
    switch (view.form()) {
      case Form::Desktop:
      case Form::Tablet: draw_desktop(); break;
      case Form::Phone: draw_phone(); break;
      case Form::Landscape: draw_landscape(); break;
    }
    stuck_.draw();
    hint_card_.draw();
  }
  actions_.draw_ghost_buttons();
  tabs_.draw(answers_);
  explain_refusals(*this);
  hand_.carry();
  aid_card_.draw();
  flags_.draw_card();
  finale_.draw();
  if (!board.moving()) asked_ = session.revision();
}

// Where the land can be answered on, and what else a question is about.
void TableScreen::find_answers() {
  answers_ = board.answerable(session);
  keep_notices_off(*this, answers_);
  view.asked = leads_.cells();
}

// What lies on the board besides tiles tells what it is.
void TableScreen::draw_things() {
  if (navigation.has_dialog()) return;
  int number = 0;
  for (const BoardThing& thing : board.things(session.game()))
    kit.item({.id = "board.thing." + std::to_string(++number),
              .label = thing.words,
              .rect = view.from_css(thing.rect),
              .focusable = false,
              .why = thing.words,
              .reads = true});
}

void TableScreen::draw_alone() {
  const Rect notch = platform::safe_insets();
  eye_.draw_eye(view.width - 36 - notch.w / view.scale, 34 + notch.y / view.scale, kRound);
}

// The prompt between what stands at the left and at the right, and below it what a first game teaches.
void TableScreen::draw_head(float left, float right, float y) {
  const float middle = view.width / 2;
  const float half = std::min(middle - left, right - middle);
  Rect room{middle - half, y, 2 * half, 38};
  if (half < 170) room = {left, y, right - left, 38};
  float below = y + 6;
  if (learns_) {
    below = step_note_.draw(room).bottom() + 8;
  } else if (!bar_.titled()) {
    below = prompt_.draw_line(room).bottom() + 8;
  }
  if (!finale_.active()) lessons_.draw({room.x, below, room.w, view.height - below - 240});
}

// The order in which Tab goes: prompt, actions, players, menu.
void TableScreen::draw_desktop() {
  const bool small = view.form() == Form::Tablet || kit.touch();
  const float radius = small ? 22.0F : kRound;
  const float width = view.width, height = view.height;
  const float corner = width - kPad - radius;
  const float step = 2 * radius + 10;
  const Flags::Column flags = flags_.draw(kPad, kPad, height - 150);
  const float secrets = draw_secrets(*this, kPad, flags.last.bottom() + 9);
  const bool follow = eye_.draw_follow(corner - 2 * step, kPad + 18, radius);
  eye_.draw_eye(corner - step, kPad + 18, radius);
  eye_.draw_menu(corner, kPad + 18, radius);
  const float flags_right = std::max(flags.first.right(), secrets > 0 ? kPad + secrets : 0.0F);
  draw_head(flags_right + 10, corner - step * (follow ? 2 : 1) - radius - 10, kPad - 2);
  float bar_right = width - kPad;
  if (hand_panel_.shown()) bar_right = hand_panel_.draw_card(width - kPad - 7, height - 9).x - 10;
  const float undo = kPad + radius;
  actions_.draw_round_undo(undo, height - kPad - radius, radius);
  actions_.draw_redo(undo + step, height - kPad - radius, radius);
  const float beside = undo + (session.can_redo() ? step : 0) + radius + 12;
  if (bar_.shown()) {
    const float half = std::min(width / 2 - beside, bar_right - width / 2);
    const bool narrow = half < 260;  // then not in the middle
    const Rect room =
        narrow ? Rect{beside, 60, bar_right - beside, height - 60 - kPad}
               : Rect{width / 2 - std::min(408.0F, half), 60, 2 * std::min(408.0F, half), height - 60 - kPad};
    bar_.draw({room.x, height - kPad - height * 0.5F, room.w, height * 0.5F}, false);
  } else if (!finale_.active()) {
    last_line_.draw(beside, height - kPad - radius - 17, std::min(420.0F, bar_right - beside));
  }
  eye_.draw_panel(width - kPad, kPad + 2 * radius + 8, false);
}

// Players and prompt along the top; below, the strip of the tile, or a sheet with what is asked.
void TableScreen::draw_phone() {
  const Rect notch = platform::safe_insets();
  const float width = view.width;
  const float top = 8 + notch.y / view.scale;
  const float foot = notch.h / view.scale;
  const bool strip = hand_panel_.shown_on_phone(bar_.asks());
  float low = view.height - foot - (strip ? HandPanel::kStrip : 0.0F);
  view.safe = {0, 0, width, low};
  strip_.draw(8, top, width - 8 - 52);
  eye_.draw_menu(width - 28, top + 22, kRound);
  if (strip) hand_panel_.draw_strip({0, low, width, HandPanel::kStrip + foot});
  if (bar_.shown()) {
    if (strip) low -= 14;  // the number of tiles stands out of the strip
    low = bar_.draw({0, low - view.height * 0.5F, width, view.height * 0.5F}, true).y;
    if (!strip) view.safe.h = low;
  }
  const bool flip = settings().left_handed;
  if (!strip) {
    actions_.draw_round_undo(flip ? width - 34 : 34, low - 34, 23);
    hand_panel_.draw_tile_alone(flip ? width - 90 : 90, low - 34);
    eye_.draw_eye(flip ? 34 : width - 34, low - 34, 23);
  }
  eye_.draw_follow(flip ? 34 : width - 34, low - (strip ? 34.0F : 88.0F), 23);
  float below = top + ScoreStrip::kHeight + 6;
  if (learns_) {
    below = step_note_.draw({8, below, width - 16, 0}).bottom() + 6;
  } else if (!bar_.titled()) {
    below = prompt_.draw_small(10, below, width - 20).bottom() + 6;
  }
  if (draw_secrets(*this, 10, below) > 0) below += 40;
  if (!finale_.active()) lessons_.draw({8, below, width - 16, low - below});
  eye_.draw_panel(width - 8, low - (strip ? 8.0F : 64.0F), true);
}

// The strip of the tile at the side of the hand that is used, the players along the top of the land.
void TableScreen::draw_landscape() {
  const Rect notch = platform::safe_insets();
  const float right = notch.w / view.scale, left = notch.x / view.scale;
  const float width = view.width, height = view.height;
  const bool mirrored = settings().left_handed;
  const bool side = hand_panel_.shown_on_phone(bar_.asks());
  const float strip = side ? HandPanel::kSide + (mirrored ? left : right) : 0;
  const float x0 = mirrored ? strip + (side ? 0 : left) : left;
  const float x1 = mirrored ? width - right : width - strip - (side ? 0 : right);
  view.safe = {mirrored ? strip : 0, 0, width - strip, height};
  if (side) hand_panel_.draw_side({mirrored ? left : x1, 0, HandPanel::kSide, height});
  strip_.draw(x0 + 8, 6, x1 - x0 - 16 - (side ? 0.0F : 100.0F));
  float below = 6 + ScoreStrip::kHeight + 5;
  if (learns_) {
    below = step_note_.draw({x0 + 8, below, x1 - x0 - 16, 0}).bottom() + 5;
  } else if (!bar_.titled()) {
    below = prompt_.draw_small(x0 + 10, below, std::min(460.0F, x1 - x0 - 20)).bottom() + 5;
  }
  if (draw_secrets(*this, x0 + 10, below) > 0) below += 39;
  if (!finale_.active()) lessons_.draw({x0 + 10, below, x1 - x0 - 20, height - below - 60});
  const float corner = x1 - 30;
  if (!side) {
    eye_.draw_menu(corner, 28, kRound);
    eye_.draw_eye(corner - 48, 28, kRound);
    actions_.draw_round_undo(x0 + 30, height - 30, 21);
    hand_panel_.draw_tile_alone(x0 + 34, height - 82);
  }
  eye_.draw_follow(side ? corner + 4 : corner, side ? 28.0F : 76.0F, kRound);
  if (bar_.shown()) {
    const float from = x0 + (side ? 8.0F : 60.0F), to = x1 - 8;
    bar_.draw({from, height * 0.3F, to - from, height * 0.7F - 8}, false);
  }
  eye_.draw_panel(x1 - 6, 56, false);
}

}  // namespace bastide::shell
