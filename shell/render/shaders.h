// The GLSL sources and their compilation.
#pragma once

namespace bastide::shell {

extern const char* const kQuadVertexShader;
extern const char* const kQuadFragmentShader;
extern const char* const kRegionFragmentShader;

// 0 if it does not compile; the reason goes to the log.
unsigned build_program(const char* vertex, const char* fragment);

}  // namespace bastide::shell
