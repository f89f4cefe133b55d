// Which game a set-up is for: the landscape, or one that stands beside it.
#pragma once

#include "shell/panels/context.h"
#include "shell/play/draft.h"

namespace bastide::shell {

class Flow;

class GameChoice : Part {
 public:
  GameChoice(const Context& context, Draft& draft, Flow& flow) : Part(context), draft_(draft), flow_(flow) {}
  // From y down; answers where it ends.
  float draw(float x, float y, float width);
  // In place of expansions, where the game has none: what kind of game it is.
  float draw_about(float x, float y, float width);

 private:
  Draft& draft_;
  Flow& flow_;
};

}  // namespace bastide::shell
