// Upright miniatures of Hunters & Gatherers, by the rules of props/props.h. What a rule counts or a player
// looks for is drawn about its middle: its kind's dy brings the foot down on the screen, so that it turns in
// place.
#pragma once

#include "tools/tileart/atlas.h"
#include "tools/tileart/props/props.h"

#include <span>

namespace bastide::art::hunters {

std::span<const PropKind> hunters_kinds();
Atlas make_hunters_props();

// props_animals.cpp
void mammoth(Canvas& c, Rng& rng);
void aurochs(Canvas& c, Rng& rng);
void deer(Canvas& c, Rng& rng);
void tiger(Canvas& c, Rng& rng);
void bear(Canvas& c, Rng& rng);
void fish(Canvas& c, Rng& rng);

// props_signs.cpp
void nugget(Canvas& c, Rng& rng);
void menhir(Canvas& c, Rng& rng);
void mushrooms(Canvas& c, Rng& rng);
void volcano(Canvas& c, Rng& rng);
void shrine(Canvas& c, Rng& rng);
void fire(Canvas& c, Rng& rng);
void shaman(Canvas& c, Rng& rng);
void hunting_trap(Canvas& c, Rng& rng);
void pit_trap(Canvas& c, Rng& rng);
void logboat(Canvas& c, Rng& rng);
void raft(Canvas& c, Rng& rng);
void ferry(Canvas& c, Rng& rng);
void grain(Canvas& c, Rng& rng);
void lookout(Canvas& c, Rng& rng);

// props_growth.cpp
void fir(Canvas& c, Rng& rng);
void oak(Canvas& c, Rng& rng);
void birch(Canvas& c, Rng& rng);
void sapling(Canvas& c, Rng& rng);
void fern(Canvas& c, Rng& rng);
void boulder(Canvas& c, Rng& rng);
void tuft(Canvas& c, Rng& rng);
void heather(Canvas& c, Rng& rng);

}  // namespace bastide::art::hunters
