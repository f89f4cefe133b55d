// Record: the games that were played to their end on this device, in a few words each, kept under
// `bastide.record` as
//   [{"id":123,"date":"2026-11-23","game":"carcassonne","with":["…"],"seats":[{"name":"Ann","is":"here","points":71,
//     "turn":14,"from":{"city":40}}],"best":[{"key":"city","amount":24,"tiles":9,"by":[0]}]},…]     the
//     newest last
// What cannot be read there is left out; a text that is no list is set aside under `bastide.record.old`
// before anything is written over it. Nothing of it leaves the browser but by the file that a player saves.
#pragma once

#include "engine/core/result.h"
#include "shell/keep/storage.h"

#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace bastide::shell {

inline constexpr const char* kRecordKey = "bastide.record";
inline constexpr const char* kOldRecordKey = "bastide.record.old";
inline constexpr std::size_t kMaxRecorded = 500;  // games: the oldest go then
inline constexpr std::size_t kMaxRecordBytes = 1024 * 1024;

struct RecordedSeat {
  std::string name;         // as typed in, or empty
  std::string is = "here";  // seat_word (engine/game/game_setup.h)
  int points = 0;
  int turn = 0;                     // most points within one turn
  std::map<std::string, int> from;  // by feature, or what else points are for
  friend bool operator==(const RecordedSeat&, const RecordedSeat&) = default;
};
struct RecordedBest {  // Memory (shell/play/memories.h)
  std::string key;
  int amount = 0, tiles = 0;
  std::vector<int> by;  // seats
  friend bool operator==(const RecordedBest&, const RecordedBest&) = default;
};
struct RecordedGame {
  unsigned id = 0;                // the same game has the same
  std::string date;               // it ended, in UTC
  std::string game;               // key of its family
  std::vector<std::string> with;  // expansions, by their keys
  std::vector<RecordedSeat> seats;
  std::vector<RecordedBest> best;
  friend bool operator==(const RecordedGame&, const RecordedGame&) = default;
};
using Record = std::vector<RecordedGame>;

[[nodiscard]] Record read_record(KeyValue& store);
[[nodiscard]] std::string write_record(const Record& record);
// false: it is there already, or the store refused it.
bool note_game(KeyValue& store, const RecordedGame& game);
bool forget_game(KeyValue& store, unsigned id);
// In place of all that is kept; false: the store refused it.
bool keep_record(KeyValue& store, const Record& record);

// A record out of a file, as write_record made it. Errors: "malformed", "foreign".
[[nodiscard]] Result<Record> record_from(std::string_view text);
// Both, by date; a game that is in both once. Answers how many came.
std::size_t merge_record(Record& record, const Record& other);

}  // namespace bastide::shell
