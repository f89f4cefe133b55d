// Dates as they are kept: "2026-11-23".
#pragma once

#include <string_view>

namespace bastide::shell {

// Its form alone: which days a month has is not asked.
inline bool is_date(std::string_view text) {
  constexpr std::size_t kDateBytes = 10;
  if (text.size() != kDateBytes) return false;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const bool dash = i == 4 || i == 7;
    if (dash ? text[i] != '-' : text[i] < '0' || text[i] > '9') return false;
  }
  return true;
}

}  // namespace bastide::shell
