// The levels of the computer player: how far each looks and how wide its eye is.
#pragma once

#include "engine/ai/player.h"
#include "engine/ai/search.h"
#include "engine/ai/settings.h"

namespace bastide::ai {

// Simulations after which a level answers if nobody says otherwise; 0: there is no such level.
u32 usual_simulations(std::string_view name);

// make_player's, to be asked in parts.
std::unique_ptr<Search> make_search(std::string_view name);

// Who judges many decisions, those of a finished game or all moves of a puzzle: master with shorter lines, in
// half the time.
std::unique_ptr<Player> make_judge();

// make_player's with some settings changed, by a text of settings.h; null also where that is wrong. To try
// things: what is set is not checked.
std::unique_ptr<Player> make_player_with(std::string_view name, std::string_view settings);

}  // namespace bastide::ai
