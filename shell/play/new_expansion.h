// The expansion that is new to who plays, at the first moment it matters: its tile is in hand or was just
// laid, it asks, one of its pieces or answers is offered, something of it has happened. No drawing. Texts are
// first.<key>.
#pragma once

#include "shell/play/session.h"

#include <span>
#include <string>

namespace bastide::shell {

// It matters now, to somebody here who is asked.
bool matters(const Session& session, const Expansion& expansion);
// The one that does, of those not among the known; nullptr: none.
const Expansion* new_expansion(const Session& session, std::span<const std::string> known);

}  // namespace bastide::shell
