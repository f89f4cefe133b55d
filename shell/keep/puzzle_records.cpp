#include "shell/keep/puzzle_records.h"

#include "engine/data/json.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <cstdio>

namespace bastide::shell {
namespace {

constexpr int kMostRating = 40'000, kMostDeviation = 3'500, kMostDay = 1'000'000;  // tenths; days
constexpr std::size_t kIdBytes = 8;

bool read_id(const std::string& text, u32& id) {
  const char* const end = text.data() + text.size();
  return text.size() == kIdBytes && std::from_chars(text.data(), end, id, 16).ptr == end;
}

std::string id_text(u32 id) {
  char text[kIdBytes + 1];
  std::snprintf(text, sizeof text, "%08x", static_cast<unsigned>(id));
  return text;
}

// A whole number between the two, or `otherwise`.
int number_in(const Json& json, const char* key, int low, int high, int otherwise) {
  const auto at = json.find(key);
  const auto number = at == json.end() ? std::nullopt : whole_number(*at);
  return number && *number >= low && *number <= high ? static_cast<int>(*number) : otherwise;
}

int tenths(double value) { return static_cast<int>(std::lround(10 * value)); }

}  // namespace

int PuzzleRecords::solved() const {
  return static_cast<int>(
      std::count_if(done.begin(), done.end(), [](const auto& one) { return one.second; }));
}

PuzzleRecords read_puzzle_records(KeyValue& store) {
  PuzzleRecords records;
  const auto text = store.get(kPuzzlesKey);
  if (!text) return records;
  const auto json = parse_json(*text, "puzzles");
  if (!json || !json->is_object()) {
    if (store.set(kOldPuzzlesKey, *text)) store.remove(kPuzzlesKey);
    return records;
  }
  records.own.rating =
      number_in(*json, "rating", -kMostRating, kMostRating, tenths(records.own.rating)) / 10.0;
  records.own.deviation =
      number_in(*json, "deviation", tenths(kLeastDeviation), kMostDeviation, kMostDeviation) / 10.0;
  records.last_day = number_in(*json, "last_day", -1, kMostDay, -1);
  const auto done = json->find("done");
  if (done == json->end() || !done->is_object()) return records;
  for (const auto& [key, value] : done->items()) {
    const auto solved = whole_number(value);
    u32 id = 0;
    if (solved && (*solved == 0 || *solved == 1) && read_id(key, id) &&
        records.done.size() < kMostPuzzlesDone)
      records.done[id] = *solved == 1;
  }
  return records;
}

std::string write_puzzle_records(const PuzzleRecords& records) {
  Json json = {{"rating", tenths(records.own.rating)},
               {"deviation", tenths(records.own.deviation)},
               {"last_day", records.last_day},
               {"done", Json::object()}};
  for (const auto& [id, solved] : records.done) json["done"][id_text(id)] = solved ? 1 : 0;
  return write_json(json);
}

PuzzleRecords note_puzzle(KeyValue& store, const PuzzleRecords& before, u32 id, bool solved, int rating,
                          int day) {
  PuzzleRecords after = before;
  if (day >= 0) after.last_day = day;
  if (!before.done.contains(id)) {
    if (after.done.size() < kMostPuzzlesDone) after.done[id] = solved;
    const GlickoResult met{{static_cast<double>(rating), kPuzzleDeviation}, solved ? 1.0 : 0.0};
    after.own = glicko_after(before.own, {&met, 1});
    after.own.rating = std::clamp(after.own.rating, 100.0, kMostRating / 10.0);
    after.own.deviation = std::max(after.own.deviation, kLeastDeviation);
  }
  store.set(kPuzzlesKey, write_puzzle_records(after));
  return after;
}

}  // namespace bastide::shell
