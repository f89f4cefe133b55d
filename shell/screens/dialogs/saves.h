// The saved games: their land, who plays, how far it came, when it was saved; each opened, named, exported,
// deleted.
#pragma once

#include "shell/kit/typing.h"
#include "shell/panels/context.h"

#include <memory>
#include <set>

namespace bastide::shell {

class Flow;
class GameFiles;
class Saving;

class SavesDialog : Part {
 public:
  SavesDialog(const Context& context, Flow& flow, SaveSlots& slots, Saving& saving, GameFiles& files)
      : Part(context), flow_(flow), slots_(slots), saving_(saving), files_(files), typing_(context.c) {}
  void draw();

 private:
  struct Row {
    SaveSlots::Entry entry;
    std::shared_ptr<const Game> game;  // nullptr: it waits
    std::string when;
    std::string awaits;  // the facts that it needs
  };
  void read();
  void draw_row(const Row& row, const Rect& r, bool seen);  // pictures of what is seen only
  [[nodiscard]] std::string state_of(const Row& row) const;
  void draw_sure(const Row& row, const Rect& r);
  void draw_ways(const Row& row, const Rect& r);
  void draw_name(const Row& row, const Rect& r);
  void export_game(int place);
  void rename(int place, const std::string& title);

  Flow& flow_;
  SaveSlots& slots_;
  Saving& saving_;
  GameFiles& files_;
  ui::Typing typing_;
  std::vector<Row> rows_;
  std::set<std::string> awaited_;  // facts of games among them
  double seen_ = -1;               // when it was drawn last: opened anew, it reads anew
  int doomed_ = kNoPlace;          // asked about before it is deleted
};

}  // namespace bastide::shell
