// The tiles still in the bag, each with how many there are. It owns nothing.
#pragma once

#include "shell/base/drawn_later.h"
#include "shell/panels/context.h"

namespace bastide::shell {

class TilesDialog : public DrawnLater, Part {
 public:
  explicit TilesDialog(const Context& context) : Part(context) {}
  void draw() override;

 private:
  struct Group {
    std::string name;  // of a pile; empty: the bag
    std::vector<u8> designs;
  };
  [[nodiscard]] std::vector<Group> groups() const;
  void draw_tile(u8 design, float x, float y, float side);
};

}  // namespace bastide::shell
