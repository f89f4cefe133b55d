// Days: how the lands of the day came out, kept under `bastide.days` as
//   {"2026-11-23":{"points":187,"against":150,"from":{"city":90,"road":20}},…}
// "against": of the computer player, where there was one. The first game of a day counts. What cannot be read
// there is left out, never written over by mistake: a text that is no list of days is set aside under
// `bastide.days.old`.
#pragma once

#include "shell/keep/storage.h"

#include <map>
#include <optional>
#include <string>

namespace bastide::shell {

inline constexpr const char* kDaysKey = "bastide.days";
inline constexpr const char* kOldDaysKey = "bastide.days.old";
inline constexpr std::size_t kMaxDays = 900;  // in the text: the oldest go then

struct DayResult {
  int points = 0;
  std::optional<int> against;
  std::map<std::string, int> from;  // by feature, or what else points are for (Game::breakdown)
  friend bool operator==(const DayResult&, const DayResult&) = default;
};
using Days = std::map<std::string, DayResult>;  // by date

[[nodiscard]] Days read_days(KeyValue& store);
// false: that date has a result, or the store refused it (it is known while the page is open).
bool note_day(KeyValue& store, const std::string& date, const DayResult& result);
[[nodiscard]] std::string write_days(const Days& days);

}  // namespace bastide::shell
