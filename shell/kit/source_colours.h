// Colours of where points came from, by source: nobody's (look/palette.h: kPlayers). Those of the landscape's
// features come first.
#pragma once

#include <array>

namespace bastide::palette {

inline constexpr std::array<unsigned, 13> kSources = {0xA9623F, 0xCDB07A, 0x7C8794, 0x863958, 0x8C8A3C,
                                                      0x0B6158, 0xC3A0DC, 0x4FB9B4, 0xE3A593, 0x4F4A10,
                                                      0x2F6F9A, 0xB5D0B8, 0x6E5A86};

}  // namespace bastide::palette
