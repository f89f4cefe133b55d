#include "shell/keep/days.h"

#include "engine/data/json.h"
#include "shell/keep/dates.h"

#include <algorithm>

namespace bastide::shell {
namespace {

constexpr int kMostPoints = 100'000;
constexpr std::size_t kMostSources = 40, kMostSourceBytes = 40;

std::optional<DayResult> read_result(const Json& json) {
  JsonReader reader(json, "day");
  DayResult result;
  result.points = reader.integer("points", -1, -kMostPoints, kMostPoints);
  if (json.is_object() && json.contains("against"))
    result.against = reader.integer("against", 0, -kMostPoints, kMostPoints);
  if (!reader.ok() || !json.contains("points")) return std::nullopt;
  const auto from = json.find("from");
  if (from == json.end() || !from->is_object()) return result;
  for (const auto& [key, value] : from->items()) {
    const auto points = whole_number(value);
    if (!points || *points < -kMostPoints || *points > kMostPoints || key.size() > kMostSourceBytes) continue;
    if (result.from.size() < kMostSources) result.from[key] = static_cast<int>(*points);
  }
  return result;
}

}  // namespace

Days read_days(KeyValue& store) {
  Days days;
  const auto text = store.get(kDaysKey);
  if (!text) return days;
  const auto json = parse_json(*text, "days");
  if (!json || !json->is_object()) {
    if (store.set(kOldDaysKey, *text)) store.remove(kDaysKey);
    return days;
  }
  for (const auto& [date, one] : json->items())
    if (const auto result = read_result(one); result && is_date(date)) days[date] = *result;
  return days;
}

bool note_day(KeyValue& store, const std::string& date, const DayResult& result) {
  Days days = read_days(store);
  if (!days.emplace(date, result).second) return false;
  while (days.size() > kMaxDays) days.erase(days.begin());
  return store.set(kDaysKey, write_days(days));
}

std::string write_days(const Days& days) {
  Json json = Json::object();
  for (const auto& [date, result] : days) {
    Json one = {{"points", result.points}};
    if (result.against) one["against"] = *result.against;
    one["from"] = Json::object();
    for (const auto& [key, points] : result.from) one["from"][key] = points;
    json[date] = std::move(one);
  }
  return write_json(json);
}

}  // namespace bastide::shell
