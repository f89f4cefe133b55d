#include "shell/play/seeds.h"

#include "shell/platform/platform.h"
#include "shell/text/locale.h"

#include <algorithm>
#include <chrono>
#include <string_view>
#include <vector>

namespace bastide::shell {
namespace {

std::vector<std::string_view> split(std::string_view words) {
  std::vector<std::string_view> found;
  for (std::size_t at = 0; at < words.size();) {
    const std::size_t end = std::min(words.find(' ', at), words.size());
    found.push_back(words.substr(at, end - at));
    at = end + 1;
  }
  return found;
}

}  // namespace

std::string make_seed(u64 random) {
  const auto one_of = [&](const char* words) {
    const std::string all = tr(words);
    const auto each = split(all);
    const std::size_t which = static_cast<std::size_t>(random % each.size());
    random /= each.size();
    return std::string(each[which]);
  };
  const std::string adjective = one_of("seed.adjectives");
  const std::string noun = one_of("seed.nouns");
  return adjective + "-" + noun + "-" + std::to_string(10 + random % 990);
}

std::string seed_of_day(double clock_ms) {
  constexpr double kDayMs = 24.0 * 3600 * 1000;
  const std::chrono::days since{static_cast<int>(clock_ms / kDayMs)};
  const std::chrono::year_month_day date{std::chrono::sys_days{since}};
  const auto two = [](unsigned n) { return (n < 10 ? "-0" : "-") + std::to_string(n); };
  return "day-" + std::to_string(static_cast<int>(date.year())) + two(static_cast<unsigned>(date.month())) +
         two(static_cast<unsigned>(date.day()));
}

std::string new_seed() {
  return make_seed(static_cast<u64>(platform::now_ms() * 1000) * 0x9E3779B97F4A7C15ULL >> 20);
}

}  // namespace bastide::shell
