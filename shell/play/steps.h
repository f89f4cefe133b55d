// The steps of a turn as the prompt shows them: their names and which one is now. From the rules' turn and
// the pending decision, so that a game with other steps shows others. No drawing.
#pragma once

#include "engine/rules/rules.h"

#include <string>
#include <vector>

namespace bastide::shell {

struct TurnSteps {
  std::vector<std::string> keys;  // of their names in the locale: "step.place", "step.figure" …
  int now = 0;                    // index into `keys`; all of them done: keys.size()
};

// Shown are the lines of the turn that have a name in the locale ("step.<line>"; drawing and closing the turn
// go by themselves and have none). A decision that an expansion asks for beside its own line is a step more
// ("step.<decision>") while it is asked, in front of the line that comes next.
TurnSteps turn_steps(const Rules& rules, const State& state);

}  // namespace bastide::shell
