// The tables `cmap` of a TrueType file, in its format 4 (ranges of code points up to U+FFFF), and `kern`, in
// its format 0 (a sorted list of pairs of glyphs). OpenType specification 1.9, the tables' own chapters.
#include "shell/kit/font_file.h"

#include <algorithm>
#include <cstdint>

namespace bastide::shell::ui {
namespace {

struct Bytes {
  std::string_view data;

  [[nodiscard]] unsigned u8_at(std::size_t at) const {
    return at < data.size() ? static_cast<unsigned char>(data[at]) : 0;
  }
  [[nodiscard]] unsigned u16_at(std::size_t at) const { return u8_at(at) << 8 | u8_at(at + 1); }
  [[nodiscard]] std::size_t u32_at(std::size_t at) const { return u16_at(at) << 16 | u16_at(at + 2); }
  [[nodiscard]] Bytes from(std::size_t at) const { return {data.substr(std::min(at, data.size()))}; }
};

Bytes table(const Bytes& file, std::string_view name) {
  const unsigned tables = file.u16_at(4);
  for (std::size_t i = 0; i < tables; ++i) {
    const std::size_t at = 12 + 16 * i;
    if (at + 16 <= file.data.size() && file.data.substr(at, 4) == name) return file.from(file.u32_at(at + 8));
  }
  return {};
}

void read_ranges(const Bytes& map, std::vector<unsigned>& glyphs) {
  const std::size_t twice = map.u16_at(6);  // the number of ranges, doubled
  const std::size_t ends = 14, starts = ends + twice + 2, deltas = starts + twice, offsets = deltas + twice;
  for (std::size_t i = 0; i < twice; i += 2) {
    const unsigned last = std::min(map.u16_at(ends + i), kLetters - 1);
    const unsigned offset = map.u16_at(offsets + i);
    for (unsigned code = map.u16_at(starts + i); code <= last; ++code) {
      const std::size_t at = offsets + i + offset + 2 * std::size_t{code - map.u16_at(starts + i)};
      const unsigned glyph = offset == 0 ? code : map.u16_at(at);
      if (glyph != 0) glyphs[code] = (glyph + map.u16_at(deltas + i)) & 0xFFFFU;
    }
  }
}

// By code point; 0 = none.
std::vector<unsigned> glyphs_of(std::string_view ttf) {
  std::vector<unsigned> glyphs(kLetters);
  const Bytes cmap = table({ttf}, "cmap");
  for (std::size_t i = 0; i < cmap.u16_at(2); ++i) {
    const Bytes map = cmap.from(cmap.u32_at(8 + 8 * i));
    if (map.u16_at(0) != 4) continue;
    read_ranges(map, glyphs);
    break;
  }
  return glyphs;
}

}  // namespace

std::vector<bool> letters_of(std::string_view ttf) {
  const std::vector<unsigned> glyphs = glyphs_of(ttf);
  std::vector<bool> letters(glyphs.size());
  for (std::size_t code = 0; code < glyphs.size(); ++code) letters[code] = glyphs[code] != 0;
  return letters;
}

Kerning Kerning::of(std::string_view ttf) {
  constexpr std::size_t kHead = 4, kPairs = kHead + 14;  // the table's own head, then the list's
  Kerning kerning;
  const Bytes kern = table({ttf}, "kern");
  const unsigned em = table({ttf}, "head").u16_at(18);
  if (em == 0 || kern.u16_at(0) != 0 || kern.u8_at(kHead + 4) != 0) return kerning;
  kerning.glyphs_ = glyphs_of(ttf);
  const std::size_t count = std::min<std::size_t>(kern.u16_at(kHead + 6), kern.data.size() / 6);
  kerning.pairs_.reserve(count);
  for (std::size_t i = 0; i < count; ++i) {
    const std::size_t at = kPairs + 6 * i;
    const auto value = static_cast<float>(static_cast<std::int16_t>(kern.u16_at(at + 4)));
    kerning.pairs_.emplace_back(kern.u32_at(at), value / static_cast<float>(em));
  }
  return kerning;
}

float Kerning::between(unsigned left, unsigned right) const {
  if (left >= glyphs_.size() || right >= glyphs_.size()) return 0;
  const std::size_t both = std::size_t{glyphs_[left]} << 16 | glyphs_[right];
  const auto at = std::lower_bound(pairs_.begin(), pairs_.end(), std::pair(both, -1e9F));
  return at != pairs_.end() && at->first == both ? at->second : 0;
}

}  // namespace bastide::shell::ui
