// CRC-32 (IEEE 802.3, reflected polynomial EDB88320): any one changed bit, any burst of up to 32, is noticed.
#pragma once

#include "engine/core/types.h"

#include <string_view>

namespace bastide {

inline u32 crc32(std::string_view text) {
  u32 crc = 0xFFFFFFFFu;
  for (const char c : text) {
    crc ^= static_cast<u8>(c);
    for (int bit = 0; bit < 8; ++bit) crc = (crc >> 1) ^ ((crc & 1) != 0 ? 0xEDB88320u : 0u);
  }
  return ~crc;
}

}  // namespace bastide
