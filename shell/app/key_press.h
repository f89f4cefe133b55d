// A key press, as the app hands it on.
#pragma once

namespace bastide::shell {

struct KeyPress {
  int sym = 0;  // SDL_Keycode
  bool shift = false;
  bool ctrl = false;  // or ⌘
  bool alt = false;
  bool repeat = false;
};

}  // namespace bastide::shell
