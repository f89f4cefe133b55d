#include "shell/play/daily.h"

#include "engine/core/sort.h"

#include <algorithm>
#include <charconv>
#include <chrono>
#include <cmath>
#include <vector>

namespace bastide::shell {
namespace {

constexpr double kDayMs = 24.0 * 3600 * 1000;
constexpr std::string_view kPrefix = "day-";
constexpr int kSharp = 2, kSunday = 6;

// What Sundays bring, one after the other, by key: each expansion of the first game, each of its house rules
// that is on or off and needs no other, and each other game.
struct Unusual {
  std::string_view key;
  u8 family = 0;
  const Expansion* expansion = nullptr;
  bool house = false;
};
std::vector<Unusual> all_unusual() {
  std::vector<Unusual> all;
  for (const Expansion* expansion : built_in()[0].expansions) all.push_back({expansion->key, 0, expansion});
  for (const Expansion* house : built_in()[0].house)
    for (const OptionDef& option : house->options)
      if (option.is_flag() && option.needs.empty()) all.push_back({.key = option.key, .house = true});
  for (u8 family = 1; family < built_in().size(); ++family)
    all.push_back({built_in()[family].family->key, family});
  sort_by(all, [](const Unusual& a, const Unusual& b) { return a.key < b.key; });
  return all;
}

// Answers the key of its name in the locale.
std::string play_unusual(int week, Setup& setup) {
  const std::vector<Unusual> all = all_unusual();
  const Unusual& one = all[static_cast<std::size_t>(week) % all.size()];
  setup.family = one.family;
  if (one.house) {
    OptionList(built_in()[0]).set(setup, one.key, 1);
    return "rule." + std::string(one.key);
  }
  if (one.expansion == nullptr) return "family." + std::string(one.key);
  setup.expansions = 1u << one.expansion->id;
  return "expansion." + std::string(one.key) + ".name";
}

}  // namespace

int day_at(double clock_ms) { return static_cast<int>(std::floor(clock_ms / kDayMs)); }

std::string date_of(int day) {
  const std::chrono::year_month_day date{std::chrono::sys_days{std::chrono::days{day}}};
  const auto two = [](unsigned n) { return (n < 10 ? "-0" : "-") + std::to_string(n); };
  return std::to_string(static_cast<int>(date.year())) + two(static_cast<unsigned>(date.month())) +
         two(static_cast<unsigned>(date.day()));
}

std::optional<int> day_from_date(std::string_view date) {
  int year = 0, month = 0, day = 0;
  if (date.size() != 10) return std::nullopt;
  const auto number = [&](std::size_t at, std::size_t count, int& value) {
    return std::from_chars(date.data() + at, date.data() + at + count, value).ptr == date.data() + at + count;
  };
  if (!number(0, 4, year) || !number(5, 2, month) || !number(8, 2, day)) return std::nullopt;
  const std::chrono::year_month_day when{std::chrono::year{year},
                                         std::chrono::month{static_cast<unsigned>(month)},
                                         std::chrono::day{static_cast<unsigned>(day)}};
  if (!when.ok()) return std::nullopt;
  const int found = static_cast<int>(std::chrono::sys_days{when}.time_since_epoch().count());
  return date_of(found) == date ? std::optional(found) : std::nullopt;
}

// 1 January 1970 was a Thursday.
int weekday_of(int day) { return ((day + 3) % 7 + 7) % 7; }

Daily daily_of(int day) {
  Daily daily;
  const int weekday = weekday_of(day);
  daily.kind = weekday == kSunday ? DayKind::Unusual : weekday % 2 == 0 ? DayKind::Alone : DayKind::Duel;
  Setup& rules = daily.setup.setup;
  if (daily.kind == DayKind::Unusual) daily.what = play_unusual((day + 3) / 7, rules);
  rules.players = daily.kind == DayKind::Alone ? 1 : 2;
  daily.setup.players = default_players(rules.players);
  if (daily.kind != DayKind::Alone) {
    daily.setup.players[1].kind = SeatKind::Computer;
    daily.setup.players[1].level = kSharp;
  }
  daily.setup.seed = std::string(kPrefix) + date_of(day);
  return daily;
}

std::optional<int> day_of(const GameSetup& setup) {
  if (!setup.seed.starts_with(kPrefix)) return std::nullopt;
  const auto day = day_from_date(std::string_view(setup.seed).substr(kPrefix.size()));
  return day && daily_of(*day).setup == setup ? day : std::nullopt;
}

int figures_worth(int points) {
  return static_cast<int>(
      std::count_if(kWorth.begin(), kWorth.end(), [&](int least) { return points >= least; }));
}

}  // namespace bastide::shell
