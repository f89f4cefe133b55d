#include "shell/board/view/labels.h"

namespace bastide::shell {

void centred_text(ImDrawList* list, ImFont* font, float size, Vec2 at, ImU32 color, const char* text) {
  if (font == nullptr) font = ImGui::GetFont();
  const ImVec2 extent = font->CalcTextSizeA(size, 1e4F, 0, text);
  list->AddText(font, size, {std::floor(at.x - extent.x / 2 + 0.5F), std::floor(at.y - extent.y / 2 + 0.5F)},
                color, text);
}

}  // namespace bastide::shell
