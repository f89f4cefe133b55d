#include "shell/play/seeds.h"

#include "engine/core/rng.h"
#include "shell/platform/platform.h"

#include <array>
#include <string_view>

namespace bastide::shell {
namespace {

constexpr std::array<std::string_view, 32> kAdjectives = {
    "amber",  "ancient", "autumn", "azure",  "brisk",  "bronze", "calm",  "cobalt",
    "copper", "early",   "fallow", "gentle", "golden", "green",  "grey",  "hollow",
    "ivory",  "late",    "little", "misty",  "mossy",  "noble",  "old",   "plain",
    "quiet",  "ripe",    "rosy",   "silver", "stony",  "sunny",  "windy", "winter"};
constexpr std::array<std::string_view, 32> kNouns = {
    "abbey", "arch",   "barn",    "bell",  "bridge", "brook", "castle", "chapel", "field",  "ford", "forge",
    "gate",  "grove",  "harbour", "hill",  "isle",   "kiln",  "lane",   "market", "meadow", "mill", "orchard",
    "pond",  "quarry", "ridge",   "river", "shrine", "spire", "tower",  "vale",   "wall",   "well"};

}  // namespace

std::string make_seed(u64 random) {
  const auto adjective = kAdjectives[random % kAdjectives.size()];
  const auto noun = kNouns[random / kAdjectives.size() % kNouns.size()];
  const u64 number = 10 + random / (kAdjectives.size() * kNouns.size()) % 990;
  return std::string(adjective) + "-" + std::string(noun) + "-" + std::to_string(number);
}

std::string seed_of_day(double clock_ms) {
  constexpr double kDayMs = 24.0 * 3600 * 1000;
  return make_seed(hash_text("day " + std::to_string(static_cast<long long>(clock_ms / kDayMs))));
}

std::string new_seed() {
  return make_seed(static_cast<u64>(platform::now_ms() * 1000) * 0x9E3779B97F4A7C15ULL >> 20);
}

}  // namespace bastide::shell
