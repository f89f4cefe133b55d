// Saved set-ups: the one being made is kept under a name; those kept, and the one that was played last, are
// taken again.
#pragma once

#include "shell/base/drawn_later.h"
#include "shell/keep/setups.h"
#include "shell/kit/typing.h"
#include "shell/panels/context.h"

#include <string>
#include <vector>

namespace bastide::shell {

class Draft;
class Flow;

class SetupsDialog : public DrawnLater, Part {
 public:
  SetupsDialog(const Context& context, Draft& draft, Flow& flow)
      : Part(context), draft_(draft), flow_(flow), typing_(context.c) {}
  void draw() override;

 private:
  void read();
  float draw_keep(float x, float y, float width);
  static std::string name_of(const KeptSetup& one);
  [[nodiscard]] float row_height(const KeptSetup& one, float width) const;
  void draw_row(std::size_t index, const Rect& r);
  void keep(const std::string& name);

  Draft& draft_;
  Flow& flow_;
  std::vector<KeptSetup> kept_;  // one without a name was played last
  ui::Typing typing_;
  double seen_ = -1;  // when it was drawn last: opened anew, it reads anew
};

}  // namespace bastide::shell
