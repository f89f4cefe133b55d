// Where a place on the land may lead to, before chance says which: a path over the cells, numbered.
#pragma once

#include "shell/ui/context.h"

namespace bastide::shell {

// Of the place chosen, or of the only one that leads anywhere.
void draw_leads(const Context& context);

}  // namespace bastide::shell
