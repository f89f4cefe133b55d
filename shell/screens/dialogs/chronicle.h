// The whole chronicle, the last turn first, each line with the way to its rule. It owns nothing; its lines
// are the table's.
#pragma once

#include "shell/base/drawn_later.h"
#include "shell/panels/chronicle_lines.h"

namespace bastide::shell {

class RulesDialog;

class ChronicleDialog : public DrawnLater, Part {
 public:
  ChronicleDialog(const Context& context, ChronicleLines& lines, RulesDialog& rules)
      : Part(context), lines_(lines), rules_(rules) {}
  void draw() override;

 private:
  [[nodiscard]] float content_height(float width) const;
  void draw_way_to_rule(std::size_t index, float cx, float cy);

  ChronicleLines& lines_;
  RulesDialog& rules_;
};

}  // namespace bastide::shell
