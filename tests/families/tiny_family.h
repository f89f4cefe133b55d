// A made-up stand-alone game that lives in the tests alone. It proves that a family needs no edit outside its
// own files: everything it does goes through its descriptor and a catalogue.
//
//   Lanes: two terrains (grass, lane), one feature (lane), twelve tiles and a start tile on a board of five
//   by three cells whose border ends lanes. A walker may be put on a lane nobody walks. A complete lane is
//   worth 1 point per tile to whoever has most walkers there; in the variant "by_twos" 2. At the end
//   unfinished lanes score nothing, and everybody gets 1 point per walker still at home.
#pragma once

#include "engine/assembly/built_in.h"

namespace bastide::test::tiny {

inline constexpr Kind kLane = 0;
inline constexpr u8 kWalker = 0;
inline constexpr int kWalkers = 3;
inline constexpr int kTiles = 12;

extern const Family kFamily;

// The built-in games and this one, the last.
Catalogue lanes_catalogue();
// A set-up of it, with the index it has there.
Setup lanes(int players = 2, bool by_twos = false);

}  // namespace bastide::test::tiny
