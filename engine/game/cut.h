// How texts of one line are taken apart.
#pragma once

#include <string_view>

namespace bastide {

// Cuts what comes before `end`, and that, off the front of `text`; all of it where there is none.
inline std::string_view cut(std::string_view& text, char end) {
  const auto at = text.find(end);
  const std::string_view word = text.substr(0, at);
  text.remove_prefix(at == std::string_view::npos ? text.size() : at + 1);
  return word;
}

}  // namespace bastide
