// The desktop's panel with the last lines of the chronicle.
#pragma once

#include "shell/panels/chronicle_lines.h"

namespace bastide::shell {

class ChroniclePanel : Part {
 public:
  ChroniclePanel(const Context& context, ChronicleLines& lines) : Part(context), lines_(lines) {}
  void draw(const Rect& r);

 private:
  ChronicleLines& lines_;
};

}  // namespace bastide::shell
