// The options of a set-up, whatever the game and its expansions list (OptionDef): switches, then choices.
#pragma once

#include "engine/rules/catalogue.h"
#include "shell/ui/context.h"
#include "shell/ui/setup/draft.h"

namespace bastide::shell {

class RulesDialog;

class HouseRules : Part {
 public:
  HouseRules(const Context& context, Draft& draft, RulesDialog& rules)
      : Part(context), draft_(draft), rules_(rules) {}
  float draw(float x, float y, float width);  // answers where they end

 private:
  float draw_flag(const OptionList& options, int option, float x, float y, float width);
  float draw_choice(const OptionList& options, int option, float x, float y, float width);

  Draft& draft_;
  RulesDialog& rules_;
};

}  // namespace bastide::shell
