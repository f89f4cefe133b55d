// The figures' files, compiled into app and art tool (engine/data/assets.h says how).
#pragma once

#include "engine/data/assets.h"

namespace bastide::assets {

// assets/figures/*.json, sorted by name: the key of the piece.
std::span<const File> figure_files();

}  // namespace bastide::assets
