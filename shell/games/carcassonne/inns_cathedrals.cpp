#include "shell/told/telling.h"

namespace bastide::shell::inns_cathedrals {
extern const Telling kTelling;
const Telling kTelling{.key = "inns_cathedrals", .weight = 2};

}  // namespace bastide::shell::inns_cathedrals
