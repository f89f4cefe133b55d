// The saved games: their land, who plays, how far it came, when it was saved; each opened, named, exported,
// deleted.
#pragma once

#include "shell/ui/context.h"
#include "shell/ui/kit/typing.h"

#include <memory>

namespace bastide::shell {

class Flow;
class Saving;

class SavesDialog : Part {
 public:
  SavesDialog(const Context& context, Flow& flow, SaveSlots& slots, Saving& saving)
      : Part(context), flow_(flow), slots_(slots), saving_(saving), typing_(context.c) {}
  void draw();

 private:
  struct Row {
    SaveSlots::Entry entry;
    std::shared_ptr<const Game> game;
    std::string when;
  };
  void read();
  void draw_row(const Row& row, const Rect& r, bool seen);  // pictures of what is seen only
  void draw_sure(const Row& row, const Rect& r);
  void draw_ways(const Row& row, const Rect& r);
  void draw_name(const Row& row, const Rect& r);
  void export_game(int place);
  void rename(int place, const std::string& title);

  Flow& flow_;
  SaveSlots& slots_;
  Saving& saving_;
  ui::Typing typing_;
  std::vector<Row> rows_;
  bool awaits_ = false;    // facts of a game among them
  double seen_ = -1;       // when it was drawn last: opened anew, it reads anew
  int doomed_ = kNoPlace;  // asked about before it is deleted
};

}  // namespace bastide::shell
