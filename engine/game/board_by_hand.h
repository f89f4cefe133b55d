// Boards set up by hand, for examples and tests: tiles, figures and scores that no turn has brought there.
// The game goes on from there by the one door (api.h).
#pragma once

#include "engine/rules/rules.h"

namespace bastide {

// Sets up a game that has been started (start_game). What cannot be is left undone, and told in words for who
// wrote it; empty: it is done.
class BoardByHand {
 public:
  BoardByHand(const Rules& rules, State& state) : rules_(rules), state_(state) {}

  // Takes away the land that lies there before the first turn: its tiles are in the bag again.
  void clear_land();
  // Lays a tile of the bag, where it matches whatever lies beside it; once the land is cleared the first may
  // lie anywhere, and others apart from it.
  std::string lay(u8 design, Cell cell, int rotation);
  // Puts a figure of the seat's supply onto a segment.
  std::string put(Seat seat, u8 piece, SegmentId segment);
  std::string set_score(Seat seat, i32 score);
  // Whose turn it is.
  std::string to_move(Seat seat);
  // Leaves only these designs in the bag, each as often as it is named.
  void fill_bag(std::span<const u8> designs);

 private:
  [[nodiscard]] bool is_seat(Seat seat) const { return seat < rules_.setup.players; }
  const Rules& rules_;
  State& state_;
};

// The segment that an action names, or kNoSegmentId if there is no such place.
SegmentId named_segment(const Rules& rules, const State& state, const Action& action);

}  // namespace bastide
