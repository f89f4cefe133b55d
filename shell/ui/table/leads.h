// What an answer would lead to, drawn on the land: a path over the cells, numbered, before chance says which;
// rings around the figures that a question concerns; what can be seen from a place; what a place would bring.
#pragma once

#include "shell/ui/context.h"

namespace bastide::shell {

// Before the panels that ask.
void draw_leads(const Context& context);

}  // namespace bastide::shell
