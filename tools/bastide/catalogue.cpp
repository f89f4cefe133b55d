// What the built-in games and their expansions bring, as JSON: for people, and for tools/checks/expansions,
// which looks for these names where they do not belong.
#include "engine/assembly/built_in.h"
#include "engine/game/catalogue_json.h"
#include "tools/bastide/commands.h"

#include <iostream>

namespace bastide::cli {

int catalogue(const Arguments&) {
  std::cout << catalogue_json(built_in()).dump(1) << '\n';
  return 0;
}

}  // namespace bastide::cli
