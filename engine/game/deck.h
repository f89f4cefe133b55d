// The order of the tiles: fixed by the seed alone, whatever is played.
#pragma once

#include "engine/api.h"
#include "engine/core/result.h"

#include <string>
#include <vector>

namespace bastide {

// Designs in draw order, the start tile not among them.
using Deck = std::vector<u8>;

// The deck of a seed: per bag group (river, lake, land), then per pile, the copies in the order of the tile
// files, shuffled by Rng(hash_text(seed)).
// Tiles of `left_out`, of which there must be as many, are not among them.
Deck shuffled_deck(const Rules& rules, std::string_view seed, const Deck& left_out = {});
// Fisher–Yates from the end, by Rng::below.
void shuffle(std::span<u8> designs, Rng& rng);

// A deck from tile ids in draw order. Errors: unknown id, more copies than there are. It may be
// shorter than the bag: then the game ends when it runs out.
Result<Deck> deck_from_ids(const Rules& rules, const std::vector<std::string>& ids);

// A seed is 1 to 40 characters of A-Z a-z 0-9 . _ -
bool is_valid_seed(std::string_view seed);

}  // namespace bastide
