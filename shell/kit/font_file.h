// What our own code reads of a font file: which letters it has, and which pairs stand closer or wider. The
// file comes over the network: what lies outside it reads as zero.
#pragma once

#include <string_view>
#include <utility>
#include <vector>

namespace bastide::shell::ui {

inline constexpr unsigned kLetters = 0x3000;  // code points that our files may have

// By code point below kLetters. None if the file is not a TrueType font that can be read.
std::vector<bool> letters_of(std::string_view ttf);

// By how much two letters beside each other stand closer (negative) or wider than their widths say.
class Kerning {
 public:
  // The table `kern` (tools/fonts.py writes it); without one, no pair does.
  static Kerning of(std::string_view ttf);
  [[nodiscard]] bool empty() const { return pairs_.empty(); }
  [[nodiscard]] float between(unsigned left, unsigned right) const;  // parts of an em

 private:
  std::vector<unsigned> glyphs_;  // by code point; 0 = none
  // (left glyph × 65536 + right glyph, parts of an em), sorted as the file has them
  std::vector<std::pair<std::size_t, float>> pairs_;
};

}  // namespace bastide::shell::ui
