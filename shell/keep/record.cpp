#include "shell/keep/record.h"

#include "engine/core/state.h"
#include "engine/data/clean_text.h"
#include "engine/data/json.h"
#include "engine/game/game_setup.h"
#include "shell/keep/dates.h"

#include <algorithm>

namespace bastide::shell {
namespace {

constexpr int kMostPoints = 100'000;
constexpr std::size_t kMostSources = 40, kMostKeyBytes = 60, kMostBest = 40, kMostWith = 40;

bool is_key(const Json& json) {
  return json.is_string() && !json.get_ref<const std::string&>().empty() &&
         json.get_ref<const std::string&>().size() <= kMostKeyBytes;
}

// A member that is a whole number within bounds, else `otherwise`.
int number_in(const Json& json, const char* key, int least, int most, int otherwise) {
  const auto at = json.find(key);
  if (at == json.end()) return otherwise;
  const auto number = whole_number(*at);
  return number && *number >= least && *number <= most ? static_cast<int>(*number) : otherwise;
}

std::optional<RecordedSeat> read_seat(const Json& json) {
  if (!json.is_object() || !json.contains("points")) return std::nullopt;
  RecordedSeat seat;
  if (const auto name = json.find("name"); name != json.end() && name->is_string())
    seat.name = clean_text(name->get_ref<const std::string&>(), kMaxNameBytes);
  Player player;
  if (const auto is = json.find("is");
      is != json.end() && is_key(*is) && read_seat_word(is->get<std::string>(), player))
    seat.is = is->get<std::string>();
  seat.points = number_in(json, "points", -kMostPoints, kMostPoints, 0);
  seat.turn = number_in(json, "turn", 0, kMostPoints, 0);
  if (const auto from = json.find("from"); from != json.end() && from->is_object()) {
    for (const auto& [key, value] : from->items()) {
      const auto points = whole_number(value);
      if (!points || *points < -kMostPoints || *points > kMostPoints) continue;
      if (key.size() <= kMostKeyBytes && seat.from.size() < kMostSources)
        seat.from[key] = static_cast<int>(*points);
    }
  }
  return seat;
}

std::optional<RecordedBest> read_best(const Json& json, std::size_t seats) {
  if (!json.is_object() || !json.contains("key") || !is_key(json["key"])) return std::nullopt;
  RecordedBest best{json["key"].get<std::string>(),
                    number_in(json, "amount", 1, kMostPoints, 0),
                    number_in(json, "tiles", 0, kMaxTiles, 0),
                    {}};
  const auto by = json.find("by");
  if (best.amount == 0 || by == json.end() || !by->is_array()) return std::nullopt;
  for (const Json& one : *by) {
    const auto seat = whole_number(one);
    if (seat && *seat >= 0 && *seat < static_cast<long long>(seats) && best.by.size() < seats)
      best.by.push_back(static_cast<int>(*seat));
  }
  return best;
}

std::optional<RecordedGame> read_game(const Json& json) {
  if (!json.is_object()) return std::nullopt;
  for (const char* needed : {"id", "date", "game", "seats"})
    if (!json.contains(needed)) return std::nullopt;
  RecordedGame game;
  const auto id = whole_number(json["id"]);
  if (!id || *id < 0 || *id > ~u32{0} || !is_key(json["date"]) || !is_key(json["game"]) ||
      !json["seats"].is_array())
    return std::nullopt;
  game.id = static_cast<unsigned>(*id);
  game.date = json["date"].get<std::string>();
  game.game = json["game"].get<std::string>();
  if (!is_date(game.date)) return std::nullopt;
  for (const Json& one : json["seats"])
    if (const auto seat = read_seat(one); seat && game.seats.size() < kMaxPlayers)
      game.seats.push_back(*seat);
  if (game.seats.empty() || game.seats.size() != json["seats"].size()) return std::nullopt;
  if (const auto with = json.find("with"); with != json.end() && with->is_array())
    for (const Json& key : *with)
      if (is_key(key) && game.with.size() < kMostWith) game.with.push_back(key.get<std::string>());
  if (const auto best = json.find("best"); best != json.end() && best->is_array())
    for (const Json& one : *best)
      if (auto read = read_best(one, game.seats.size()); read && game.best.size() < kMostBest)
        game.best.push_back(std::move(*read));
  return game;
}

Record games_of(const Json& list) {
  Record record;
  for (const Json& one : list)
    if (auto game = read_game(one)) record.push_back(std::move(*game));
  return record;
}

Json seat_json(const RecordedSeat& seat) {
  Json json = {{"name", seat.name}, {"is", seat.is}, {"points", seat.points}, {"turn", seat.turn}};
  json["from"] = Json::object();
  for (const auto& [key, points] : seat.from) json["from"][key] = points;
  return json;
}

}  // namespace

Record read_record(KeyValue& store) {
  const auto text = store.get(kRecordKey);
  if (!text) return {};
  const auto json = parse_json(*text, "record");
  if (json && json->is_array()) return games_of(*json);
  if (store.set(kOldRecordKey, *text)) store.remove(kRecordKey);
  return {};
}

std::string write_record(const Record& record) {
  Json list = Json::array();
  for (const RecordedGame& game : record) {
    Json one = {{"id", game.id}, {"date", game.date}, {"game", game.game}, {"with", game.with}};
    one["seats"] = Json::array();
    for (const RecordedSeat& seat : game.seats) one["seats"].push_back(seat_json(seat));
    one["best"] = Json::array();
    for (const RecordedBest& best : game.best)
      one["best"].push_back(
          {{"key", best.key}, {"amount", best.amount}, {"tiles", best.tiles}, {"by", best.by}});
    list.push_back(std::move(one));
  }
  return write_json(list);
}

bool keep_record(KeyValue& store, const Record& record) {
  if (!record.empty()) return store.set(kRecordKey, write_record(record));
  store.remove(kRecordKey);
  return true;
}

bool note_game(KeyValue& store, const RecordedGame& game) {
  Record record = read_record(store);
  return merge_record(record, {game}) != 0 && keep_record(store, record);
}

bool forget_game(KeyValue& store, unsigned id) {
  Record record = read_record(store);
  return std::erase_if(record, [id](const RecordedGame& game) { return game.id == id; }) != 0 &&
         keep_record(store, record);
}

Result<Record> record_from(std::string_view text) {
  const auto json = parse_json(text, "record");
  if (!json) return Error{"no JSON", "record"};
  if (!json->is_array()) return Error{"no list of games", "record", "foreign"};
  Record record = games_of(*json);
  if (record.empty() && !json->empty()) return Error{"no list of games", "record", "foreign"};
  return record;
}

std::size_t merge_record(Record& record, const Record& other) {
  std::size_t came = 0;
  for (const RecordedGame& game : other) {
    if (std::any_of(record.begin(), record.end(), [&](const RecordedGame& one) { return one.id == game.id; }))
      continue;
    // after those of the same day
    const auto at =
        std::upper_bound(record.begin(), record.end(), game.date,
                         [](const std::string& date, const RecordedGame& one) { return date < one.date; });
    record.insert(at, game);
    ++came;
  }
  if (record.size() > kMaxRecorded)
    record.erase(record.begin(), record.begin() + static_cast<std::ptrdiff_t>(record.size() - kMaxRecorded));
  return came;
}

}  // namespace bastide::shell
