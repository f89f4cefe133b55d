// What a move brings, in facts that can be told: the reasons of a hint.
#pragma once

#include "engine/ai/player.h"

namespace bastide::ai {

// Points, of the seat that moves, by what all can see.
struct Effect {
  int points = 0;  // scored at once
  int later = 0;   // more to come at the end, as things stand then
  int home = 0;    // figures that come home
  int takes = 0;   // what another loses, who loses most
  int gives = 0;   // what another scores at once, who scores most
  int blocks = 0;  // others' figures on features that could be completed, and from then on cannot
  int denies = 0;  // points that completing those would have added
};

// Of the seat's own actions in a row from here on, with nothing unknown between them.
Effect effect_of(const Rules& rules, const State& view, const Line& line);

}  // namespace bastide::ai
