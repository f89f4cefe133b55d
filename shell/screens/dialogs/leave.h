// Asks what becomes of a game that is not over when another one begins: kept among the saved games, or lost.
// It owns what is to happen then.
#pragma once

#include "shell/base/drawn_later.h"
#include "shell/panels/context.h"

#include <functional>

namespace bastide::shell {

class Flow;
class Saving;

class LeaveDialog : public DrawnLater, Part {
 public:
  LeaveDialog(const Context& context, Saving& saving) : Part(context), saving_(saving) {}
  void ask(std::function<void()> action);  // what is done if the player leaves
  void draw() override;
  void set_flow(Flow& flow) { flow_ = &flow; }  // made after this

 private:
  [[nodiscard]] std::string about() const;
  void leave();
  void stay();

  Saving& saving_;
  Flow* flow_ = nullptr;
  std::function<void()> action_;
  bool room_ = true;  // there is a place for another game
};

}  // namespace bastide::shell
