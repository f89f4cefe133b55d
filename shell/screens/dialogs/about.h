// Who made what, and what the page keeps. It owns how far it is scrolled.
#pragma once

#include "shell/base/drawn_later.h"
#include "shell/kit/column.h"
#include "shell/panels/context.h"

namespace bastide::shell {

class AboutDialog : public DrawnLater, Part {
 public:
  explicit AboutDialog(const Context& context) : Part(context) {}
  void draw() override;

 private:
  ui::Column column_{"about"};
};

}  // namespace bastide::shell
