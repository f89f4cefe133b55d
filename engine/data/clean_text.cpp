#include "engine/data/clean_text.h"

#include "engine/core/types.h"

#include <algorithm>
#include <iterator>

namespace bastide {
namespace {

struct CodePoint {
  u32 value = 0;
  std::size_t length = 0;  // bytes; 0: no UTF-8
};

// The first code point of a text that is not empty.
CodePoint first_of(std::string_view text) {
  const auto lead = static_cast<u8>(text[0]);
  if (lead < 0x80) return {lead, 1};
  const std::size_t length = lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : 2;
  if (lead < 0xC2 || lead > 0xF4 || length > text.size()) return {};
  u32 value = lead & (0x7Fu >> length);
  for (std::size_t i = 1; i < length; ++i) {
    const auto byte = static_cast<u8>(text[i]);
    if ((byte & 0xC0) != 0x80) return {};
    value = value << 6 | (byte & 0x3Fu);
  }
  constexpr u32 kLowest[] = {0, 0, 0x80, 0x800, 0x10000};
  const bool surrogate = value >= 0xD800 && value <= 0xDFFF;
  if (value < kLowest[length] || value > 0x10FFFF || surrogate) return {};
  return {value, length};
}

struct Range {
  u32 first, last;
};
bool among(const Range* begin, const Range* end, u32 c) {
  return std::any_of(begin, end, [c](const Range& r) { return c >= r.first && c <= r.last; });
}

bool is_refused(u32 c) {
  constexpr Range kRefused[] = {
      {0x00, 0x1F},     {0x7F, 0x9F},                        // controls
      {0x061C, 0x061C}, {0x200E, 0x200F}, {0x202A, 0x202E},  // direction
      {0x2066, 0x206F}, {0x2028, 0x2029},                    // direction, line and paragraph
      {0xFEFF, 0xFEFF}, {0xFFF9, 0xFFFB}, {0xFFFE, 0xFFFF},  // byte order, annotation, no characters
  };
  return among(std::begin(kRefused), std::end(kRefused), c);
}

// What leaves no trace on paper: blanks, characters that fonts are to pass over, fillers.
bool is_unseen(u32 c) {
  constexpr Range kUnseen[] = {
      {0x20, 0x20},       {0xA0, 0xA0},       {0xAD, 0xAD},       {0x034F, 0x034F},   {0x115F, 0x1160},
      {0x1680, 0x1680},   {0x17B4, 0x17B5},   {0x180B, 0x180F},   {0x2000, 0x200F},   {0x202F, 0x202F},
      {0x205F, 0x2064},   {0x2800, 0x2800},   {0x3000, 0x3000},   {0x3164, 0x3164},   {0xFE00, 0xFE0F},
      {0xFFA0, 0xFFA0},   {0xFFF0, 0xFFF8},   {0x13430, 0x1343F}, {0x16FE4, 0x16FE4}, {0x1BCA0, 0x1BCA3},
      {0x1D159, 0x1D159}, {0x1D173, 0x1D17A}, {0xE0000, 0xE0FFF},
  };
  return is_refused(c) || among(std::begin(kUnseen), std::end(kUnseen), c);
}

constexpr u32 kJoiner = 0x200D;

// Belongs to the letter before it. By ranges, rather too much than too little: then a letter more is cut off.
bool continues_letter(u32 c) {
  constexpr Range kMarks[] = {
      {0x0300, 0x036F},   {0x0483, 0x0489},   {0x0591, 0x05C7}, {0x0610, 0x061A},   {0x064B, 0x065F},
      {0x0670, 0x0670},   {0x06D6, 0x06ED},   {0x0E31, 0x0E31}, {0x0E34, 0x0E3A},   {0x0E47, 0x0E4E},
      {0x0EB1, 0x0EBC},   {0x0EC8, 0x0ECE},   {0x0F71, 0x0F84}, {0x102B, 0x103E},   {0x1160, 0x11FF},
      {0x17B4, 0x17D3},   {0x1AB0, 0x1AFF},   {0x1DC0, 0x1DFF}, {kJoiner, kJoiner}, {0x200C, 0x200C},
      {0x20D0, 0x20FF},   {0x3099, 0x309A},   {0xFE00, 0xFE0F}, {0xFE20, 0xFE2F},   {0x1F3FB, 0x1F3FF},
      {0xE0020, 0xE007F}, {0xE0100, 0xE01EF},
  };
  // scripts of India: in each block of 128 vowel signs and marks have the same places
  constexpr Range kIndicMarks[] = {{0x00, 0x03}, {0x3C, 0x3C}, {0x3E, 0x4F}, {0x51, 0x57}, {0x62, 0x63}};
  if (c >= 0x0900 && c <= 0x0DFF) return among(std::begin(kIndicMarks), std::end(kIndicMarks), c & 0x7F);
  return among(std::begin(kMarks), std::end(kMarks), c);
}

// The next code point goes into one letter with the one before, too: a flag's second half, what a joiner
// joins, and what follows the sign that takes an Indian letter's vowel away.
bool joins_next(u32 c) { return c == kJoiner || (c >= 0x0900 && c <= 0x0DFF && (c & 0x7F) == 0x4D); }
bool is_flag_half(u32 c) { return c >= 0x1F1E6 && c <= 0x1F1FF; }

}  // namespace

bool is_clean_text(std::string_view text) {
  while (!text.empty()) {
    const CodePoint c = first_of(text);
    if (c.length == 0 || is_refused(c.value)) return false;
    text.remove_prefix(c.length);
  }
  return true;
}

bool can_be_seen(std::string_view text) {
  while (!text.empty()) {
    const CodePoint c = first_of(text);
    if (c.length != 0 && !is_unseen(c.value)) return true;
    text.remove_prefix(std::max<std::size_t>(c.length, 1));
  }
  return false;
}

std::string clean_text(std::string_view text, std::size_t max_bytes) {
  std::string clean;
  std::size_t letter = 0;  // where the last letter begins
  bool joined = false;
  bool half_flag = false;
  while (!text.empty()) {
    const CodePoint c = first_of(text);
    const std::string_view bytes = text.substr(0, std::max<std::size_t>(c.length, 1));
    text.remove_prefix(bytes.size());
    if (c.length == 0 || is_refused(c.value)) continue;
    const bool second_half = is_flag_half(c.value) && half_flag;
    if (!joined && !second_half && !continues_letter(c.value)) letter = clean.size();
    joined = joins_next(c.value);
    half_flag = is_flag_half(c.value) && !second_half;
    if (clean.size() + bytes.size() > max_bytes) {
      // marks without an end: better a letter without some of them than no letter
      if (letter > 0) clean.resize(letter);
      break;
    }
    clean += bytes;
  }
  return can_be_seen(clean) ? clean : "";
}

}  // namespace bastide
