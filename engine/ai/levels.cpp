#include "engine/ai/levels.h"

namespace bastide::ai {
namespace {

struct Level {
  std::string_view name;
  u32 simulations;  // usually
  Settings settings;
};

// Weaker ones overlook places (eye) and look less far ahead (seen, most); what they see they value as the
// others do, so that none has stupid accidents. Found by matches (README.md here).
constexpr Settings kJudge = {.seen = 4};
constexpr Level kLevels[] = {
    {"gentle", 1, {.most = 1, .eye = 62}},
    {"steady", 1, {.most = 1, .eye = 110}},
    {"sharp", 24, {.seen = 4, .most = 24, .eye = 180}},
    {"master", 4000, {}},
};

const Level* find_level(std::string_view name) {
  for (const Level& level : kLevels) {
    if (level.name == name) return &level;
  }
  return nullptr;
}

}  // namespace

u32 usual_simulations(std::string_view name) {
  const Level* const level = find_level(name);
  return level == nullptr ? 0 : level->simulations;
}

std::unique_ptr<Search> make_search(std::string_view name) {
  const Level* const level = find_level(name);
  return level == nullptr ? nullptr : std::make_unique<Search>(level->settings);
}

std::unique_ptr<Player> make_player(std::string_view name) { return make_search(name); }

std::unique_ptr<Player> make_judge() { return std::make_unique<Search>(kJudge); }

std::unique_ptr<Player> make_player_with(std::string_view name, std::string_view settings) {
  const Level* const level = find_level(name);
  if (level == nullptr) return nullptr;
  Settings changed = level->settings;
  return read_settings(settings, changed) ? std::make_unique<Search>(changed) : nullptr;
}

}  // namespace bastide::ai
