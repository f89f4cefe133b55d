// How many tiles are left: a chip that opens the list of them.
#pragma once

#include "shell/panels/context.h"

namespace bastide::shell {

class Bag : Part {
 public:
  explicit Bag(const Context& context) : Part(context) {}
  void draw_card_chip(float right, float y);  // "71 tiles left", with its own tooltip and focus ring
  float draw_chip(float right, float y);      // the same, plain; answers its width
  // The number alone; `target` is where a finger hits it.
  void draw_number(float x, float y, float height, const Rect& target);

 private:
  [[nodiscard]] std::string words() const;
  void open_on(const ui::Response& state);
};

}  // namespace bastide::shell
