// The font that Dear ImGui has before any of the page's has come (tools/least_font.py).
#pragma once

#include <span>

namespace bastide {
std::span<const unsigned char> least_font();
}
