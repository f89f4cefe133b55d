// Puzzles that were tried, and one's own rating by them, kept under `bastide.puzzles` as
//   {"rating":12430,"deviation":1420,"last_day":20781,"done":{"0a1b2c3d":1,"5e6f7a8b":0}}
// rating and deviation in tenths; done: by puzzle_id, 1 solved at the first try. What cannot be read is left
// out; a text that is no such object is set aside under `bastide.puzzles.old`.
#pragma once

#include "engine/core/types.h"
#include "shell/keep/glicko.h"
#include "shell/keep/storage.h"

#include <map>

namespace bastide::shell {

inline constexpr const char* kPuzzlesKey = "bastide.puzzles";
inline constexpr const char* kOldPuzzlesKey = "bastide.puzzles.old";
inline constexpr std::size_t kMostPuzzlesDone = 900;  // further ones are not kept
// What is not known of a puzzle's rating; and a player's is never thought to be known better than this, so
// that it goes on moving.
inline constexpr double kPuzzleDeviation = 60, kLeastDeviation = 45;

struct PuzzleRecords {
  Glicko own;
  std::map<u32, bool> done;  // by puzzle_id: solved at the first try
  int last_day = -1;         // whose puzzle was tried last (daily.h: day_at)
  [[nodiscard]] int solved() const;
  friend bool operator==(const PuzzleRecords&, const PuzzleRecords&) = default;
};

[[nodiscard]] PuzzleRecords read_puzzle_records(KeyValue& store);
[[nodiscard]] std::string write_puzzle_records(const PuzzleRecords& records);
// The first try at a puzzle of that rating; `day`: whose puzzle it is, or -1. What was tried before changes
// nothing but the day. Where the store refuses it, it is known while the page is open: the answer.
PuzzleRecords note_puzzle(KeyValue& store, const PuzzleRecords& before, u32 id, bool solved, int rating,
                          int day);

}  // namespace bastide::shell
