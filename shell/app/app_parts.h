// What the app needs from the page beyond platform.h: the canvas, the frame loop, the probe.
// For app.cpp and app_web.cpp only.
#pragma once

#include "shell/base/geometry.h"

namespace bastide::shell {

class App;

Vec2 page_size();                                // CSS pixels
void size_canvas(Vec2 size, float pixel_ratio);  // backing store = CSS size × ratio
void start_loop(App* app);                       // app->frame() before each repaint …
void pause_loop();                               // … until paused
void resume_loop();
void finish_soon();            // app->finish(), once the frame is on its way to the screen
void install_probe(App* app);  // window.bastide, lost contexts

}  // namespace bastide::shell
