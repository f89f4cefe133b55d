// SavedGames: the saved games as they are told of: opened, dated, or waiting for their facts. No drawing.
#pragma once

#include "shell/keep/storage.h"
#include "shell/kit/draw.h"

#include <memory>
#include <set>
#include <string>
#include <vector>

namespace bastide::shell {

class GameFiles;

struct SavedGame {
  SaveSlots::Entry entry;
  std::shared_ptr<const Game> game;  // nullptr: it waits
  std::string when;
  std::string awaits;  // the facts that it needs
};

class SavedGames {
 public:
  SavedGames(SaveSlots& slots, GameFiles& files) : slots_(slots), files_(files) {}

  // Reads them anew, the one saved last first: at most so many, without the one at `but`. What a game waits
  // for is fetched; when it has come, stale().
  void read(int most = kMaxGames, int but = kNoPlace);
  [[nodiscard]] const std::vector<SavedGame>& list() const { return list_; }
  [[nodiscard]] int all() const { return all_; }  // there are, read or not
  [[nodiscard]] bool stale() const { return stale_; }

  // How far it came, or what it waits for.
  [[nodiscard]] std::string state_of(const SavedGame& one) const;

 private:
  SaveSlots& slots_;
  GameFiles& files_;
  std::vector<SavedGame> list_;
  std::set<std::string> awaited_;  // facts of games among them
  int all_ = 0;
  bool stale_ = true;
};

// As many as fit: "Ann, Bo +2".
std::string names_of(const ui::Canvas& c, const GameSetup& setup, float room);

}  // namespace bastide::shell
