// What stands for a player and for the game: figures, avatars, points, the logo. Figures are the board's
// pictures, from the art if it is there.
#pragma once

#include "shell/kit/draw.h"

#include <string>
#include <string_view>

namespace bastide::shell {
class BoardView;
}

namespace bastide::shell::ui {

class Emblems {
 public:
  Emblems(Canvas& canvas, BoardView& board) : c_(canvas), board_(board) {}

  // Figure by the key of its piece with its base at (x, y).
  void figure(int colour, std::string_view piece, float x, float y, float height, float alpha = 1,
              bool lying = false);
  // One of the scoreboard's: of several the first is a figure alone, the second carries a letter (LET-01).
  void counter(int colour, std::string_view piece, int which, float x, float y, float height);
  void avatar(float cx, float cy, float radius, int colour);
  // Coloured pill with points; right edge at x.
  float points_pill(float right, float cy, int colour, const std::string& text);
  void tower_logo(float x, float y, float size);
  void wordmark(float x, float y, float scale);  // logo and name

 private:
  Canvas& c_;
  BoardView& board_;
};

}  // namespace bastide::shell::ui
