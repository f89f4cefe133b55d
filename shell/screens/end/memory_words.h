// How much of what one remembers (shell/play/memories.h) there was, in words.
#pragma once

#include <string>
#include <string_view>

namespace bastide::shell {

std::string memory_amount(std::string_view key, int amount);  // "24 points"
std::string memory_size(std::string_view key, int tiles);     // " · 6 tiles"; "": it has none

}  // namespace bastide::shell
