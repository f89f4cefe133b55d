// The whole chronicle, the last turn first. It owns nothing; its lines are the table's.
#pragma once

#include "shell/panels/chronicle_lines.h"

namespace bastide::shell {

class ChronicleDialog : Part {
 public:
  ChronicleDialog(const Context& context, ChronicleLines& lines) : Part(context), lines_(lines) {}
  void draw();

 private:
  [[nodiscard]] float content_height(float width) const;

  ChronicleLines& lines_;
};

}  // namespace bastide::shell
