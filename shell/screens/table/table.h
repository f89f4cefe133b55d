// The table: the game being played. The land has all of the screen; over it lies what is needed now, where
// the screen's form wants it.
#pragma once

#include "shell/base/drawn_later.h"
#include "shell/screens/table/actions.h"
#include "shell/screens/table/aid_card.h"
#include "shell/screens/table/bag.h"
#include "shell/screens/table/bar.h"
#include "shell/screens/table/edge_tabs.h"
#include "shell/screens/table/eye.h"
#include "shell/screens/table/finale.h"
#include "shell/screens/table/flags.h"
#include "shell/screens/table/hand.h"
#include "shell/screens/table/hand_panel.h"
#include "shell/screens/table/hint_card.h"
#include "shell/screens/table/last_line.h"
#include "shell/screens/table/leads.h"
#include "shell/screens/table/lessons.h"
#include "shell/screens/table/prompt.h"
#include "shell/screens/table/score_strip.h"
#include "shell/screens/table/step_note.h"
#include "shell/screens/table/stuck.h"

namespace bastide::shell {

class TableScreen : public DrawnLater, Part {
 public:
  TableScreen(const Context& context, PlayerDialog& player, Finale& finale, const Learning& learning,
              RulesDialog& rules);

  void begin_frame() { aid_card_.begin_frame(); }  // whatever screen is shown
  void draw() override;
  bool dismiss_lesson() { return lessons_.dismiss(); }  // false: none is shown
  [[nodiscard]] Eye& eye() { return eye_; }
  [[nodiscard]] const ShownCard& card() const { return aid_card_.shown(); }
  // What is pending in that revision of the game was on the screen, and nothing else was going on.
  [[nodiscard]] bool asked(u32 revision) const { return asked_ == revision; }

 private:
  void find_answers();
  void draw_things();
  void draw_desktop();
  void draw_phone();
  void draw_landscape();
  void draw_head(float left, float right, float y);
  void draw_alone();

  Prompt prompt_;
  StepNote step_note_;
  Hand hand_;
  Bag bag_;
  Actions actions_;
  Eye eye_;
  HandPanel hand_panel_;
  Bar bar_;
  Leads leads_;
  Stuck stuck_;
  HintCard hint_card_;
  Flags flags_;
  ScoreStrip strip_;
  LastLine last_line_;
  EdgeTabs tabs_;
  Lessons lessons_;
  AidCard aid_card_;
  Finale& finale_;
  std::vector<BoardView::Answerable> answers_;
  bool learns_ = false;  // a step of a course is to be done
  u32 asked_ = 0;
};

}  // namespace bastide::shell
