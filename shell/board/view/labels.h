// Labels on the land: small helpers over Dear ImGui's lists.
#pragma once

#include "shell/render/painter.h"

#include <imgui.h>

namespace bastide::shell {

inline ImVec2 im(Vec2 p) { return {p.x, p.y}; }
inline ImU32 fade(Color color, float alpha) { return with_alpha(color, std::clamp(alpha, 0.0F, 1.0F)); }

// Dear ImGui carries a GL name in a pointer.
inline ImTextureID texture_id(const Page& page) {
  return reinterpret_cast<ImTextureID>(static_cast<std::uintptr_t>(page.texture));
}

// Text centred on a point, in a font at any size; without one in ImGui's own.
void centred_text(ImDrawList* list, ImFont* font, float size, Vec2 at, ImU32 color, const char* text);

}  // namespace bastide::shell
