// The rules of the house: what many tables agree on, each with what it does, those about the table itself
// with a picture. It owns how far it is scrolled.
#pragma once

#include "shell/base/drawn_later.h"
#include "shell/kit/column.h"
#include "shell/screens/setup/option_rows.h"

namespace bastide::shell {

class RulesDialog;

// The expansion that lists an option among the rules of the house, if it is one of them.
const Expansion* house_rule(const FamilyEntry& entry, const OptionList& options, int option);
// How many of them are chosen.
int house_rules_on(const Setup& setup);

class HouseDialog : public DrawnLater, Part {
 public:
  HouseDialog(const Context& context, Draft& draft, RulesDialog& rules)
      : Part(context), draft_(draft), rules_(rules), rows_(context, draft) {}
  void draw() override;

 private:
  float draw_content(float x, float y, float width);
  float draw_rule(const OptionList& options, int option, float x, float y, float width);

  Draft& draft_;
  RulesDialog& rules_;
  OptionRows rows_;
  ui::Column column_{"house"};
};

}  // namespace bastide::shell
