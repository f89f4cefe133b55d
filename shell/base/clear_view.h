// The view that shows what can be answered: the scale and place at which rectangles of a world lie inside a
// window and under nothing that covers it. Numbers only.
#pragma once

#include "shell/base/geometry.h"

#include <limits>
#include <optional>
#include <span>

namespace bastide::shell {

// Of an answer's size, from each side: what is left of it, its core, must be free for it to be taken as seen.
inline constexpr float kCoreInset = 0.3F;

struct ViewWish {
  Rect window;                    // of the screen
  std::span<const Rect> covered;  // of the screen: what lies over it
  std::span<const Rect> wanted;   // of the world
  float least = 0, most = 1;      // scales: pixels of the screen a unit of the world
  float air = 0;                  // pixels around all of it, inside the window
};

// A point p of the world is seen at p * scale + offset.
struct ClearView {
  float scale = 1;
  Vec2 offset;
  int hidden = 0;  // so many of the wanted rectangles are covered or outside
  int cut = 0;     // so many of those are in view, and something lies over a part of them

  // What is partly covered looks as if it could be chosen, and cannot everywhere: better none of it is seen.
  [[nodiscard]] int badness() const { return hidden + 100 * cut; }
};

// That view, with how many of them it hides by more than so many pixels; counted until it is worse than
// `limit`.
[[nodiscard]] ClearView seen_in(const ViewWish& wish, float scale, Vec2 offset, float tolerance,
                                int limit = std::numeric_limits<int>::max());

// A large view in which nothing is hidden, near to the window's middle: some size is given for that. Nothing
// if even the least scale hides something.
[[nodiscard]] std::optional<ClearView> whole_view(const ViewWish& wish);

// That view, or else the least bad one at about the least scale, near to `favoured`, a point of the world.
[[nodiscard]] ClearView clear_view(const ViewWish& wish, Vec2 favoured);

}  // namespace bastide::shell
