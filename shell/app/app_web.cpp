// The page's side of the app: canvas size, frame loop, window.bastide.
#include "shell/app/app.h"
#include "shell/app/app_parts.h"
#include "shell/audio/audio.h"

#include <emscripten.h>

#include <cstdlib>
#include <string>

// clang-format off
EM_JS_DEPS(bastide_app, "$UTF8ToString,$stringToNewUTF8");

EM_JS(int, js_page_width, (), { return window.innerWidth; });
EM_JS(int, js_page_height, (), { return window.innerHeight; });
// Runs bastide_idle when the browser has nothing else to do.
EM_JS(void, js_when_idle, (), {
  const run = () => _bastide_idle();
  if (window.requestIdleCallback) requestIdleCallback(run, {'timeout': 2000});
  else setTimeout(run, 50);
});
EM_JS(void, js_finish_soon, (), { setTimeout(() => _bastide_finish()); });
EM_JS(void, js_size_canvas, (int w, int h), {
  const canvas = document.getElementById('canvas');
  canvas.style.width = canvas.style.height = '';
  if (canvas.width !== w) canvas.width = w;
  if (canvas.height !== h) canvas.height = h;
});
EM_JS(void, js_install_probe, (), {
  // Read-only but for 'think': tests and embedding pages look, but play with real clicks and keys.
  window['bastide'] = Object.freeze({
    'version': 1,
    'probe': () => JSON.parse(UTF8ToString(_bastide_probe())),
    'drawn': () => JSON.parse(UTF8ToString(_bastide_drawn())),
    'think': (command) => JSON.parse(UTF8ToString(_bastide_think(stringToNewUTF8(command)))),
  });
  const canvas = document.getElementById('canvas');
  canvas.addEventListener('webglcontextlost', (event) => { event.preventDefault(); _bastide_context(0); });
  canvas.addEventListener('webglcontextrestored', () => _bastide_context(1));
});
// clang-format on

namespace bastide::shell {

namespace {
App* the_app = nullptr;
bool paused = false;
std::string probed;  // kept while JavaScript reads it
}  // namespace

Vec2 page_size() { return {static_cast<float>(js_page_width()), static_cast<float>(js_page_height())}; }

void size_canvas(Vec2 size, float pixel_ratio) {
  js_size_canvas(static_cast<int>(std::lround(size.x * pixel_ratio)),
                 static_cast<int>(std::lround(size.y * pixel_ratio)));
}

void start_loop(App* app) {
  emscripten_set_main_loop_arg([](void* it) { static_cast<App*>(it)->frame(); }, app, 0, false);
}

void pause_loop() {
  if (paused) return;
  emscripten_pause_main_loop();
  paused = true;
  js_when_idle();
}

void resume_loop() {
  if (paused) emscripten_resume_main_loop();
  paused = false;
}

void finish_soon() { js_finish_soon(); }

void install_probe(App* app) {
  the_app = app;
  js_install_probe();
}

extern "C" EMSCRIPTEN_KEEPALIVE const char* bastide_probe() {
  probed = the_app->probe();
  return probed.c_str();
}

extern "C" EMSCRIPTEN_KEEPALIVE const char* bastide_drawn() {
  probed = the_app->drawn();
  return probed.c_str();
}

extern "C" EMSCRIPTEN_KEEPALIVE const char* bastide_think(char* command) {
  probed = the_app->think(command);
  free(command);
  return probed.c_str();
}

extern "C" EMSCRIPTEN_KEEPALIVE void bastide_finish() { the_app->finish(); }

extern "C" EMSCRIPTEN_KEEPALIVE void bastide_idle() {
  if (!paused) return;
  the_app->rest();
  if (audio::prepare_one()) js_when_idle();
}

extern "C" EMSCRIPTEN_KEEPALIVE void bastide_context(int there) { the_app->set_context(there != 0); }

}  // namespace bastide::shell
