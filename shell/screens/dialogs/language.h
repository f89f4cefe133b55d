// The languages, each in its own name. It owns nothing.
#pragma once

#include "shell/panels/context.h"

namespace bastide::shell {

class LanguageDialog : Part {
 public:
  explicit LanguageDialog(const Context& context) : Part(context) {}
  void draw();
};

}  // namespace bastide::shell
