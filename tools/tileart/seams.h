// Checks of the whole output: seams continue, and the same facts give the same bytes.
#pragma once

#include "tools/tileart/art_files.h"

namespace bastide::art {

bool check_seams(const std::vector<ArtSet>& sets);
bool check_repeat(const std::vector<ArtSet>& sets, const Atlas& props);

}  // namespace bastide::art
