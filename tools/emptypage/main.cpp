// The least page that SDL2 and Dear ImGui make: a window, one button, frames. Start-up of the game is
// measured against it (tests/browser/startup.test.mjs); it is built beside the game and never shipped.
#include "shell/kit/least_font.h"

#include <SDL.h>
#include <emscripten.h>
#include <imgui.h>
#include <imgui_impl_opengl3.h>
#include <imgui_impl_sdl2.h>

// clang-format off
EM_JS(void, js_ready, (), {
  performance.mark('first-frame');
  document.documentElement.setAttribute('data-ready', '1');
});
// clang-format on

namespace {

SDL_Window* window = nullptr;
bool ready = false;

void frame() {
  SDL_Event event;
  while (SDL_PollEvent(&event) != 0) ImGui_ImplSDL2_ProcessEvent(&event);
  ImGui_ImplOpenGL3_NewFrame();
  ImGui_ImplSDL2_NewFrame();
  ImGui::NewFrame();
  ImGui::Begin("Empty");
  ImGui::Button("Nothing");
  ImGui::End();
  ImGui::Render();
  ImGui_ImplOpenGL3_RenderDrawData(ImGui::GetDrawData());
  SDL_GL_SwapWindow(window);
  if (!ready) js_ready();
  ready = true;
}

}  // namespace

int main() {
  SDL_SetHint(SDL_HINT_EMSCRIPTEN_KEYBOARD_ELEMENT, "#canvas");
  if (SDL_Init(SDL_INIT_VIDEO) != 0) return 1;
  SDL_GL_SetAttribute(SDL_GL_CONTEXT_PROFILE_MASK, SDL_GL_CONTEXT_PROFILE_ES);
  SDL_GL_SetAttribute(SDL_GL_CONTEXT_MAJOR_VERSION, 3);
  SDL_GL_SetAttribute(SDL_GL_DEPTH_SIZE, 0);
  SDL_GL_SetAttribute(SDL_GL_STENCIL_SIZE, 0);
  window = SDL_CreateWindow("Empty", 0, 0, 1280, 720, SDL_WINDOW_OPENGL | SDL_WINDOW_ALLOW_HIGHDPI);
  SDL_GLContext context = SDL_GL_CreateContext(window);
  ImGui::CreateContext();
  ImGui::GetIO().IniFilename = nullptr;
  ImFontConfig config;
  config.FontDataOwnedByAtlas = false;
  const auto font = bastide::least_font();
  ImGui::GetIO().Fonts->AddFontFromMemoryTTF(const_cast<unsigned char*>(font.data()),
                                             static_cast<int>(font.size()), 13, &config);
  ImGui_ImplSDL2_InitForOpenGL(window, context);
  ImGui_ImplOpenGL3_Init("#version 300 es");
  emscripten_set_main_loop(frame, 0, false);
}
