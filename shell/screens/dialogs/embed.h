// The line that shows the game in another page: this land, this very position, its film, or a new game each
// time.
#pragma once

#include "shell/base/drawn_later.h"
#include "shell/panels/context.h"

namespace bastide::shell {

class EmbedDialog : public DrawnLater, Part {
 public:
  explicit EmbedDialog(const Context& context) : Part(context) {}
  void draw() override;

 private:
  enum class What : u8 { Land, Position, Film, New };
  [[nodiscard]] bool offered(What what) const;
  [[nodiscard]] std::string line();
  float draw_choice(What what, float x, float y, float width);

  What what_ = What::Land;
  bool hints_ = true;             // of a first game
  MadeFor<u32, int, bool> made_;  // revision, what, hints
  std::string line_;
};

}  // namespace bastide::shell
