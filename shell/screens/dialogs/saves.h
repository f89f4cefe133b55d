// The saved games: their land, who plays, how far it came, when it was saved; each opened, named, exported,
// deleted.
#pragma once

#include "shell/base/drawn_later.h"
#include "shell/kit/typing.h"
#include "shell/panels/context.h"
#include "shell/screens/flow/saved_games.h"

namespace bastide::shell {

class Flow;
class GameFiles;
class Saving;

class SavesDialog : public DrawnLater, Part {
 public:
  SavesDialog(const Context& context, Flow& flow, SaveSlots& slots, Saving& saving, GameFiles& files)
      : Part(context),
        flow_(flow),
        slots_(slots),
        saving_(saving),
        games_(slots, files),
        typing_(context.c) {}
  void draw() override;

 private:
  void read();
  void draw_row(const SavedGame& row, const Rect& r, bool seen);  // pictures of what is seen only
  void draw_sure(const SavedGame& row, const Rect& r);
  void draw_ways(const SavedGame& row, const Rect& r);
  void draw_name(const SavedGame& row, const Rect& r);
  void export_game(int place);
  void rename(int place, const std::string& title);

  Flow& flow_;
  SaveSlots& slots_;
  Saving& saving_;
  SavedGames games_;
  ui::Typing typing_;
  double seen_ = -1;       // when it was drawn last: opened anew, it reads anew
  int doomed_ = kNoPlace;  // asked about before it is deleted
};

}  // namespace bastide::shell
