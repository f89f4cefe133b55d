// Keys of the panels: looking around first, then dialogs and focus, then what the table knows.
#pragma once

#include "shell/app/key_press.h"
#include "shell/panels/context.h"

namespace bastide::shell {

class FilmScreen;
class PuzzleKeys;
class Finale;
class Flow;
class TableScreen;

class Keys : Part {
 public:
  Keys(const Context& context, Flow& flow, TableScreen& table, Finale& finale, FilmScreen& film,
       PuzzleKeys& puzzle_keys)
      : Part(context), flow_(flow), table_(table), finale_(finale), film_(film), puzzle_keys_(puzzle_keys) {}
  // false: it is the board's.
  bool handle(const KeyPress& key);

 private:
  bool escape();
  void close_by_its_key(const KeyPress& key);
  bool table(const KeyPress& key);
  bool table_with_control(const KeyPress& key);
  void take_back(bool undo);           // else brings back
  bool decision(const KeyPress& key);  // answers what is asked
  bool waiting(const KeyPress& key);
  void show_tiles();

  Flow& flow_;
  TableScreen& table_;
  Finale& finale_;
  FilmScreen& film_;
  PuzzleKeys& puzzle_keys_;
};

}  // namespace bastide::shell
