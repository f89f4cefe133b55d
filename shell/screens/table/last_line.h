// What happened last, for some seconds beside the button that takes it back; a press opens the chronicle.
#pragma once

#include "shell/panels/context.h"

namespace bastide::shell {

class LastLine : Part {
 public:
  explicit LastLine(const Context& context) : Part(context) {}
  // From (x, y) on, no wider than `room`; nothing where the land can be answered on below it.
  void draw(float x, float y, float room);

 private:
  std::size_t count_ = 0;
  int game_ = 0;  // Session::started()
  double until_ = 0;
};

}  // namespace bastide::shell
