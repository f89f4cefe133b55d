#include "shell/play/steps.h"

#include "engine/api.h"
#include "shell/text/locale.h"

#include <algorithm>

namespace bastide::shell {

TurnSteps turn_steps(const Rules& rules, const State& state) {
  TurnSteps steps;
  std::vector<int> lines;  // of the turn, by step
  for (int line = 0; line < rules.ending; ++line) {
    std::string key = "step." + std::string(rules.steps[static_cast<unsigned>(line)].name);
    if (!locale().has(key)) continue;
    steps.keys.push_back(std::move(key));
    lines.push_back(line);
  }
  steps.now = static_cast<int>(lines.size());
  if (is_over(state)) return steps;
  const Decision decision = pending(state);
  const int asked = state.step - 1;  // the line that ran last
  const auto own = std::find(lines.begin(), lines.end(), asked);
  if (own != lines.end() && rules.steps[static_cast<unsigned>(asked)].expansion == decision.expansion) {
    steps.now = static_cast<int>(own - lines.begin());
    return steps;
  }
  steps.now = static_cast<int>(std::lower_bound(lines.begin(), lines.end(), state.step) - lines.begin());
  if (decision.expansion != kCoreId)
    steps.keys.insert(steps.keys.begin() + steps.now,
                      "step." + std::string(rules.decision_def(decision).key));
  return steps;
}

}  // namespace bastide::shell
