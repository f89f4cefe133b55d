// Says that the game goes on in another tab or window of the browser, and offers to take it over.
#pragma once

#include "shell/base/drawn_later.h"
#include "shell/panels/context.h"

namespace bastide::shell {

class Flow;

class TwinDialog : public DrawnLater, Part {
 public:
  TwinDialog(const Context& context, Flow& flow) : Part(context), flow_(flow) {}
  void draw() override;

 private:
  Flow& flow_;
};

}  // namespace bastide::shell
