#include "engine/game/answer_order.h"

#include "engine/api.h"
#include "engine/core/sort.h"
#include "engine/game/action_text.h"

#include <memory>
#include <string>

namespace bastide {

std::vector<Action> answers_in_order(const Rules& rules, const State& state) {
  struct Answer {
    std::string text;
    Action action;
  };
  const auto legal = std::make_unique<ActionList>();
  legal_actions(rules, state, *legal);
  std::vector<Answer> answers;
  for (const Action& action : *legal) answers.push_back({action_text(rules, action), action});
  sort_by(answers, [](const Answer& a, const Answer& b) { return a.text < b.text; });
  std::vector<Action> ordered;
  for (const Answer& answer : answers) ordered.push_back(answer.action);
  return ordered;
}

}  // namespace bastide
