// Read before SDL's windows (SDL_video.c). They can show a picture of the CPU's by way of SDL's renderer,
// which nobody here asks for: told that there is none, the linker leaves the renderer out.
#pragma once

#include "SDL_render.h"

#define SDL_CreateRenderer(window, index, flags) NULL
#define SDL_GetRenderer(window) NULL
#define SDL_GetRendererInfo(renderer, info) (-1)
