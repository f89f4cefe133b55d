// How many tiles are left: a chip that opens the list of them.
#pragma once

#include "shell/panels/context.h"

namespace bastide::shell {

class Bag : Part {
 public:
  explicit Bag(const Context& context) : Part(context) {}
  // The number alone, its right edge there; `target` is where it is hit.
  void draw_number(float right, float y, float height, const Rect& target);

 private:
  [[nodiscard]] std::string words() const;
  void open_on(const ui::Response& state);
};

}  // namespace bastide::shell
