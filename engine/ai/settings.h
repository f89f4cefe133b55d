// Everything about the search that can be set: levels are settings, and the arena tries others.
#pragma once

#include "engine/core/types.h"

#include <string_view>

namespace bastide::ai {

struct Settings {
  double arms = 20;  // moves that are looked at from the position itself, the best at first sight; 64 at most
  double replies = 8;    // and from each position further on
  double seen = 8;       // moves of a line, those in the tree included, of which none is at random
  double turns = -1;     // turns at random after these, besides the one that has begun; -1: not even that
  double passed = 154;   // of 256: how often a play-out places no figure
  double constant = 12;  // of UCB1, in points, in the position itself
  double later = 12;     // and in those further on
  double bias = 4;       // a first sight counts as so many simulations
  double grow = 1;       // simulations through a position before its moves are listed
  double depth = 3;      // positions of a line that are in the tree at most, the first included
  double most = 1e9;     // simulations at most
  double trees = 1;      // that grow from the position, a simulation each in turn; what they say of its moves
                         // is added up
  double eye = 256;      // of 256: how many of the places where a tile fits are looked at, by chance
  double squash = 0;     // margins well beyond so many points, and as many again for each tile left in ten,
                         // count less; 0: all alike
  double blur = 4;       // with more than two: others so many points behind the best of them count half as
                         // much as that one; times the root of the tiles left
  double variant = 0;    // 1: weights of a file with _b behind its name, to try others
  double scale = 1;      // of the weights
};

// Sets one by its name; false: there is none of that name.
bool set(Settings& settings, std::string_view name, double value);

// Sets those of a text such as "turns=6,constant=10"; false: one is not known.
bool read_settings(std::string_view text, Settings& settings);

}  // namespace bastide::ai
