// What the shell carries besides the engine's data (engine/data/assets.h): its words, and examples of the
// rules.
#pragma once

#include "engine/data/assets.h"

namespace bastide::assets {

// assets/locales/en.json, alone: the words of other languages come when they are asked for (locales/ of the
// page).
std::span<const File> own_words();

// assets/examples/*.json, sorted by name: the page of the rules.
std::span<const File> example_files();

}  // namespace bastide::assets
