#include "shell/screens/puzzle/outcome_card.h"

#include "shell/panels/move_words.h"
#include "shell/screens/flow/puzzle_desk.h"
#include "shell/screens/puzzle/puzzle.h"
#include "shell/text/locale.h"

#include <algorithm>
#include <cmath>

namespace bastide::shell {

using namespace ui;

namespace {

constexpr float kPad = 14, kButton = 44, kGap = 8;

// "+12", "−3".
std::string signed_words(int n) { return (n < 0 ? "−" : "+") + std::to_string(std::abs(n)); }

}  // namespace

std::string behind_words(int tenths) {
  return tr("puzzle.behind",
            {{"n", std::to_string(tenths / 10) + tr("number.point") + std::to_string(tenths % 10)}});
}

std::vector<OutcomeCard::Line> OutcomeCard::lines() const {
  std::vector<Line> all;
  const bool shown = puzzling_.stage() == Puzzling::Stage::Shown;
  const auto& tried = puzzling_.tried();
  const bool right = tried && tried->right();
  all.push_back({tr(right ? "puzzle.right" : shown ? "puzzle.best" : "puzzle.wrong"), Type::Section});
  const Game& game = puzzling_.position();
  const auto what = [&](const std::vector<Action>& line) {
    return move_words(game.rules(), game.state(), line);
  };
  if (tried && !right) {
    const std::string behind = behind_words(tried->behind);
    all.push_back(
        {tr(tried->at_least ? "puzzle.yours_at_least" : "puzzle.yours", {{"behind", behind}}), Type::Body});
  }
  if (shown) {
    const std::string best = what(puzzling_.moves()[0].line), second = what(puzzling_.moves()[1].line);
    if (!best.empty()) all.push_back({tr("puzzle.best_is", {{"what", best}}), Type::BodyBold});
    all.push_back({theme_reason(puzzling_.puzzle().theme), Type::Body});
    const std::string behind = behind_words(puzzling_.moves()[1].behind);
    all.push_back({second.empty() ? tr("puzzle.second", {{"behind", behind}})
                                  : tr("puzzle.second_is", {{"what", second}, {"behind", behind}}),
                   Type::Small});
  }
  const std::string own = std::to_string(std::lround(desk_.records().own.rating));
  if (const auto moved = desk_.moved())
    all.push_back(
        {tr("puzzle.rating_moved", {{"rating", own}, {"by", signed_words(*moved)}}), Type::SmallBold});
  else
    all.push_back({tr("puzzle.not_counted", {{"rating", own}}), Type::Small});
  return all;
}

std::string OutcomeCard::words() const {
  std::string text;
  for (const Line& line : lines()) text += (text.empty() ? "" : ". ") + line.text;
  return text;
}

Rect OutcomeCard::draw(const Rect& room) {
  const auto all = lines();
  const float width = room.w - 2 * kPad;
  const bool shown = puzzling_.stage() == Puzzling::Stage::Shown;
  const float rows = shown ? 1.0F : 2.0F;
  const float foot = kPad + rows * (kButton + kGap);
  float text = 0;
  for (const Line& line : all) text += c.paragraph_height(line.text, line.type, width) + 4;
  const float high = std::min(kPad + text + foot, room.h);  // long words at large letters scroll
  const Rect r{room.x, room.bottom() - high, room.w, high};
  c.shadow(r, 12, 0.34F, 14);
  c.gradient(r, kPaperTop, kPaperBottom, 14);
  c.frame(r, kLine, 14, 1.4F);
  kit.block(r);
  view.cover(r);
  const Rect seen{r.x + kPad, r.y + kPad, width, high - kPad - foot};
  kit.item({.id = "puzzle.outcome", .label = words(), .rect = seen, .focusable = false, .reads = true});
  float y = kit.begin_scroll("puzzle.outcome", seen, text);
  for (const Line& line : all) {
    const bool title = &line == &all.front();
    y += c.paragraph(r.x + kPad, y, width, line.text, line.type,
                     title || line.type != Type::Small ? kInk : kInk2) +
         4;
  }
  kit.end_scroll();
  draw_buttons({r.x + kPad, r.bottom() - kPad - rows * kButton - (rows - 1) * kGap, width, kButton});
  return r;
}

void OutcomeCard::draw_buttons(const Rect& r) {
  const float half = (r.w - kGap) / 2;
  const Rect left{r.x, r.y, half, r.h}, right{r.x + half + kGap, r.y, half, r.h};
  if (puzzling_.stage() == Puzzling::Stage::Shown) {
    if (w.button(left,
                 {.id = "puzzle.again", .label = tr("puzzle.again"), .icon = "cw", .type = Type::SmallBold}))
      later([this] { puzzling_.try_again(); });
    if (w.button(right, {.id = "puzzle.next",
                         .label = tr("puzzle.next"),
                         .icon = "right",
                         .tone = Tone::Green,
                         .type = Type::SmallBold}))
      later([this] { desk_.open_next(); });
    return;
  }
  if (w.button(left,
               {.id = "puzzle.hint", .label = tr("puzzle.hint"), .icon = "bulb", .type = Type::SmallBold}))
    later([this] { puzzling_.hint(); });
  if (w.button(right,
               {.id = "puzzle.show", .label = tr("puzzle.show"), .icon = "eye", .type = Type::SmallBold}))
    later([this] { puzzling_.show_all(); });
  if (w.button({r.x, r.y + r.h + kGap, r.w, r.h}, {.id = "puzzle.again",
                                                   .label = tr("puzzle.again"),
                                                   .icon = "cw",
                                                   .tone = Tone::Green,
                                                   .type = Type::SmallBold}))
    later([this] { puzzling_.try_again(); });
}

}  // namespace bastide::shell
