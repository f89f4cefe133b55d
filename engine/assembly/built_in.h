// The built-in catalogue: every game Bastide knows, put together from its family, its expansions and its
// turn.
#pragma once

#include "engine/rules/rules.h"

namespace bastide {

Catalogue built_in();

// The landscape game's entry, the first of the catalogue.
const FamilyEntry& landscape();

// make_rules with the built-in catalogue.
Result<std::shared_ptr<const Rules>> make_rules(const Setup& setup);

}  // namespace bastide
