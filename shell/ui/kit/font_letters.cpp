// The table `cmap` of a TrueType file, in its format 4: ranges of code points up to U+FFFF. The file comes
// over the network: what lies outside it reads as zero.
#include "shell/ui/kit/font_letters.h"

#include <algorithm>

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

void read_ranges(const Bytes& map, std::vector<bool>& letters) {
  const std::size_t twice = map.u16_at(6);  // the number of ranges, doubled
  const std::size_t ends = 14, starts = ends + twice + 2, deltas = starts + twice, offsets = deltas + twice;
  for (std::size_t i = 0; i < twice; i += 2) {
    const unsigned last = std::min(map.u16_at(ends + i), kLetters - 1);
    const unsigned offset = map.u16_at(offsets + i);
    for (unsigned code = map.u16_at(starts + i); code <= last; ++code) {
      const std::size_t at = offsets + i + offset + 2 * std::size_t{code - map.u16_at(starts + i)};
      const unsigned glyph = offset == 0 ? code : map.u16_at(at);
      letters[code] = glyph != 0 && ((glyph + map.u16_at(deltas + i)) & 0xFFFFU) != 0;
    }
  }
}

}  // namespace

std::vector<bool> letters_of(std::string_view ttf) {
  std::vector<bool> letters(kLetters);
  const Bytes cmap = table({ttf}, "cmap");
  for (std::size_t i = 0; i < cmap.u16_at(2); ++i) {
    const Bytes map = cmap.from(cmap.u32_at(8 + 8 * i));
    if (map.u16_at(0) != 4) continue;
    read_ranges(map, letters);
    break;
  }
  return letters;
}

}  // namespace bastide::shell::ui
