// What is kept of a game that was played to its end (shell/keep/record.h).
#pragma once

#include "engine/game/game.h"
#include "shell/keep/record.h"

#include <span>
#include <string>

namespace bastide::shell {

// Somebody here decided in it: of a game that was only watched there is nothing to keep.
[[nodiscard]] bool is_for_record(const GameSetup& setup);
// The number by which it is known again.
[[nodiscard]] unsigned recorded_id(const Game& game);
// `from`: points by seat and by what they came from, as the end shows them.
[[nodiscard]] RecordedGame recorded(const Game& game, std::string date,
                                    std::span<const Game::Breakdown> from);

}  // namespace bastide::shell
