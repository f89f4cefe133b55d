// Which letters a font file has.
#pragma once

#include <string_view>
#include <vector>

namespace bastide::shell::ui {

inline constexpr unsigned kLetters = 0x3000;  // code points that our files may have

// By code point below kLetters. None if the file is not a TrueType font that can be read.
std::vector<bool> letters_of(std::string_view ttf);

}  // namespace bastide::shell::ui
