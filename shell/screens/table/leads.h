// What an answer would lead to, drawn on the land: a path over the cells, numbered, before chance says which;
// rings around the figures that a question concerns; what can be seen from a place; what a place would bring;
// the outline of a table that may be joined.
#pragma once

#include "shell/panels/context.h"

namespace bastide::shell {

// Before the panels that ask.
void draw_leads(const Context& context);

// Where a rectangle of cells lies on the screen, in interface units.
Rect cells_on_screen(const Context& context, const Bounds& cells);

}  // namespace bastide::shell
