// The mix of tiles of a game that is being set up: how many copies of each set there are, and single tiles
// left out. It owns nothing; what is set is the draft's.
#pragma once

#include "shell/base/drawn_later.h"
#include "shell/kit/column.h"
#include "shell/panels/context.h"
#include "shell/play/draft.h"

namespace bastide::shell {

class MixDialog : public DrawnLater, Part {
 public:
  MixDialog(const Context& context, Draft& draft) : Part(context), draft_(draft) {}
  void draw() override;

 private:
  float draw_sum(const Rect& r);  // answers where it ends
  float draw_set(const Mix::Set& set, float x, float y, float width, const Rect& seen);
  void draw_tile(u8 design, const Rect& r);

  Draft& draft_;
  ui::Column column_{"mix"};
};

}  // namespace bastide::shell
