// Read before Dear ImGui's OpenGL backend. It asks WebGL for some twenty values before each frame, to put
// them back afterwards, and every question waits until the graphics process has done all that came before
// (where that draws without a graphics card the page's thread mostly waited for it). Nobody here needs them
// back, for the painter of the land sets all it uses (shell/render/painter.cpp: begin). So they are answered
// without asking, with values that may be set.
#pragma once

#include <GLES3/gl3.h>

#include <cstdio>

inline void bastide_get_integer(GLenum name, GLint* value) {
  switch (name) {
    case GL_VIEWPORT:
    case GL_SCISSOR_BOX: value[0] = value[1] = value[2] = value[3] = 0; return;
    case GL_ACTIVE_TEXTURE: *value = GL_TEXTURE0; return;
    case GL_BLEND_EQUATION_RGB:
    case GL_BLEND_EQUATION_ALPHA: *value = GL_FUNC_ADD; return;
    case GL_BLEND_SRC_RGB:
    case GL_BLEND_SRC_ALPHA: *value = GL_ONE; return;
    case GL_CURRENT_PROGRAM:
    case GL_TEXTURE_BINDING_2D:
    case GL_SAMPLER_BINDING:
    case GL_ARRAY_BUFFER_BINDING:
    case GL_ELEMENT_ARRAY_BUFFER_BINDING:
    case GL_VERTEX_ARRAY_BINDING:
    case GL_BLEND_DST_RGB:
    case GL_BLEND_DST_ALPHA: *value = 0; return;
    default: glGetIntegerv(name, value);
  }
}
inline GLboolean bastide_is_enabled(GLenum) { return GL_FALSE; }
inline GLboolean bastide_is_program(GLuint) { return GL_TRUE; }

// The first number in a version's text: all that is read here by sscanf.
inline int bastide_version(const char* text, const char*, int* first, int* = nullptr) {
  while (*text != 0 && (*text < '0' || *text > '9')) ++text;
  for (*first = 0; *text >= '0' && *text <= '9'; ++text) *first = *first * 10 + (*text - '0');
  return 1;
}

#define sscanf bastide_version
#define glGetIntegerv bastide_get_integer
#define glIsEnabled bastide_is_enabled
#define glIsProgram bastide_is_program
