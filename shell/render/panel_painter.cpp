#include "shell/render/panel_painter.h"

#include "shell/render/shaders.h"
#include "shell/render/vertex_array.h"

#include <GLES3/gl3.h>
#include <imgui.h>

#include <cstddef>
#include <utility>

namespace bastide::shell {

namespace {

static_assert(sizeof(ImDrawIdx) == sizeof(GLuint));  // third_party/bastide_imconfig.h

GLsizeiptr bytes_of(const auto& vector) { return static_cast<GLsizeiptr>(vector.size_in_bytes()); }

}  // namespace

void PanelPainter::init() {
  program_ = start_program(kPanelVertexShader, kPanelFragmentShader);
  glGenVertexArrays(1, &array_);
  glGenBuffers(1, &vertices_);
  glGenBuffers(1, &indices_);
  bind_array(array_);
  glBindBuffer(GL_ARRAY_BUFFER, vertices_);
  glBindBuffer(GL_ELEMENT_ARRAY_BUFFER, indices_);
  const auto at = [](std::size_t offset) { return reinterpret_cast<const void*>(offset); };
  for (const GLuint attribute : {0U, 1U, 2U}) glEnableVertexAttribArray(attribute);
  glVertexAttribPointer(0, 2, GL_FLOAT, GL_FALSE, sizeof(ImDrawVert), at(offsetof(ImDrawVert, pos)));
  glVertexAttribPointer(1, 2, GL_FLOAT, GL_FALSE, sizeof(ImDrawVert), at(offsetof(ImDrawVert, uv)));
  glVertexAttribPointer(2, 4, GL_UNSIGNED_BYTE, GL_TRUE, sizeof(ImDrawVert), at(offsetof(ImDrawVert, col)));
  bind_array(0);

  glGenTextures(1, &letters_);
  glBindTexture(GL_TEXTURE_2D, letters_);
  glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER, GL_LINEAR);
  glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MAG_FILTER, GL_LINEAR);
}

bool PanelPainter::ready() {
  if (!linked(program_)) return false;
  u_view_.find(program_, "u_view");
  u_letters_.find(program_, "u_letters");
  return true;
}

void PanelPainter::begin_frame() const {
  ImGui::GetIO().Fonts->SetTexID(reinterpret_cast<ImTextureID>(static_cast<std::size_t>(letters_)));
}

void PanelPainter::context_lost() { program_ = array_ = vertices_ = indices_ = letters_ = 0; }

void PanelPainter::send_letters() const {
  ImFontAtlas& atlas = *ImGui::GetIO().Fonts;
  if (atlas.TexPixelsAlpha8 == nullptr) return;
  glBindTexture(GL_TEXTURE_2D, letters_);
  glPixelStorei(GL_UNPACK_ALIGNMENT, 1);
  glTexImage2D(GL_TEXTURE_2D, 0, GL_R8, atlas.TexWidth, atlas.TexHeight, 0, GL_RED, GL_UNSIGNED_BYTE,
               atlas.TexPixelsAlpha8);
  glPixelStorei(GL_UNPACK_ALIGNMENT, 4);
  atlas.ClearTexData();
}

void PanelPainter::set_state() {
  glViewport(0, 0, static_cast<GLsizei>(width_), static_cast<GLsizei>(height_));
  glDisable(GL_DEPTH_TEST);
  glDisable(GL_CULL_FACE);
  glEnable(GL_SCISSOR_TEST);
  glEnable(GL_BLEND);
  glBlendEquation(GL_FUNC_ADD);
  glBlendFuncSeparate(GL_SRC_ALPHA, GL_ONE_MINUS_SRC_ALPHA, GL_ONE, GL_ONE_MINUS_SRC_ALPHA);
  glActiveTexture(GL_TEXTURE0);
  glUseProgram(program_);
  u_view_.set(2 / units_x_, -2 / units_y_, -1, 1);
  bind_array(array_);
  bound_ = 0;
  clipped_ = {};
}

void PanelPainter::draw(const ImDrawData& data) {
  units_x_ = data.DisplaySize.x;
  units_y_ = data.DisplaySize.y;
  ratio_x_ = data.FramebufferScale.x;
  ratio_y_ = data.FramebufferScale.y;
  width_ = units_x_ * ratio_x_;
  height_ = units_y_ * ratio_y_;
  if (width_ < 1 || height_ < 1) return;
  send_letters();
  set_state();
  for (const ImDrawList* list : data.CmdLists) draw_list(*list);
  bind_array(0);
}

void PanelPainter::draw_list(const ImDrawList& list) {
  if (list.IdxBuffer.empty() && list.CmdBuffer.Size <= 1) return;
  glBindBuffer(GL_ARRAY_BUFFER, vertices_);
  glBufferData(GL_ARRAY_BUFFER, bytes_of(list.VtxBuffer), list.VtxBuffer.Data, GL_STREAM_DRAW);
  glBufferData(GL_ELEMENT_ARRAY_BUFFER, bytes_of(list.IdxBuffer), list.IdxBuffer.Data, GL_STREAM_DRAW);
  for (const ImDrawCmd& command : list.CmdBuffer) {
    if (command.UserCallback == nullptr)
      draw_command(command);
    else if (command.UserCallback == ImDrawCallback_ResetRenderState)
      set_state();
    else
      command.UserCallback(&list, &command);
  }
}

void PanelPainter::draw_command(const ImDrawCmd& command) {
  const ImVec4& rect = command.ClipRect;
  if (rect.z <= rect.x || rect.w <= rect.y || command.ElemCount == 0) return;
  clip(rect);
  const auto texture = static_cast<unsigned>(reinterpret_cast<std::size_t>(command.GetTexID()));
  if (std::exchange(bound_, texture) != texture) {
    glBindTexture(GL_TEXTURE_2D, texture);
    u_letters_.set(texture == letters_ ? 1.0F : 0.0F);
  }
  glDrawElements(GL_TRIANGLES, static_cast<GLsizei>(command.ElemCount), GL_UNSIGNED_INT,
                 reinterpret_cast<const void*>(command.IdxOffset * sizeof(ImDrawIdx)));
}

// WebGL counts from the lower left corner.
void PanelPainter::clip(const ImVec4& rect) {
  const float x = rect.x * ratio_x_, y = rect.y * ratio_y_, right = rect.z * ratio_x_,
              low = rect.w * ratio_y_;
  const std::array<int, 4> box{static_cast<int>(x), static_cast<int>(height_ - low),
                               static_cast<int>(right - x), static_cast<int>(low - y)};
  if (std::exchange(clipped_, box) != box) glScissor(box[0], box[1], box[2], box[3]);
}

}  // namespace bastide::shell
