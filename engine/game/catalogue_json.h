// The catalogue as JSON: what each game, its own rules ("core"), its expansions ("expansions") and its house
// rules
// ("house") bring, by the names that saves and the protocol use. For people, and for whatever holds these
// names against something else (tests of the protocol's description, tools/checks/expansions).
#pragma once

#include "engine/data/json.h"
#include "engine/rules/catalogue.h"

namespace bastide {

Json catalogue_json(Catalogue catalogue);

}  // namespace bastide
