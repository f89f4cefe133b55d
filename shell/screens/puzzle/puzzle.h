// The puzzle's screen: the real table with one tile to lay, then what every move is worth. It is given a
// context in which the puzzle's session stands for the game's own.
#pragma once

#include "shell/base/drawn_later.h"
#include "shell/panels/context.h"
#include "shell/play/changes.h"
#include "shell/play/puzzling.h"
#include "shell/screens/puzzle/outcome_card.h"
#include "shell/screens/table/actions.h"
#include "shell/screens/table/aid_card.h"
#include "shell/screens/table/bag.h"
#include "shell/screens/table/bar.h"
#include "shell/screens/table/edge_tabs.h"
#include "shell/screens/table/eye.h"
#include "shell/screens/table/flags.h"
#include "shell/screens/table/hand.h"
#include "shell/screens/table/hand_panel.h"
#include "shell/screens/table/leads.h"
#include "shell/screens/table/score_strip.h"

namespace bastide::shell {

class PuzzleDesk;

class PuzzleScreen : public DrawnLater, Part {
 public:
  // `told`: the context's digest, which is read here. `running`: the game's own session.
  PuzzleScreen(const Context& context, Digest& told, Puzzling& puzzling, PuzzleDesk& desk,
               const Session& running);
  void begin_frame() { aid_card_.begin_frame(); }  // whatever screen is shown
  void draw() override;
  void close();
  void hint();
  // As TableScreen::asked.
  [[nodiscard]] bool asked(u32 revision) const { return asked_ == revision; }
  [[nodiscard]] Eye& eye() { return eye_; }
  [[nodiscard]] const ShownCard& card() const { return aid_card_.shown(); }

 private:
  void follow();
  void announce();
  void draw_asked();
  void draw_shown();
  void draw_corner(float x, float y, float radius);
  float draw_head(const Rect& room);
  void draw_players(float left, float right, float top);
  void draw_desktop();
  void draw_phone();
  void draw_landscape();
  [[nodiscard]] bool small() const;
  [[nodiscard]] std::string title() const;
  [[nodiscard]] std::string task() const;
  [[nodiscard]] std::string where() const;

  Digest& told_;
  Puzzling& puzzling_;
  PuzzleDesk& desk_;
  const Session& running_;
  Hand hand_;
  Bag bag_;
  Actions actions_;
  Eye eye_;
  HandPanel hand_panel_;
  Bar bar_;
  Leads leads_;
  Flags flags_;
  ScoreStrip strip_;
  EdgeTabs tabs_;
  AidCard aid_card_;
  OutcomeCard outcome_;
  ChangeReader changes_;
  MadeFor<int, int, Puzzling::Stage> said_;  // game, hints, stage
  int shown_ = 0;                            // Session::started
  u32 asked_ = 0;
};

// What makes a move the best, in a sentence.
[[nodiscard]] std::string theme_reason(PuzzleTheme theme);
// The same in a word or two, for lists.
[[nodiscard]] std::string theme_name(PuzzleTheme theme);

}  // namespace bastide::shell
