// Read before Dear ImGui's part that reads SDL's events: no game controller, and the linker leaves SDL's out.
#pragma once

#include <SDL.h>

#define SDL_GameControllerOpen(index) nullptr
#define SDL_GameControllerGetButton(controller, button) 0
#define SDL_GameControllerGetAxis(controller, axis) 0
