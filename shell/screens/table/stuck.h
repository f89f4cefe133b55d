// A computer player does not answer: why, and what can be done, so that the game never stops for good.
#pragma once

#include "shell/panels/context.h"

namespace bastide::shell {

// Why nothing comes of a computer player, by the thinker's word for it.
[[nodiscard]] std::string stuck_words(std::string_view failure);

class Stuck : Part {
 public:
  explicit Stuck(const Context& context) : Part(context) {}
  void draw();  // nothing where they answer
};

}  // namespace bastide::shell
