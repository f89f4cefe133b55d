// One option of a set-up as a row: a switch, a choice of several, or a number. What does not go together with
// it is switched off with it, and said; what it needs first is named.
#pragma once

#include "engine/rules/catalogue.h"
#include "shell/panels/context.h"
#include "shell/play/draft.h"

namespace bastide::shell {

class OptionRows : Part {
 public:
  OptionRows(const Context& context, Draft& draft) : Part(context), draft_(draft) {}
  // From y down; answers where it ends.
  float draw(const OptionList& options, int option, float x, float y, float width);

 private:
  float draw_flag(const OptionList& options, int option, float x, float y, float width);
  float draw_choice(const OptionList& options, int option, float x, float y, float width);
  float draw_number(const OptionList& options, int option, float x, float y, float width);
  [[nodiscard]] std::string about(const OptionList& options, int option, const std::string& words) const;
  void set(const OptionList& options, int option, int value);

  Draft& draft_;
};

// − 15 + at the right end of a row 44 high; answers -1, 0 or 1. `id`.less and `id`.more are its buttons.
int draw_stepper(const Context& context, float right, float y, const std::string& id, const std::string& name,
                 const std::string& amount, bool can_less, bool can_more);
inline constexpr float kStepperWidth = 132;

}  // namespace bastide::shell
