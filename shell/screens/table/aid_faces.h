// What stands on the cards of the player aids.
#pragma once

#include "shell/panels/context.h"

namespace bastide::shell {

// Draws onto the card `r`, or only measures for its width; answers the card's height.
float cell_face(const Context& context, const CellCard& card, const Rect& r, bool draw);
float feature_face(const Context& context, const FeatureCard& card, const Rect& r, bool draw);

}  // namespace bastide::shell
