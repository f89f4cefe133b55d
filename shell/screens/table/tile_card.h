// The desktop's card of the tile in hand.
#pragma once

#include "shell/screens/table/actions.h"
#include "shell/screens/table/bag.h"
#include "shell/screens/table/hand.h"

namespace bastide::shell {

class TileCard : Part {
 public:
  TileCard(const Context& context, Hand& hand, Bag& bag, Actions& actions)
      : Part(context), hand_(hand), bag_(bag), actions_(actions) {}
  void draw(const Rect& r);

 private:
  void draw_words(const std::string& words, float x, float top, float room);

  Hand& hand_;
  Bag& bag_;
  Actions& actions_;
};

}  // namespace bastide::shell
