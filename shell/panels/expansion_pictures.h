// The pictures of expansions, by the expansion's key (also "base" and "farmers"): on the set-up's cards and
// over the rules. What is in them: shell/games.
#pragma once

#include "shell/panels/context.h"

#include <string_view>

namespace bastide::shell {

// `on`: in full colour.
void draw_expansion_picture(const Context& context, std::string_view key, const Rect& r, bool on);
// How much an expansion adds to think about, 1 to 3.
int weight_of(std::string_view key);

}  // namespace bastide::shell
