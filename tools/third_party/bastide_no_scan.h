// Read before Dear ImGui's own files. They read settings and typed numbers by sscanf, neither of which is
// used here, and would be the only ones to bring it into the module.
#pragma once

#include <cstdio>

#define sscanf(...) 0
