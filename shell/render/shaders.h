// The GLSL sources and their compilation.
#pragma once

namespace bastide::shell {

extern const char* const kQuadVertexShader;
extern const char* const kQuadFragmentShader;
extern const char* const kRegionFragmentShader;
extern const char* const kPanelVertexShader;
extern const char* const kPanelFragmentShader;

// Begins to compile and link: the browser does so beside what comes next.
unsigned start_program(const char* vertex, const char* fragment);
// Waits for it. False: it does not link; the reasons go to the log.
bool linked(unsigned program);

}  // namespace bastide::shell
