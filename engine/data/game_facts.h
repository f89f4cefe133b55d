// The facts of a stand-alone game beside the first: read once, when they are first asked for and there.
#pragma once

#include "engine/core/result.h"
#include "engine/data/assets.h"

#include <memory>
#include <utility>

namespace bastide {

// What `parse` makes of the game's file; it lives as long as the program. Error "missing_data": the file is
// not there yet.
template <class Facts>
Result<const Facts*> kept_facts(std::string_view game,
                                Result<Facts> (*parse)(std::string_view text, std::string_view name)) {
  static std::unique_ptr<const Facts> kept;
  if (kept != nullptr) return kept.get();
  const auto text = assets::game_file(game);
  if (!text) return Error{"the game's facts are not there", std::string(game), "missing_data"};
  auto read = parse(*text, game);
  if (!read) return read.error();
  kept = std::make_unique<const Facts>(std::move(*read));
  return kept.get();
}

}  // namespace bastide
