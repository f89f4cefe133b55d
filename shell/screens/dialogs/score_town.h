// The walled town in the middle of the score track.
#pragma once

#include "shell/panels/context.h"

namespace bastide::shell {

// `way`: how far below the town the street out of its gate goes on.
void draw_score_town(const Context& context, const Rect& town, float way);

}  // namespace bastide::shell
