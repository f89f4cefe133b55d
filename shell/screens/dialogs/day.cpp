#include "shell/screens/dialogs/day.h"

#include "shell/keep/browser_store.h"
#include "shell/panels/paper.h"
#include "shell/platform/platform.h"
#include "shell/screens/dialogs/day_lines.h"
#include "shell/screens/flow/flow.h"
#include "shell/text/locale.h"

#include <chrono>

namespace bastide::shell {

using namespace ui;

namespace {

constexpr float kWidth = 480, kButton = 48, kGap = 10, kCellHigh = 40;
constexpr int kWeek = 7, kMostMonths = 36;

// The first of the month so many months before that day's.
std::chrono::year_month month_before(int day, int months) {
  const std::chrono::year_month_day date{std::chrono::sys_days{std::chrono::days{day}}};
  return std::chrono::year_month{date.year(), date.month()} - std::chrono::months{months};
}
int first_of(std::chrono::year_month month) {
  return static_cast<int>(std::chrono::sys_days{month / 1}.time_since_epoch().count());
}

}  // namespace

const DayResult* DayDialog::result() const {
  const auto at = days_.find(date_of(today_));
  return at == days_.end() ? nullptr : &at->second;
}

void DayDialog::draw() {
  if (read_.again(navigation.changes())) {
    BrowserStore store;
    days_ = read_days(store);
    today_ = day_at(platform::clock_ms());
    daily_ = daily_of(today_);
    months_back_ = 0;
  }
  const Rect r = draw_paper(*this, kWidth, column_.height() + 100, tr("start.day"));
  column_.draw(kit, {r.x - 6, r.y, r.w + 12, r.h}, [&](float y) {
    y = draw_today(r.x, y + 4, r.w);
    y = draw_ways(r.x, y + 10, r.w);
    y = draw_calendar(r.x, y + 14, r.w);
    return draw_foot(r.x, y + 8, r.w) + 8;
  });
}

// What is asked, and how it came out.
float DayDialog::draw_today(float x, float y, float width) {
  const std::string about = day_about(daily_);
  c.text(x, y + 10, date_of(today_), Type::SmallBold, kInk2);
  y += 24;
  y += c.paragraph(x, y, width, about, Type::Body, kInk);
  if (daily_.kind == DayKind::Alone) y = draw_worth(x, y + 10, width);
  const DayResult* result = this->result();
  if (result == nullptr) return y;
  y += 10;
  const std::string told = day_outcome(*result);
  c.text_fit(x, y + 14, width, told, {Type::Section, Type::Name, Type::NameSmall}, kInk);
  kit.item({.id = "day.result", .label = told, .rect = {x, y, width, 28}, .focusable = false, .reads = true});
  return y + 30;
}

// What so many points are worth, in figures: those that are reached have a check.
float DayDialog::draw_worth(float x, float y, float width) {
  const DayResult* result = this->result();
  const int reached = result == nullptr ? 0 : figures_worth(result->points);
  const float step = width / static_cast<float>(kWorth.size());
  std::string all;
  for (const int points : kWorth) all += (all.empty() ? "" : ", ") + std::to_string(points);
  kit.item({.id = "day.worth",
            .label = tr("day.worth", {{"points", all}}),
            .rect = {x, y, width, 56},
            .focusable = false,
            .why = tr("day.worth", {{"points", all}}),
            .reads = true});
  for (std::size_t i = 0; i < kWorth.size(); ++i) {
    const float cx = x + (static_cast<float>(i) + 0.5F) * step;
    const bool on = static_cast<int>(i) < reached;
    c.set_alpha(on || result == nullptr ? 1 : 0.45F);
    c.figure(4, "meeple", cx, y + 35, 30);
    c.set_alpha(1);
    if (on) c.icon("check", cx + 15, y + 10, 15, kGreenDark, 2.6F);
    c.text(cx, y + 46, std::to_string(kWorth[i]), Type::SmallBold, kInk2, Align::Centre);
  }
  return y + 58;
}

float DayDialog::draw_ways(float x, float y, float width) {
  const DayResult* result = this->result();
  if (result == nullptr) {
    if (w.button({x, y, width, kButton}, {.id = "day.play",
                                          .label = tr("day.play"),
                                          .icon = "play",
                                          .tone = Tone::Green,
                                          .type = Type::Button}))
      later([this] {
        navigation.close();
        flow_.play_the_day();
      });
    return y + kButton;
  }
  const float half = (width - kGap) / 2;
  if (w.button({x, y, half, kButton},
               {.id = "day.copy", .label = tr("day.copy"), .icon = "copy", .tone = Tone::Green}))
    later([this] { flow_.copy_lines(day_lines(today_, daily_, *this->result())); });
  if (w.button({x + half + kGap, y, half, kButton},
               {.id = "day.again", .label = tr("day.again"), .icon = "cw", .why = tr("day.again_about")}))
    flow_.replace_game([this] { flow_.begin(daily_.setup); });
  return y + kButton;
}

// A month, Monday first.
float DayDialog::draw_calendar(float x, float y, float width) {
  const std::chrono::year_month month = month_before(today_, months_back_);
  const int first = first_of(month), next = first_of(month + std::chrono::months{1});
  const std::string title = std::to_string(static_cast<unsigned>(month.month())) + " / " +
                            std::to_string(static_cast<int>(month.year()));
  c.text(x + width / 2, y + 20, title, Type::Name, kInk, Align::Centre);
  if (w.icon_button(x + 22, y + 20, 40,
                    {.id = "day.before",
                     .icon = "left",
                     .enabled = months_back_ < kMostMonths,
                     .spoken = tr("day.before")}))
    ++months_back_;
  if (w.icon_button(
          x + width - 22, y + 20, 40,
          {.id = "day.after", .icon = "right", .enabled = months_back_ > 0, .spoken = tr("day.after")}))
    --months_back_;
  y += 44;
  const float cell = width / static_cast<float>(kWeek);
  const std::string names = tr("day.weekdays");
  std::size_t at = 0;
  for (int i = 0; i < kWeek; ++i) {
    const std::size_t end = std::min(names.find(' ', at), names.size());
    c.text(x + (static_cast<float>(i) + 0.5F) * cell, y + 8, names.substr(at, end - at), Type::Caption, kInk2,
           Align::Centre);
    at = std::min(end + 1, names.size());
  }
  y += 20;
  const int lead = weekday_of(first);
  for (int day = first; day < next; ++day) {
    const int place = lead + day - first;
    draw_cell(day, {x + static_cast<float>(place % kWeek) * cell + 2,
                    y + static_cast<float>(place / kWeek) * kCellHigh + 2, cell - 4, kCellHigh - 4});
  }
  return y + static_cast<float>((lead + next - first + kWeek - 1) / kWeek) * kCellHigh;
}

void DayDialog::draw_cell(int day, const Rect& r) {
  const auto at = days_.find(date_of(day));
  const bool played = at != days_.end();
  if (played) {
    kit.item({.id = "day.of." + at->first,
              .label = at->first + ": " + day_outcome(at->second),
              .rect = r,
              .focusable = false,
              .why = day_outcome(at->second),
              .reads = true});
    c.rect(r, kGoldPale, 8);
  }
  if (day == today_) c.frame(r, kGreenDark, 8, 2);
  const std::chrono::year_month_day date{std::chrono::sys_days{std::chrono::days{day}}};
  c.text(r.x + r.w / 2, r.y + (played ? 10 : r.h / 2), std::to_string(static_cast<unsigned>(date.day())),
         Type::Caption, kInk2, Align::Centre);
  if (!played) return;
  c.text(r.x + r.w / 2, r.y + 25, std::to_string(at->second.points), Type::SmallBold, kInk, Align::Centre);
}

float DayDialog::draw_foot(float x, float y, float width) {
  const int streak = day_streak(days_, today_);
  const std::string row = streak > 0 ? trn("day.streak", streak) : tr("day.no_streak");
  y += c.paragraph(x, y, width, row + " · " + tr("day.kept_here"), Type::Small, kInk2) + 8;
  if (days_.empty()) return y;
  if (w.button({x, y, width, 44}, {.id = "day.export", .label = tr("day.export"), .icon = "download"})) {
    const bool given = platform::download_text("bastide-days.json", write_days(days_));
    notices.say(tr(given ? "notice.exported" : "notice.not_given", {{"name", "bastide-days.json"}}));
  }
  return y + 50;
}

}  // namespace bastide::shell
