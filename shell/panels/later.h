// What widgets do to the game happens between frames, so that the board never draws one game while it has
// prepared another.
#pragma once

#include "shell/kit/kit.h"

#include <functional>
#include <utility>
#include <vector>

namespace bastide::shell {

class Later {
 public:
  explicit Later(ui::Kit& kit) : kit_(kit) {}
  void operator()(std::function<void()> action) {
    waiting_.push_back(std::move(action));
    kit_.keep_moving();
  }
  [[nodiscard]] bool empty() const { return waiting_.empty(); }
  void run() {
    for (const auto& action : std::exchange(waiting_, {})) action();
  }

 private:
  ui::Kit& kit_;
  std::vector<std::function<void()>> waiting_;
};

}  // namespace bastide::shell
