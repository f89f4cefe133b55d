// Who begins, and how it was settled: the tiles that were drawn for it (HOUSE-01). Opened with a new game.
#pragma once

#include "shell/ui/context.h"

namespace bastide::shell {

// The tiles of a draw-off by seat, in the order drawn, and who begins; nobody where none was held.
struct DrawOff {
  std::array<std::vector<u8>, kMaxPlayers> tiles;
  Seat begins = kNobody;
  [[nodiscard]] bool held() const;
};
DrawOff draw_off_of(const Game& game);
// "Ann begins." with what each has drawn, if there was a draw-off; for screen readers.
std::string starter_words(const Game& game);

class StarterDialog : Part {
 public:
  explicit StarterDialog(const Context& context) : Part(context) {}
  void draw();

 private:
  void draw_player(Seat seat, const std::vector<u8>& tiles, bool begins, const Rect& r);
};

}  // namespace bastide::shell
