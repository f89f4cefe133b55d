// What the start screen leads into: the game that goes on or begins at once, the land of the day, the newest
// saved games. Each is drawn where it is told.
#pragma once

#include "shell/panels/context.h"
#include "shell/screens/flow/saved_games.h"

namespace bastide::shell {

class DayScene;
class Flow;
class PuzzleDesk;
class Saving;

class StartGames : Part {
 public:
  StartGames(const Context& context, Flow& flow, SaveSlots& slots, Saving& saving, GameFiles& files,
             const DayScene& day, PuzzleDesk& desk)
      : Part(context), flow_(flow), saving_(saving), games_(slots, files), day_(day), desk_(desk) {}

  static constexpr float kRow = 50;  // of a saved game
  static constexpr int kMost = 2;    // of them

  // Before all: what there is now.
  void follow();
  [[nodiscard]] const std::vector<SavedGame>& others() const { return games_.list(); }
  [[nodiscard]] int all() const { return games_.all(); }

  void draw_play(const Rect& r);   // the green one
  void draw_today(const Rect& r);  // the land of the day, and beside it the puzzle
  void draw_saved(const SavedGame& one, const Rect& r);

 private:
  void draw_day(const Rect& r);
  void draw_puzzle(const Rect& r);
  // A game is running, or will be as soon as its facts have come.
  [[nodiscard]] bool goes_on() const;
  void draw_words(const Rect& r, const std::string& title, const std::string& about, ui::Type type, ImU32 ink,
                  ImU32 pale);
  void read_days_of_play();
  [[nodiscard]] std::string known(const SavedGame& one, float room) const;

  Flow& flow_;
  Saving& saving_;
  SavedGames games_;
  const DayScene& day_;
  PuzzleDesk& desk_;
  std::string day_about_;
  MadeFor<unsigned, int, unsigned> day_made_;  // navigation's changes, the day, the words
  unsigned changes_ = 0;                       // navigation's, when they were read
};

}  // namespace bastide::shell
