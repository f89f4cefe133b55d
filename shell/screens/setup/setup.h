// The set-up screen: who plays, with what, under which rules, from which seed. It lays its parts out;
// the set-up itself is the draft's.
#pragma once

#include "shell/base/drawn_later.h"
#include "shell/kit/column.h"
#include "shell/screens/setup/bag.h"
#include "shell/screens/setup/expansions.h"
#include "shell/screens/setup/game_choice.h"
#include "shell/screens/setup/rule_rows.h"
#include "shell/screens/setup/seats.h"
#include "shell/screens/setup/seed.h"

namespace bastide::shell {

class SetupScreen : public DrawnLater, Part {
 public:
  SetupScreen(const Context& context, Draft& draft, Flow& flow, RulesDialog& rules, SeatDialog& seat);
  void draw() override;

 private:
  void draw_head(const Rect& paper, float left, float right, float top, bool wide);
  void draw_wide(const Rect& paper, float left, float right, float y);
  void draw_narrow(float left, float right, float y);
  float draw_all(float x, float y, float width);  // one below the other
  [[nodiscard]] std::string sum_words() const;
  void draw_begin(const Rect& r);
  float draw_expansions(float x, float y, float width);

  Draft& draft_;
  Flow& flow_;
  GameChoice choice_;
  SeatRows seats_;
  SeedPanel seed_;
  RuleRows rules_;
  ExpansionCards expansions_;
  BagRow bag_;
  ui::Column column_{"setup"};
  ui::Column expansions_column_{"setup.expansions"};
  ui::Column rules_column_{"setup.rules"};
};

}  // namespace bastide::shell
