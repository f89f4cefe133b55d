// A game that is played apart goes to the next player: by the system's sheet, the clipboard, or a code to
// scan.
#pragma once

#include "shell/panels/context.h"

#include <string>

namespace bastide::shell {

// The address that opens the game as it is now; empty, and said why: there is none.
[[nodiscard]] std::string link_to_send(const Context& context);

// From a click or key. What was handed over cannot be taken back (shell/keep/sent.h).
void share_turn(const Context& context);
void copy_turn(const Context& context);
void note_as_sent(const Context& context);

// So many actions of the session's game were sent, as far as is remembered.
[[nodiscard]] std::size_t remembered_as_sent(const Game& game);

// What a link cannot keep from who takes it apart.
[[nodiscard]] std::string sending_tells(const Game& game);

}  // namespace bastide::shell
