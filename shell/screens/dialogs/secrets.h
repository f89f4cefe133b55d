// What only the player who is asked may know, as cards: what each does, and what it would do now. At one
// screen with others a curtain stands before it.
#pragma once

#include "shell/base/drawn_later.h"
#include "shell/panels/curtain.h"

namespace bastide::shell {

class SecretsDialog : public DrawnLater, Part {
 public:
  explicit SecretsDialog(const Context& context) : Part(context), curtain_(context) {}
  void draw() override;

 private:
  Curtain curtain_;
};

}  // namespace bastide::shell
