// The sheet of a picture of the land that is handed out: title, set-up and date above it, the players with
// their marks and points below. It says what stands where; the page draws it (platform.h: hand_out_picture).
#pragma once

#include "engine/game/game.h"
#include "shell/base/geometry.h"

#include <string>

namespace bastide::shell {

struct PictureSheet {
  int width = 0, height = 0;            // pixels of the whole
  int land_width = 0, land_height = 0;  // of the land on it
  // {"size": [w, h], "land": [x, y], "paper": "#rrggbb", "items": […]}, each item one of
  // {"box": [x, y, w, h], "radius": r, "fill": "#…", "line": "#…", "thick": px}
  // {"path": "M0 0L…", "at": [x, y], "scale": k, "fill": "#…"}
  // {"text": "…", "at": [x, y], "size": px, "font": "title" | "bold" | "plain", "align": "left" | "right",
  //  "fill": "#…", "room": px}; y is the middle of the letters, what is wider than its room is set smaller
  std::string json;
};

inline constexpr int kPictureSide = 3840;

// `shape`: of the land, width to height. `longest`: pixels of the longest side, if the land is to have the
// size that follows from it.
PictureSheet picture_sheet(const Game& game, float shape, int longest, const std::string& date);

}  // namespace bastide::shell
