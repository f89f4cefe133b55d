// Who plays, on the desktop's panel: a card each with points, rank, figures in supply and what else is held.
#pragma once

#include "shell/panels/context.h"

#include <map>

namespace bastide::shell {

class PlayerDialog;

class PlayerPanel : Part {
 public:
  PlayerPanel(const Context& context, PlayerDialog& dialog) : Part(context), dialog_(dialog) {}
  void draw(const Rect& r);
  [[nodiscard]] float wanted_height() const;

 private:
  float draw_card(Seat seat, float x, float y, float width, bool compact);  // answers its height
  float draw_active(Seat seat, const Rect& r, bool compact);  // the paper; answers where the content begins
  void draw_waiting(Seat seat, const Rect& r, float glow);
  void draw_compact(Seat seat, const Rect& r);
  void draw_full(Seat seat, const Rect& r, float top);
  void draw_supply(Seat seat, float x, float y, float h, float room);
  void draw_buttons(const Rect& r);
  [[nodiscard]] bool has_ranks() const;
  [[nodiscard]] int kinds_of_figures() const;
  std::string counted(Seat seat);  // its points, counting up
  [[nodiscard]] float card_height(Seat seat, bool compact) const;
  [[nodiscard]] float cards_height(bool compact) const;  // with the gaps between them

  PlayerDialog& dialog_;
  int game_ = 0;  // Session::started
  std::map<Seat, float> shown_score_;
};

}  // namespace bastide::shell
