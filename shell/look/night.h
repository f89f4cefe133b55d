// The colours of panels by night, as 0xRRGGBB: paper turns to night paper, ink to light ink; what has a
// colour of its own, players, buttons and marks, keeps it. Grounds, inks and lines are told apart by what is
// drawn with them.
#pragma once

namespace bastide::palette {

unsigned night_ground(unsigned colour);
unsigned night_ink(unsigned colour);
unsigned night_line(unsigned colour);

}  // namespace bastide::palette
