// The languages, each in its own name. It owns nothing.
#pragma once

#include "shell/base/drawn_later.h"
#include "shell/panels/context.h"

namespace bastide::shell {

class LanguageDialog : public DrawnLater, Part {
 public:
  explicit LanguageDialog(const Context& context) : Part(context) {}
  void draw() override;
};

}  // namespace bastide::shell
