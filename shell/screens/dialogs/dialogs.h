// All dialogs, and how the open ones are drawn over the screen and each other.
#pragma once

#include "shell/screens/dialogs/about.h"
#include "shell/screens/dialogs/chronicle.h"
#include "shell/screens/dialogs/day.h"
#include "shell/screens/dialogs/embed.h"
#include "shell/screens/dialogs/help.h"
#include "shell/screens/dialogs/house.h"
#include "shell/screens/dialogs/language.h"
#include "shell/screens/dialogs/learn.h"
#include "shell/screens/dialogs/leave.h"
#include "shell/screens/dialogs/menu.h"
#include "shell/screens/dialogs/mix.h"
#include "shell/screens/dialogs/open.h"
#include "shell/screens/dialogs/player.h"
#include "shell/screens/dialogs/puzzles.h"
#include "shell/screens/dialogs/record.h"
#include "shell/screens/dialogs/rules.h"
#include "shell/screens/dialogs/saves.h"
#include "shell/screens/dialogs/scoreboard.h"
#include "shell/screens/dialogs/seat.h"
#include "shell/screens/dialogs/secrets.h"
#include "shell/screens/dialogs/send.h"
#include "shell/screens/dialogs/settings.h"
#include "shell/screens/dialogs/setups.h"
#include "shell/screens/dialogs/starter.h"
#include "shell/screens/dialogs/tiles.h"
#include "shell/screens/dialogs/twin.h"
#include "shell/screens/dialogs/wait.h"
#include "shell/screens/dialogs/who.h"

namespace bastide::shell {

class Dialogs : Part {
 public:
  // Those that others open with a word of their own (show, ask) are made before this.
  Dialogs(const Context& context, Flow& flow, SaveSlots& slots, Saving& saving, ChronicleLines& lines,
          PlayerDialog& player, LeaveDialog& leave, RulesDialog& rules, SeatDialog& seat, WhoDialog& who,
          Draft& draft, const Wish& wish, GameFiles& files, ScreensCode& code, const Context& puzzle,
          PuzzleDesk& desk);
  void draw();

 private:
  void list();
  void draw_one(Dialog dialog);
  void forget_closed();

  MenuDialog menu_;
  SettingsDialog settings_;
  HelpDialog help_;
  AboutDialog about_;
  ScoreboardDialog scoreboard_;
  TilesDialog tiles_;
  ChronicleDialog chronicle_;
  OpenDialog open_;
  SavesDialog saves_;
  TwinDialog twin_;
  LanguageDialog language_;
  SecretsDialog secrets_;
  MixDialog mix_;
  HouseDialog house_;
  StarterDialog starter_;
  WaitDialog wait_;
  SendDialog send_;
  DayDialog day_;
  EmbedDialog embed_;
  RecordDialog record_;
  SetupsDialog setups_;
  LearnDialog learn_;
  PuzzlesDialog puzzles_;
  // of the puzzle that is shown
  ScoreboardDialog puzzle_scoreboard_;
  TilesDialog puzzle_tiles_;
  SecretsDialog puzzle_secrets_;
  PlayerDialog& player_;
  LeaveDialog& leave_;
  RulesDialog& rules_;
  SeatDialog& seat_;
  WhoDialog& who_;
  ScreensCode& code_;
  std::array<DrawnLater*, kDialogs> all_{};  // but the one that waits
};

}  // namespace bastide::shell
