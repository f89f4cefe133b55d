// The rules of a set-up: farmers, rules that may be left out, edition.
#pragma once

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
  float draw_options(float x, float y, float width);
  float draw_edition(float x, float y, float width);

  Draft& draft_;
  RulesDialog& rules_;
};

}  // namespace bastide::shell
