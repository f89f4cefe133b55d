// One entry of the catalogue for each family, each put together in a file of its own.
#pragma once

#include "engine/rules/catalogue.h"

namespace bastide {

FamilyEntry carcassonne_entry();
FamilyEntry castle_entry();
FamilyEntry hunters_entry();

}  // namespace bastide
