// The tile in hand, or the one just laid while its figure is chosen, with what is done to it: a card at the
// lower right, a strip at the bottom of a phone, one at the side of a phone that lies. Not there while
// something else is asked.
#pragma once

#include "shell/screens/table/actions.h"
#include "shell/screens/table/bag.h"
#include "shell/screens/table/eye.h"
#include "shell/screens/table/hand.h"

namespace bastide::shell {

class HandPanel : Part {
 public:
  HandPanel(const Context& context, Hand& hand, Bag& bag, Actions& actions, Eye& eye)
      : Part(context), hand_(hand), bag_(bag), actions_(actions), eye_(eye) {}

  [[nodiscard]] bool shown() const;
  // …on a phone, where the land has its room while something else is `asked` before the tile is laid.
  [[nodiscard]] bool shown_on_phone(bool asked) const { return shown() && !(asked && laid_later()); }
  // The tile in hand by itself, its middle there, where the panel has made room.
  void draw_tile_alone(float x, float y);
  // Before it is drawn: as long as the end is counted, that leads to the result by itself.
  void counts(bool counting) { counting_ = counting; }
  // Its lower right corner; answers where it lies.
  Rect draw_card(float right, float bottom);
  void draw_strip(const Rect& r);
  void draw_side(const Rect& r);

  static constexpr float kStrip = 104, kSide = 96, kWordsWide = 66;

 private:
  [[nodiscard]] bool placing() const { return session.phase() == Phase::Place; }
  [[nodiscard]] bool waiting() const { return session.phase() == Phase::Waiting; }
  [[nodiscard]] bool laid_later() const { return hand_.in_hand() && !has_two(); }
  [[nodiscard]] bool has_two() const { return placing() || waiting() || session.asks_own_figure(); }
  void draw_surface(const Rect& r, float radius);
  void draw_words(const Rect& card);
  void draw_answers(const Rect& card);
  void draw_result(const Rect& r);
  // The two that are left and right of the tile, or above and below it: to turn it, for its figure, or
  // for the computer player who has it.
  void draw_first(float x, float y, float radius);
  void draw_second(float x, float y, float radius);
  void draw_pause(float x, float y, float radius);
  void draw_hurry(float x, float y, float radius);
  void round(float x, float y, float radius, const ui::ButtonSpec& spec, const std::string& below);

  float words_wide_ = kWordsWide;  // below the round buttons; 0: none
  bool counting_ = false;
  Hand& hand_;
  Bag& bag_;
  Actions& actions_;
  Eye& eye_;
};

}  // namespace bastide::shell
