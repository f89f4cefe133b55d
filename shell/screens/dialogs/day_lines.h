// A land of the day in words: what is asked, how it came out, and the lines that are shared.
#pragma once

#include "shell/keep/days.h"
#include "shell/play/daily.h"

#include <string>

namespace bastide::shell {

[[nodiscard]] std::string day_about(const Daily& daily);
[[nodiscard]] std::string day_short(const Daily& daily);         // the same in a few words
[[nodiscard]] std::string day_outcome(const DayResult& result);  // "187 : 150"
// Date, points, a square for each ten of them by what they came from, the link: nothing of the land.
[[nodiscard]] std::string day_lines(int day, const Daily& daily, const DayResult& result);
// Days in a row, up to today or to yesterday.
[[nodiscard]] int day_streak(const Days& days, int today);

}  // namespace bastide::shell
