// The options of a set-up, whatever the game and its expansions list (OptionDef): switches, then choices.
// Below them the ways to the rules of the house and to the mix of tiles.
#pragma once

#include "shell/screens/setup/option_rows.h"

namespace bastide::shell {

class RulesDialog;

class RuleRows : Part {
 public:
  RuleRows(const Context& context, Draft& draft, RulesDialog& rules)
      : Part(context), draft_(draft), rules_(rules), rows_(context, draft) {}
  float draw(float x, float y, float width);  // answers where they end

 private:
  float draw_plain(const OptionList& options, float x, float y, float width);
  float draw_house(float x, float y, float width);
  float draw_mix(float x, float y, float width);
  // A row that is a button: a name, and what is set there.
  bool draw_heading(const Rect& r, const std::string& id, const std::string& name, const std::string& now);

  Draft& draft_;
  RulesDialog& rules_;
  OptionRows rows_;
};

}  // namespace bastide::shell
