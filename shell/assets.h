// What the shell carries besides the engine's data (engine/data/assets.h): its words, and examples of the
// rules.
#pragma once

#include "engine/data/assets.h"

namespace bastide::assets {

// assets/locales/*.json, sorted by name: {"cs", …}, {"en", …}.
std::span<const File> locale_files();

// assets/examples/*.json, sorted by name: the page of the rules.
std::span<const File> example_files();

}  // namespace bastide::assets
