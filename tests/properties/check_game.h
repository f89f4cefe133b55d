// A random game with everything checked that must hold in any game: the property test that every
// set-up, and every expansion, gets for nothing.
#pragma once

#include "engine/assembly/built_in.h"

#include <string>

namespace bastide::test {

// What a set-up with expansions may have to switch off.
struct GameChecks {
  Catalogue catalogue = built_in();
  bool referee = true;  // points and figures as in the base rules alone
  bool pieces = true;   // every figure is in its supply or on a tile
};

// Plays one game of the set-up, tiles and choices by the seed. "" or the first problem and where.
std::string check_game(const Setup& setup, const std::string& seed, const GameChecks& checks = {});

}  // namespace bastide::test
