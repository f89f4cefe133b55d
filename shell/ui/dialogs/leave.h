// Asks before a game that is not over is lost by another one. It owns what is to happen then.
#pragma once

#include "shell/ui/context.h"

#include <functional>

namespace bastide::shell {

class LeaveDialog : Part {
 public:
  explicit LeaveDialog(const Context& context) : Part(context) {}
  void ask(std::function<void()> action);  // what is done if the player leaves
  void draw();

 private:
  void leave();
  void stay();

  std::function<void()> action_;
};

}  // namespace bastide::shell
