// All dialogs, and how the open ones are drawn over the screen and each other.
#pragma once

#include "shell/ui/dialogs/about.h"
#include "shell/ui/dialogs/chronicle.h"
#include "shell/ui/dialogs/help.h"
#include "shell/ui/dialogs/language.h"
#include "shell/ui/dialogs/leave.h"
#include "shell/ui/dialogs/menu.h"
#include "shell/ui/dialogs/mix.h"
#include "shell/ui/dialogs/open.h"
#include "shell/ui/dialogs/player.h"
#include "shell/ui/dialogs/rules.h"
#include "shell/ui/dialogs/saves.h"
#include "shell/ui/dialogs/scoreboard.h"
#include "shell/ui/dialogs/secrets.h"
#include "shell/ui/dialogs/settings.h"
#include "shell/ui/dialogs/starter.h"
#include "shell/ui/dialogs/tiles.h"
#include "shell/ui/dialogs/twin.h"

namespace bastide::shell {

class Dialogs : Part {
 public:
  // Those that others open with a word of their own (show, ask) are made before this.
  Dialogs(const Context& context, Flow& flow, SaveSlots& slots, Saving& saving, ChronicleLines& lines,
          PlayerDialog& player, LeaveDialog& leave, RulesDialog& rules, Draft& draft);
  void draw();

 private:
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
  StarterDialog starter_;
  Flow& flow_;
  PlayerDialog& player_;
  LeaveDialog& leave_;
  RulesDialog& rules_;
};

}  // namespace bastide::shell
