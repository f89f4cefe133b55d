#include "engine/game/base64.h"

#include "engine/core/types.h"

namespace bastide {
namespace {

using std::string;
using std::string_view;

constexpr string_view kDigits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

}  // namespace

string base64(string_view bytes) {
  string text;
  u32 bits = 0;
  int count = 0;
  for (const char byte : bytes) {
    bits = bits << 8 | static_cast<u8>(byte);
    for (count += 8; count >= 6; count -= 6) text += kDigits[bits >> (count - 6) & 63];
  }
  if (count > 0) text += kDigits[bits << (6 - count) & 63];
  return text;
}

std::optional<string> unbase64(string_view text) {
  string bytes;
  u32 bits = 0;
  int count = 0;
  for (const char c : text) {
    const auto digit = kDigits.find(c);
    if (digit == string_view::npos) return std::nullopt;
    bits = bits << 6 | static_cast<u32>(digit);
    count += 6;
    if (count < 8) continue;
    count -= 8;
    bytes += static_cast<char>(bits >> count & 255);
  }
  if (base64(bytes) != text) return std::nullopt;
  return bytes;
}

}  // namespace bastide
