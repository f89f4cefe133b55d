#include "engine/ai/weights.h"

#include "engine/data/assets.h"
#include "engine/data/json.h"

#include <bit>

namespace bastide::ai {
namespace {

constexpr std::string_view kFallback = "carcassonne";
constexpr int kMany = 8;

std::array<TermValues, kPhases> read(std::string_view text, std::string_view name) {
  std::array<TermValues, kPhases> weights{};
  const auto json = parse_json(text, name);
  if (!json) return weights;
  for (unsigned term = 0; term < kTerms; ++term) {
    const auto found = json->find(term_name(term));
    if (found == json->end() || !found->is_array() || found->size() != kPhases) continue;
    for (unsigned phase = 0; phase < kPhases; ++phase) {
      if ((*found)[phase].is_number()) weights[phase][term] = (*found)[phase].get<double>();
    }
  }
  return weights;
}

const assets::File* find_file(std::string_view name) {
  for (const assets::File& file : assets::ai_files()) {
    if (file.name == name) return &file;
  }
  return nullptr;
}

}  // namespace

bool has_many_expansions(const Rules& rules) { return std::popcount(rules.setup.expansions) >= kMany; }

PhaseWeights weights_for(const Rules& rules, std::string_view variant) {
  PhaseWeights by_tiles(kMostTilesForTwo + 1);
  const std::string name = std::string(rules.family->key) + std::string(variant);
  const assets::File* file = has_many_expansions(rules) ? find_file(name + "_many") : nullptr;
  if (file == nullptr) file = find_file(name);
  if (file == nullptr) file = find_file(kFallback);
  if (file == nullptr) return by_tiles;
  const auto weights = read(file->text, file->name);
  for (int tiles = 0; tiles <= kMostTilesForTwo; ++tiles) {
    const auto shares = phase_shares(tiles);
    TermValues& sum = by_tiles[static_cast<std::size_t>(tiles)];
    for (unsigned phase = 0; phase < kPhases; ++phase) {
      for (unsigned term = 0; term < kTerms; ++term) sum[term] += shares[phase] * weights[phase][term];
    }
  }
  return by_tiles;
}

}  // namespace bastide::ai
