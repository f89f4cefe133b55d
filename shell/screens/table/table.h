// The table: the game being played. It puts its parts where the screen's form wants them.
#pragma once

#include "shell/screens/table/actions.h"
#include "shell/screens/table/aid_card.h"
#include "shell/screens/table/avatars.h"
#include "shell/screens/table/bag.h"
#include "shell/screens/table/choices.h"
#include "shell/screens/table/chronicle_panel.h"
#include "shell/screens/table/curtain.h"
#include "shell/screens/table/edge_arrows.h"
#include "shell/screens/table/finale.h"
#include "shell/screens/table/hand.h"
#include "shell/screens/table/land_buttons.h"
#include "shell/screens/table/lessons.h"
#include "shell/screens/table/players.h"
#include "shell/screens/table/prompt.h"
#include "shell/screens/table/score_strip.h"
#include "shell/screens/table/sheet.h"
#include "shell/screens/table/tile_card.h"

namespace bastide::shell {

class TableScreen : Part {
 public:
  TableScreen(const Context& context, ChronicleLines& lines, PlayerDialog& player, Finale& finale);

  void begin_frame() { aid_card_.begin_frame(); }  // whatever screen is shown
  void draw();
  bool dismiss_lesson() { return lessons_.dismiss(); }  // false: none is shown
  [[nodiscard]] const ShownCard& card() const { return aid_card_.shown(); }
  // What is pending in that revision of the game was on the screen, and nothing else was going on.
  [[nodiscard]] bool asked(u32 revision) const { return asked_ == revision; }

 private:
  void draw_things();
  void draw_desktop();
  void draw_tablet();
  void draw_phone();
  void draw_landscape();

  Prompt prompt_;
  Hand hand_;
  Bag bag_;
  Actions actions_;
  TileCard tile_card_;
  Sheet sheet_;
  Choices choices_;
  Curtain curtain_;
  PlayerPanel players_;
  Avatars avatars_;
  ScoreStrip strip_;
  ChroniclePanel chronicle_;
  LandButtons land_;
  EdgeArrows arrows_;
  Lessons lessons_;
  AidCard aid_card_;
  Finale& finale_;
  u32 asked_ = 0;
};

}  // namespace bastide::shell
