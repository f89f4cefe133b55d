// How Dear ImGui is compiled; the library and everything that includes imgui.h must agree.
#pragma once

#define IMGUI_IMPL_OPENGL_ES3  // WebGL 2
#define IMGUI_DISABLE_OBSOLETE_FUNCTIONS
#define IMGUI_DISABLE_DEMO_WINDOWS
#define IMGUI_DISABLE_DEBUG_TOOLS
#define IMGUI_DISABLE_FILE_FUNCTIONS  // the page has no file system: fonts come from memory
#define ImDrawIdx unsigned int        // WebGL 2 has no base vertex: a big board needs 32 bits
