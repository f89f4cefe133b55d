// SaveSlots: saved games in the browser's local storage. Each has a place of its own with two slots, written
// in turn, each a sealed text (engine/game/save.h) with a number one higher than the other's (going round),
// so that a page that dies while writing loses one move at most. Whatever cannot be read is set aside for
// export and never blocks the page.
//
//   bastide.save.a, bastide.save.b             place 0
//   bastide.save.<n>.a, bastide.save.<n>.b     place n, 1 to kMaxGames - 1
//     each seal("slot <number> <rotation> <time>+<played> <title>\n" + save): when it was saved, and for how
//     many seconds it had been played; older versions wrote no "+<played>", the oldest no time and title
//   bastide.damaged.1 … 5                      what was found in a slot and could not be read
#pragma once

#include "engine/game/game.h"

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace bastide::shell {

// Local storage, or a test's map. Every call may fail: private windows and full disks do.
class KeyValue {
 public:
  virtual ~KeyValue() = default;
  [[nodiscard]] virtual bool available() = 0;
  [[nodiscard]] virtual bool full() = 0;  // what was refused last did not fit
  [[nodiscard]] virtual std::optional<std::string> get(const std::string& key) = 0;
  virtual bool set(const std::string& key, const std::string& text) = 0;
  virtual void remove(const std::string& key) = 0;
};

inline constexpr int kMaxDamaged = 5;
inline constexpr int kMaxGames = 16;
inline constexpr int kNoPlace = -1;
inline constexpr std::size_t kMaxTitleBytes = 120;

class SaveSlots {
 public:
  explicit SaveSlots(KeyValue& store);
  ~SaveSlots();

  struct Entry {
    int place = 0;
    double time = 0;    // when it was saved, ms since 1970; 0: by an older version
    std::string title;  // given by the player, or empty
  };
  // The games there are, the one saved last first.
  std::vector<Entry> list();

  struct Opened {
    Game game;
    int rotation = 0;     // of the tile in hand
    unsigned played = 0;  // seconds
  };
  // The newest good save of a place; nullopt if there is none, or if missing().
  std::optional<Opened> open(int place);
  // What was opened last needs this file of a game's facts, which is not there yet; the save stays. Else "".
  [[nodiscard]] const std::string& missing() const { return missing_; }

  // false if the store refused it. The title stays.
  bool save(int place, const Game& game, int rotation, double time, unsigned played = 0);
  // The same, but written by finish(), or by whatever is asked here before: the store takes as long as a
  // frame. What waits to be written there already is not any more.
  void save_soon(int place, const Game& game, int rotation, double time, unsigned played = 0);
  // Writes what waits; false if the store has refused that, here or when something else was asked.
  bool finish();
  void drop() { waiting_.reset(); }  // it is not this page's to write
  // The same game under another title; false if the store refused it.
  bool rename(int place, std::string_view title);
  // The next save there is another game's.
  void reuse(int place) {
    write_waiting();
    titles_[index(place)].clear();
  }
  void remove(int place);
  // Where another game may go: to a free place, else to that of the oldest game that is over; kNoPlace.
  int free_place();

  // Codes of slots that could not be read ("bad_checksum", …) since it was last asked. They were moved to
  // `bastide.damaged.<n>`.
  std::vector<std::string> take_errors() { return std::exchange(errors_, {}); }
  [[nodiscard]] std::vector<std::string> damaged();  // texts set aside, for export

 private:
  struct Head;
  struct Slot;
  struct Waiting {
    int place;
    std::string head, save;
  };
  static std::optional<Head> parse_head(std::string_view text);
  static std::size_t index(int place) { return static_cast<std::size_t>(place); }
  std::vector<Slot> read(int place);  // what can be read of a place, the newest first
  void refuse(const std::string& key, const std::string& text, const std::string& code);
  static std::string words_of(const Head& head);  // without number and title, which the place has
  bool write(int place, std::string_view head, std::string_view save);
  void write_waiting();

  KeyValue& store_;
  // The newest save of a place, written or found.
  struct Newest {
    unsigned long long number = 0;
    unsigned letter = 0;
  };
  std::array<Newest, kMaxGames> newest_{};
  std::array<std::string, kMaxGames> titles_;
  std::vector<std::string> errors_;
  std::string missing_;
  std::optional<Waiting> waiting_;
  bool refused_ = false;  // what waited; not told yet
};

// Where a slot of a place lies: 0 = a, 1 = b.
std::string slot_key(int place, unsigned slot);

}  // namespace bastide::shell
