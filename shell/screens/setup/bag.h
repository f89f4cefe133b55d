// What is in the bag with the expansions chosen: tiles of every kind, as many as there is room for, each with
// its number. It owns nothing but what it drew last.
#pragma once

#include "shell/panels/context.h"
#include "shell/play/draft.h"

namespace bastide::shell {

class BagRow : Part {
 public:
  BagRow(const Context& context, Draft& draft) : Part(context), draft_(draft) {}
  static constexpr float kLeast = 176;  // height of the title and two rows
  void draw(const Rect& r);

 private:
  void choose(std::size_t room);
  void draw_tiles(const Rect& r, int columns);

  Draft& draft_;
  std::shared_ptr<const Rules> rules_;  // drawn last
  int kinds_ = 0;                       // of tiles in the bag
  std::size_t room_ = 0;                // for so many tiles
  TileSheet sheet_;
  u64 version_ = 0;
};

}  // namespace bastide::shell
