// The land of the day: the same for everybody from the date alone, and the calendar of one's own days.
#include "shell/play/daily.h"

#include "engine/game/link.h"
#include "shell/keep/days.h"
#include "shell/play/seeds.h"
#include "tests/shell/memory_store.h"
#include "tests/support/random_play.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <set>

using namespace bastide;
using namespace bastide::shell;

namespace {

constexpr double kDayMs = 24.0 * 3600 * 1000;
constexpr int kMonday = 20'717;  // 2026-09-21

}  // namespace

TEST_CASE("a day is its date in UTC, to the millisecond, and back") {
  const int day = *day_from_date("2026-11-23");
  CHECK(date_of(day) == "2026-11-23");
  CHECK(weekday_of(day) == 0);
  CHECK(weekday_of(day - 1) == 6);
  CHECK(weekday_of(-4) == 6);  // 28 December 1969
  CHECK(day_at(day * kDayMs) == day);
  CHECK(day_at(day * kDayMs - 1) == day - 1);
  CHECK(seed_of_day(day * kDayMs) == daily_of(day).setup.seed);
  for (const char* bad : {"", "2026-11-31", "2026-02-29", "2026-13-01", "2026-11-2", "2026-11-233",
                          "2026/11/23", "abcd-ef-gh", "2026-1a-01", "-026-11-23"})
    CHECK_FALSE(day_from_date(bad));
  CHECK(day_from_date("2024-02-29"));
}

TEST_CASE("alone, a duel, and on Sundays something unusual, which can all be played") {
  std::set<std::string> unusual, seeds;
  for (int day = kMonday; day < kMonday + 8 * 7; ++day) {
    const Daily daily = daily_of(day);
    const int weekday = weekday_of(day);
    CHECK((daily.kind == DayKind::Unusual) == (weekday == 6));
    CHECK((daily.kind == DayKind::Alone) == (weekday == 0 || weekday == 2 || weekday == 4));
    CHECK(daily.setup.setup.players == (daily.kind == DayKind::Alone ? 1 : 2));
    CHECK(daily.what.empty() == (daily.kind != DayKind::Unusual));
    if (daily.setup.setup.players == 2) CHECK(seat_word(daily.setup.players[1]) == "sharp");
    seeds.insert(daily.setup.seed);
    if (daily.kind == DayKind::Unusual) unusual.insert(daily.what);
    const auto game = Game::create(daily.setup);
    REQUIRE_MESSAGE(game.ok(), game.error().text());
    if (weekday >= 5) CHECK(test::played_game(daily.setup, 1).over());
    const auto link = make_link(daily.setup);
    REQUIRE(link.ok());
    CHECK(day_of(*parse_link(*link)) == day);
  }
  CHECK(seeds.size() == 56);
  CHECK(unusual.size() == 8);
}

TEST_CASE(
    "Sundays bring every expansion, every other game and house rules, in turn, and each can be played") {
  std::set<std::string> unusual;
  const int sunday = *day_from_date("2026-11-29");
  for (int week = 0; week < 60; ++week) {
    const Daily daily = daily_of(sunday + 7 * week);
    REQUIRE(daily.kind == DayKind::Unusual);
    if (!unusual.insert(daily.what).second) continue;
    CHECK_MESSAGE(test::played_game(daily.setup, 1).over(), daily.what);
    CHECK(day_of(*parse_link(*make_link(daily.setup))) == sunday + 7 * week);
  }
  const auto of = [&](std::string_view prefix) {
    return std::count_if(unusual.begin(), unusual.end(),
                         [&](const std::string& what) { return what.starts_with(prefix); });
  };
  CHECK(of("expansion.") == static_cast<long>(built_in()[0].expansions.size()));
  CHECK(of("family.") == static_cast<long>(built_in().size()) - 1);
  CHECK(of("rule.") >= 6);
  CHECK(unusual.contains("rule.look_ahead"));
  CHECK_FALSE(unusual.contains("rule.table_borders"));  // which is nothing without a table
}

TEST_CASE("only what is exactly the land of a day is one") {
  const int day = *day_from_date("2026-11-23");
  GameSetup setup = daily_of(day).setup;
  CHECK(day_of(setup) == day);
  GameSetup other = setup;
  other.players[0].name = "Ann";
  CHECK_FALSE(day_of(other));
  other = setup;
  other.seed = "day-2026-11-24";
  CHECK_FALSE(day_of(other));
  other.seed = "day-2026-02-30";
  CHECK_FALSE(day_of(other));
  other.seed = "amber-kiln-42";
  CHECK_FALSE(day_of(other));
}

TEST_CASE("points alone are worth none to six figures") {
  CHECK(figures_worth(-5) == 0);
  CHECK(figures_worth(59) == 0);
  CHECK(figures_worth(60) == 1);
  CHECK(figures_worth(199) == 4);
  CHECK(figures_worth(1000) == 6);
}

TEST_CASE("the first result of a day counts, all are kept, and what cannot be read is set aside") {
  test::MemoryStore store;
  CHECK(read_days(store).empty());
  CHECK(note_day(store, "2026-11-23", {187, std::nullopt, {{"city", 90}}}));
  CHECK_FALSE(note_day(store, "2026-11-23", {300, std::nullopt, {}}));
  CHECK(note_day(store, "2026-11-22", {80, 95, {}}));
  const Days days = read_days(store);
  CHECK(days.size() == 2);
  CHECK(days.at("2026-11-23") == DayResult{187, std::nullopt, {{"city", 90}}});
  CHECK(days.at("2026-11-22").against == 95);
  store.texts[kDaysKey] = R"({"2026-11-23":{"points":5},"x":{"points":5},"2026-11-24":{"points":"5"},)"
                          R"("2026-11-25":7,"2026-11-26":{"points":1,"against":"x"},"2026-11-27":{},)"
                          R"("2026-11-28":{"points":3,"from":{"city":"x","road":2}}})";
  CHECK(read_days(store).size() == 2);
  CHECK(read_days(store).at("2026-11-28").from == std::map<std::string, int>{{"road", 2}});
  for (const char* bad : {"", "x", "[]", "7"}) {
    store.texts = {{kDaysKey, bad}};
    CHECK(read_days(store).empty());
    CHECK(store.texts == std::map<std::string, std::string>{{kOldDaysKey, bad}});
  }
  for (int day = 0; day < 1000; ++day) CHECK(note_day(store, date_of(kMonday + day), {1, std::nullopt, {}}));
  CHECK(read_days(store).size() == kMaxDays);
  CHECK(read_days(store).begin()->first == date_of(kMonday + 100));
}
