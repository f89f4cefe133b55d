#include "engine/game/deck.h"

#include "engine/rules/rules.h"

#include <algorithm>

namespace bastide {

Deck shuffled_deck(const Rules& rules, std::string_view seed, const Deck& left_out) {
  auto copies = rules.initial.bag;
  for (const u8 design : left_out) --copies[design];
  Rng rng(hash_text(seed));
  Deck deck;
  for (int group = 0; group < kMaxGroups; ++group) {
    const std::size_t first = deck.size();
    for (int design = 0; design < rules.design_count; ++design) {
      const auto d = static_cast<unsigned>(design);
      if (rules.designs[d].group != group) continue;
      deck.insert(deck.end(), copies[d], static_cast<u8>(design));
    }
    shuffle(std::span(deck).subspan(first), rng);
  }
  return deck;
}

void shuffle(std::span<u8> designs, Rng& rng) {
  for (std::size_t i = designs.size(); i > 1; --i)
    std::swap(designs[i - 1], designs[rng.below(static_cast<u32>(i))]);
}

Result<Deck> deck_from_ids(const Rules& rules, const std::vector<std::string>& ids) {
  Deck deck;
  auto left = rules.initial.bag;
  for (std::size_t i = 0; i < ids.size(); ++i) {
    const std::string where = "deck[" + std::to_string(i) + "]";
    const u8 design = rules.design_by_id(ids[i]);
    if (design == kNoDesign) return Error{"unknown tile '" + ids[i] + "'", where, "unknown_tile"};
    if (left[design] == 0) return Error{"no more copies of tile '" + ids[i] + "'", where, "too_many_tiles"};
    --left[design];
    deck.push_back(design);
  }
  return deck;
}

bool is_valid_seed(std::string_view seed) {
  return !seed.empty() && seed.size() <= 40 && std::all_of(seed.begin(), seed.end(), [](char c) {
    return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '.' ||
           c == '_' || c == '-';
  });
}

}  // namespace bastide
