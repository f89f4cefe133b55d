// The desktop's card of the tile in hand.
#pragma once

#include "shell/ui/table/bag.h"
#include "shell/ui/table/hand.h"

namespace bastide::shell {

class TileCard : Part {
 public:
  TileCard(const Context& context, Hand& hand, Bag& bag) : Part(context), hand_(hand), bag_(bag) {}
  void draw(const Rect& r);

 private:
  Hand& hand_;
  Bag& bag_;
};

}  // namespace bastide::shell
