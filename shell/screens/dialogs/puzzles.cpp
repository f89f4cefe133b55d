#include "shell/screens/dialogs/puzzles.h"

#include "shell/panels/paper.h"
#include "shell/platform/platform.h"
#include "shell/play/daily.h"
#include "shell/screens/puzzle/puzzle.h"
#include "shell/text/locale.h"

#include <cmath>

namespace bastide::shell {

using namespace ui;

namespace {

constexpr float kWidth = 480, kButton = 48, kGap = 8;

}  // namespace

void PuzzlesDialog::draw() {
  if (!desk_.failed()) desk_.want();
  const Rect r = draw_paper(*this, kWidth, column_.height() + 100, tr("puzzle.title"));
  column_.draw(kit, {r.x - 6, r.y, r.w + 12, r.h}, [&](float y) {
    if (desk_.list().empty()) return draw_waiting(r.x, y + 4, r.w) + 8;
    y = draw_own(r.x, y + 4, r.w);
    y = draw_ways(r.x, y + 10, r.w);
    y = draw_hardness(r.x, y + 14, r.w);
    return draw_themes(r.x, y + 10, r.w) + 8;
  });
}

float PuzzlesDialog::draw_waiting(float x, float y, float width) {
  y += c.paragraph(x, y, width, tr(desk_.failed() ? "puzzle.did_not_come" : "puzzle.comes"), Type::Body,
                   kInk) +
       10;
  if (!desk_.failed()) return y;
  if (w.button({x, y, width, kButton},
               {.id = "puzzles.again", .label = tr("puzzle.ask_again"), .icon = "cw"}))
    desk_.want();
  return y + kButton;
}

// What one is rated, and how many are solved.
float PuzzlesDialog::draw_own(float x, float y, float width) {
  const PuzzleRecords& records = desk_.records();
  const std::string rating =
      tr("puzzle.rating", {{"rating", static_cast<int>(std::lround(records.own.rating))},
                           {"give", static_cast<int>(std::lround(2 * records.own.deviation))}});
  const std::string solved = tr("puzzle.solved", {{"n", records.solved()},
                                                  {"tried", static_cast<int>(records.done.size())},
                                                  {"all", static_cast<int>(desk_.list().size())}});
  const float high = 30 + c.paragraph_height(solved, Type::Small, width);
  kit.item({.id = "puzzles.rating",
            .label = rating + ". " + solved,
            .rect = {x, y, width, high},
            .focusable = false,
            .why = tr("puzzle.rating_about"),
            .reads = true});
  c.text_fit(x, y + 14, width, rating, {Type::Section, Type::Name, Type::NameSmall}, kInk);
  c.paragraph(x, y + 30, width, solved, Type::Small, kInk2);
  return y + high;
}

float PuzzlesDialog::draw_ways(float x, float y, float width) {
  const int today = day_at(platform::clock_ms());
  const Puzzle& of_day = desk_.list()[puzzle_of_day(desk_.list().size(), today)];
  const bool done = desk_.done(of_day) || desk_.records().last_day == today;
  if (w.button({x, y, width, kButton}, {.id = "puzzles.today",
                                        .label = tr("puzzle.of_the_day"),
                                        .icon = done ? "check" : "play",
                                        .tone = done ? Tone::Paper : Tone::Green,
                                        .type = Type::Button}))
    later([this] { desk_.open_today(); });
  return y + kButton;
}

float PuzzlesDialog::draw_hardness(float x, float y, float width) {
  c.text(x, y + 8, tr("puzzle.how_hard"), Type::SmallBold, kInk2);
  y += 22;
  const int chosen = hardness_ ? 1 + static_cast<int>(*hardness_) : 0;
  const int hit =
      w.segments({x, y, width, 44}, "puzzles.hard",
                 {tr("puzzle.any"), tr("puzzle.easy"), tr("puzzle.medium"), tr("puzzle.hard")}, chosen);
  if (hit == 0) hardness_.reset();
  if (hit > 0) hardness_ = static_cast<PuzzleHardness>(hit - 1);
  return y + 44;
}

float PuzzlesDialog::draw_themes(float x, float y, float width) {
  c.text(x, y + 8, tr("puzzle.theme"), Type::SmallBold, kInk2);
  y += 22;
  const float half = (width - kGap) / 2;
  draw_theme({x, y, width, 44}, "any", tr("puzzle.any_theme"), std::nullopt);
  y += 44 + kGap;
  for (std::size_t i = 0; i < kPuzzleThemes.size(); ++i) {
    const auto theme = static_cast<PuzzleTheme>(i);
    const bool right = i % 2 == 1;
    draw_theme({x + (right ? half + kGap : 0), y, half, 50}, kPuzzleThemes[i], theme_name(theme), theme);
    if (right || i + 1 == kPuzzleThemes.size()) y += 50 + kGap;
  }
  return y;
}

// How many of them were tried; a press goes on with the next.
void PuzzlesDialog::draw_theme(const Rect& r, std::string_view key, const std::string& name,
                               std::optional<PuzzleTheme> theme) {
  const PuzzleDesk::Choice choice{theme, hardness_};
  int all = 0, done = 0;
  for (const Puzzle& puzzle : desk_.list()) {
    if (!desk_.fits(puzzle, choice)) continue;
    ++all;
    done += desk_.done(puzzle) ? 1 : 0;
  }
  const std::string count = std::to_string(done) + " / " + std::to_string(all);
  const std::string id = "puzzles.theme." + std::string(key);
  const bool open = done < all;
  if (w.button(r, {.id = id,
                   .enabled = open,
                   .why = open ? "" : tr(all == 0 ? "puzzle.none" : "puzzle.all_done"),
                   .spoken = name + ", " + count}))
    later([this, choice] {
      desk_.set_choice(choice);
      desk_.open_next();
    });
  const float room = r.w - 24;
  if (!theme) {
    const float wide = c.width(count, Type::Small);
    c.text_fit(r.x + 12, r.y + r.h / 2, room - wide - 8, name,
               {Type::BodyBold, Type::SmallBold, Type::Caption}, kInk);
    c.text(r.right() - 12 - wide, r.y + r.h / 2, count, Type::Small, kInk2);
    return;
  }
  c.text_fit(r.x + 12, r.y + 17, room, name, {Type::SmallBold, Type::Caption}, kInk);
  c.text(r.x + 12, r.y + 34, count, Type::Small, kInk2);
}

}  // namespace bastide::shell
