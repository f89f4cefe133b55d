// The answers to a question that is about no place on the land, as buttons: what each is called, what it
// would bring; tiles by their pictures; of many numbers one that is dialled. They lie on the table, or on the
// scoreboard if it is asked there.
#pragma once

#include "shell/panels/context.h"

namespace bastide::shell {

// The question is answered on the scoreboard.
[[nodiscard]] bool asked_on_scoreboard(const Session& session);

// Some of the answers show where on the land the player would go on.
[[nodiscard]] bool offers_lead_on(const Context& context);
// Who answers looks at the land: which of some tiles would fit there, where the table may grow.
[[nodiscard]] bool answers_by_the_land(const Session& session);

[[nodiscard]] float offers_height(const Context& context, float width);
// Question, what it is about, and the answers, from (x, y) down; "choice.1" … are their widgets. `dialled`:
// the number that is shown where the answers are numbers, kept by the caller.
void draw_offers(const Context& context, float x, float y, float width, int& dialled);

}  // namespace bastide::shell
