// What the shell carries besides the engine's data (engine/data/assets.h): its words.
#pragma once

#include "engine/data/assets.h"

namespace bastide::assets {

// assets/locales/*.json, sorted by name: {"cs", …}, {"en", …}.
std::span<const File> locale_files();

}  // namespace bastide::assets
