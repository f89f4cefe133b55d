// The keys, and what mouse and fingers do. It owns how far it is scrolled.
#pragma once

#include "shell/base/drawn_later.h"
#include "shell/kit/column.h"
#include "shell/panels/context.h"

namespace bastide::shell {

class RulesDialog;

class HelpDialog : public DrawnLater, Part {
 public:
  HelpDialog(const Context& context, RulesDialog& rules) : Part(context), rules_(rules) {}
  void draw() override;

 private:
  float draw_content(float x, float y, float width, bool two);
  float draw_pointers(float x, float y, float width);  // mouse and fingers
  float draw_keys(float x, float y, float width, bool two);
  void draw_line(std::string_view keys, const std::string& text, float x, float cy, float width);
  void draw_caps(std::string_view keys, float x, float cy);

  RulesDialog& rules_;
  ui::Column column_{"help"};
};

}  // namespace bastide::shell
