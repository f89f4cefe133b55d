#include "engine/game/folded_link.h"

#include "engine/core/rng.h"
#include "engine/game/base64.h"
#include "engine/game/checksum.h"

#include <optional>

namespace bastide {
namespace {

using std::string;
using std::string_view;

constexpr string_view kHead = "v=3&z=", kOpen = "v=2", kMoves = "&m=";
constexpr string_view kHex = "0123456789ABCDEF";

// "%C4%8D" as two bytes; what stands for ASCII stays as it is.
string with_bytes(string_view text) {
  string out;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const auto high = i + 2 < text.size() ? kHex.find(text[i + 1]) : string_view::npos;
    const auto low = i + 2 < text.size() ? kHex.find(text[i + 2]) : string_view::npos;
    const bool escape = text[i] == '%' && high != string_view::npos && low != string_view::npos && high >= 8;
    out += escape ? static_cast<char>(high * 16 + low) : text[i];
    if (escape) i += 2;
  }
  return out;
}

string with_escapes(string_view text) {
  string out;
  for (const char c : text) {
    const auto byte = static_cast<u8>(c);
    if (byte < 128)
      out += c;
    else
      (out += '%') += {kHex[byte >> 4], kHex[byte & 15]};
  }
  return out;
}

// The same with `sign` -1 takes it off again.
string shifted(string_view bytes, u32 sum, int sign) {
  Rng rng(sum);
  string out;
  for (const char c : bytes)
    out += static_cast<char>(static_cast<u8>(c) + sign * static_cast<int>(rng.next() & 255));
  return out;
}

}  // namespace

string fold_link(string_view position_link) {
  const auto at = position_link.find(kMoves);
  const string_view setup = position_link.substr(kOpen.size(), at - kOpen.size());
  const auto moves = unbase64(position_link.substr(at + kMoves.size()));
  const string inner = with_bytes(setup) + '\0' + moves.value_or("");
  const u32 sum = crc32(inner);
  string bytes;
  for (int shift = 0; shift < 32; shift += 8) bytes += static_cast<char>(sum >> shift & 255);
  return string(kHead) + base64(bytes + shifted(inner, sum, 1));
}

bool is_folded_link(string_view fragment) {
  if (fragment.starts_with('#')) fragment.remove_prefix(1);
  return fragment.starts_with(kHead);
}

Result<string> unfold_link(string_view fragment) {
  if (fragment.starts_with('#')) fragment.remove_prefix(1);
  const Error malformed{"not written as a position is", "link: z"};
  if (!is_folded_link(fragment)) return malformed;
  const auto bytes = unbase64(fragment.substr(kHead.size()));
  if (!bytes || bytes->size() < 4) return malformed;
  u32 sum = 0;
  for (unsigned i = 0; i < 4; ++i) sum |= static_cast<u32>(static_cast<u8>((*bytes)[i])) << (8 * i);
  const string inner = shifted(string_view(*bytes).substr(4), sum, -1);
  if (crc32(inner) != sum) return Error{"the checksum does not hold", "link: z", "bad_checksum"};
  const auto end = inner.find('\0');
  if (end == string::npos) return malformed;
  return string(kOpen) + with_escapes(string_view(inner).substr(0, end)) + string(kMoves) +
         base64(string_view(inner).substr(end + 1));
}

}  // namespace bastide
