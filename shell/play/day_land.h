// The land of the day: a game that plays itself at random, tile by tile, the same everywhere on one day and
// in a window of one shape. No drawing.
#pragma once

#include "engine/game/game.h"

#include <optional>
#include <span>
#include <string_view>

namespace bastide::shell {

class DayLand {
 public:
  void begin(std::string_view seed);
  [[nodiscard]] bool begun() const { return game_.has_value(); }
  [[nodiscard]] const Game& game() const { return *game_; }

  // Lays the next tile, and the figure that goes with it: where it can no farther from the start tile than so
  // many cells to the sides, and up and down. false: it has grown.
  bool grow(int across, int down);
  // What the last grow() did, of tiles and figures laid.
  [[nodiscard]] const std::vector<Event>& news() const { return news_; }

 private:
  std::optional<Game> game_;
  Rng rng_{0};
  std::vector<Event> news_;
};

}  // namespace bastide::shell
