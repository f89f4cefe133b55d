// SaveSlots: the running game in the browser's local storage. Two slots are written in turn, each a
// sealed text (engine/game/save.h) with a growing number, so that a page that dies while writing
// loses one move at most. Whatever cannot be read is set aside for export and never blocks the page.
//
//   bastide.save.a, bastide.save.b     seal("slot <number> <rotation>\n" + save)
//   bastide.damaged.1 … 5              what was found in a slot and could not be read
#pragma once

#include "engine/game/game.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace bastide::shell {

// Local storage, or a test's map. Every call may fail: private windows and full disks do.
class KeyValue {
 public:
  virtual ~KeyValue() = default;
  [[nodiscard]] virtual bool available() = 0;
  [[nodiscard]] virtual std::optional<std::string> get(const std::string& key) = 0;
  virtual bool set(const std::string& key, const std::string& text) = 0;
  virtual void remove(const std::string& key) = 0;
};

inline constexpr int kMaxDamaged = 5;

class SaveSlots {
 public:
  explicit SaveSlots(KeyValue& store) : store_(store) {}

  struct Found {
    std::optional<Game> game;
    int rotation = 0;                 // of the tile in hand
    std::vector<std::string> errors;  // codes of slots that could not be read: "bad_checksum", …
  };
  // The newest good save. Slots that hold anything else are moved to `bastide.damaged.<n>`.
  Found load();

  // false if the store refused it.
  bool save(const Game& game, int rotation);

  [[nodiscard]] std::vector<std::string> damaged();  // texts set aside, for export

 private:
  void set_aside(const std::string& key, const std::string& text);
  KeyValue& store_;
  unsigned long long number_ = 0;  // of the newest save written or found
};

// Reads a file a player opened: a plain or a sealed save.
Result<Game> read_game_file(std::string_view text);

}  // namespace bastide::shell
