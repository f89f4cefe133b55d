// How one kind of an expansion's events is told besides its line in the chronicle.
#pragma once

#include "shell/audio/sounds.h"

#include <string_view>

namespace bastide::shell {

struct News {
  std::string_view event;  // key
  audio::Sound sound;
  bool notice = false;  // as a short notice too: what chance did, what one did to another
  bool dice = false;    // its number is a die's face, thrown from the tile just laid to the event's cell
  bool story = false;   // and whatever follows from it, in the same notice
};

}  // namespace bastide::shell
