#include "engine/ai/reference/reference.h"
#include "engine/game/random_play.h"

namespace bastide::ai {
namespace {

class Random final : public Player {
 public:
  Choice choose(const Rules& rules, const State& view, const Budget&, u64 seed) override {
    Rng rng(seed);
    ActionList answers;
    legal_actions(rules, view, answers);
    Choice choice;
    choice.action = random_action(answers, rng);
    choice.line.add(choice.action);
    return choice;
  }
};

}  // namespace

std::unique_ptr<Player> make_random() { return std::make_unique<Random>(); }

}  // namespace bastide::ai
