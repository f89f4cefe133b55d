// The signs by which the players' colours are told apart without seeing colours (the style guide's
// section 7): SVG path data in a box of 10 × 10 round (0, 0).
#pragma once

#include <array>
#include <string_view>

namespace bastide::look {

// In the order of kColourKeys.
inline constexpr std::array<std::string_view, 6> kPlayerMarks = {
    // yellow
    "M0 -2.7A2.7 2.7 0 1 1 0 2.7A2.7 2.7 0 1 1 0 -2.7ZM-.55 -5H.55V-3.6H-.55ZM-.55 3.6H.55V5H"
    "-.55ZM3.6 -.55H5V.55H3.6ZM-5 -.55H-3.6V.55H-5ZM2.2 -3L3.2 -4L4 -3.2L3 -2.2ZM-2.2 -3L-3.2"
    " -4L-4 -3.2L-3 -2.2ZM2.2 3L3.2 4L4 3.2L3 2.2ZM-2.2 3L-3.2 4L-4 3.2L-3 2.2Z",
    // red
    "M0 -4.6L5 .2V3.2L0 -1.5L-5 3.2V.2ZM0 .2L5 5H2.2L0 2.9L-2.2 5H-5Z",
    // pink
    "M0 4.9C-3.2 2.5 -5.3 .5 -5.3 -2C-5.3 -4 -3.9 -5 -2.6 -5C-1.4 -5 -.5 -4.4 0 -3.3C.5 -4.4 "
    "1.4 -5 2.6 -5C3.9 -5 5.3 -4 5.3 -2C5.3 .5 3.2 2.5 0 4.9Z",
    // green
    "M-4.6 4.6C-5.6 -1.2 -1.6 -5 4.8 -4.8C5 1.4 1.4 5.2 -3 4.2L1.6 -1.6L-3.8 3.4Z",
    // blue
    "M-5 -3.2C-3.3 -4.9 -1.7 -4.9 0 -3.2C1.7 -1.5 3.3 -1.5 5 -3.2V-.8C3.3 .9 1.7 .9 0 -.8C-1."
    "7 -2.5 -3.3 -2.5 -5 -.8ZM-5 1.6C-3.3 -.1 -1.7 -.1 0 1.6C1.7 3.3 3.3 3.3 5 1.6V4C3.3 5.7 "
    "1.7 5.7 0 4C-1.7 2.3 -3.3 2.3 -5 4Z",
    // black
    "M0 -5.2L1.5 -1.7L5.2 -1.4L2.4 1L3.3 4.7L0 2.7L-3.3 4.7L-2.4 1L-5.2 -1.4L-1.5 -1.7Z",
};

}  // namespace bastide::look
