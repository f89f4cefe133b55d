// The game as a code that another device scans, the other ways to send it, and what the link cannot hide.
#pragma once

#include "shell/base/drawn_later.h"
#include "shell/panels/context.h"

#include <memory>

namespace bastide::shell {

class SendDialog : public DrawnLater, Part {
 public:
  explicit SendDialog(const Context& context) : Part(context), code_(std::make_shared<Code>()) {}
  void draw() override;

 private:
  struct Code {
    std::vector<std::string> rows;
    bool asked = false;
    bool failed = false;
  };
  void make();
  void draw_beside();
  void draw_code(const Rect& r);
  void draw_buttons(float x, float y, float width);

  std::shared_ptr<Code> code_;  // what comes late is another one's
  MadeFor<u32> made_;           // revision
};

}  // namespace bastide::shell
