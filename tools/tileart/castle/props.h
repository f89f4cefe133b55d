// Upright miniatures of the Castle, by the rules of props/props.h; what it shares with the landscape (trees,
// wall, gatehouses) is listed here too, so that its page holds all that a castle needs.
#pragma once

#include "tools/tileart/atlas.h"
#include "tools/tileart/props/props.h"

#include <span>

namespace bastide::art::castle {

std::span<const PropKind> castle_kinds();
Atlas make_castle_props();

void hall(Canvas& c, Rng& rng);
void row_house(Canvas& c, Rng& rng);
void gable_house(Canvas& c, Rng& rng);
void corner_house(Canvas& c, Rng& rng);
void round_tower(Canvas& c, Rng& rng);
void square_keep(Canvas& c, Rng& rng);
void drum_tower(Canvas& c, Rng& rng);
void porch_north(Canvas& c, Rng& rng);
void porch_east(Canvas& c, Rng& rng);
void porch_south(Canvas& c, Rng& rng);
void porch_west(Canvas& c, Rng& rng);
void castle_well(Canvas& c, Rng& rng);
void market(Canvas& c, Rng& rng);
void square_post(Canvas& c, Rng& rng);
void washing(Canvas& c, Rng& rng);
void cart(Canvas& c, Rng& rng);
void barrels(Canvas& c, Rng& rng);
void topiary(Canvas& c, Rng& rng);
void pennant(Canvas& c, Rng& rng);

// How much room a building takes, for the scatter: half its width, its height over the ground.
struct Bulk {
  const char* kind;
  double radius, height;
};

}  // namespace bastide::art::castle
