// The letters of a text, one by one.
#pragma once

#include <algorithm>
#include <string_view>

namespace bastide::shell::ui {

struct Letter {
  unsigned code = 0;  // code point
  std::size_t bytes = 1;
};

// `text` is UTF-8 that was checked when it came in; `at` is where a letter begins.
inline Letter letter_at(std::string_view text, std::size_t at) {
  const auto lead = static_cast<unsigned char>(text[at]);
  const std::size_t length = lead < 0x80 ? 1 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4;
  Letter letter{lead < 0x80 ? lead : lead & (0xFFU >> (length + 1)), std::min(length, text.size() - at)};
  for (std::size_t k = 1; k < letter.bytes; ++k)
    letter.code = letter.code << 6 | (static_cast<unsigned char>(text[at + k]) & 0x3FU);
  return letter;
}

}  // namespace bastide::shell::ui
