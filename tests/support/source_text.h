// The string literals of our own sources, comments left out: for tests that hold what is written there
// against something else (texts, names).
#pragma once

#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

namespace bastide::test {

// All literals of the .h and .cpp files below a folder, escapes as written.
std::vector<std::string> literals(std::string_view folder);

// Those that stand inside a call of one of these functions, however deep.
std::vector<std::string> literals_in_calls(std::string_view folder,
                                           std::initializer_list<std::string_view> functions);

}  // namespace bastide::test
