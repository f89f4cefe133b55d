// Who plays: a flag each at the upper left, the mover's with its figures, points and what it would end with;
// whoever is pointed at shows the whole card. On small screens they stand in a row (score_strip.h).
#pragma once

#include "shell/panels/context.h"

#include <map>

namespace bastide::shell {

class PlayerDialog;

class Flags : Part {
 public:
  Flags(const Context& context, PlayerDialog* dialog) : Part(context), dialog_(dialog) {}
  struct Column {
    Rect first, last;
  };
  // A column from there down, no longer than `room` where they can be made so.
  Column draw(float x, float y, float room);
  // The whole card of the one that is pointed at; above all of the table.
  void draw_card();

 private:
  void draw_one(Seat seat, const Rect& r);
  void draw_mover(Seat seat, const Rect& r);
  void draw_waiting(Seat seat, const Rect& r);
  [[nodiscard]] Rect place(Seat seat, float x, float y, float waiting) const;
  [[nodiscard]] float mover_width(Seat seat) const;
  [[nodiscard]] float points_width(Seat seat) const;
  [[nodiscard]] std::string rank(Seat seat) const;
  std::string counted(Seat seat);  // its points, counting up

  PlayerDialog* dialog_;  // what a press opens, if anything
  int game_ = 0;          // Session::started
  std::map<Seat, float> shown_score_;
  std::optional<std::pair<Seat, Rect>> pointed_at_;  // in this frame
  float right_ = 0;                                  // edge of the widest
};

}  // namespace bastide::shell
