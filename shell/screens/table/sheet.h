// The small screens' panel of the tile in hand: a sheet at the bottom of a phone, which may be swiped away, a
// bar on a tablet, a sheet at the side of a phone that lies.
#pragma once

#include "shell/screens/table/actions.h"
#include "shell/screens/table/bag.h"
#include "shell/screens/table/hand.h"

namespace bastide::shell {

class Sheet : Part {
 public:
  Sheet(const Context& context, Hand& hand, Bag& bag, Actions& actions)
      : Part(context), hand_(hand), bag_(bag), actions_(actions) {}

  // --- a phone's
  float update_height();  // of what is up, now; once a frame
  void draw_phone(const Rect& r);
  [[nodiscard]] bool more() const { return more_; }  // the buttons over the land are asked for
  // --- a tablet's
  void draw_bar(const Rect& r);
  // --- of a phone that lies
  void draw_side(const Rect& r, float inner);

 private:
  void draw_handle(const Rect& r);
  void draw_phone_buttons(float y);
  void draw_bar_buttons(const Rect& r, float x);
  void draw_words(float x, float cy, float right);

  Hand& hand_;
  Bag& bag_;
  Actions& actions_;
  bool down_ = false;  // swiped away
  bool more_ = false;
  std::optional<Cell> seen_ghost_;  // a new one brings it back
};

}  // namespace bastide::shell
