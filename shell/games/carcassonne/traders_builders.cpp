#include "shell/told/telling.h"

namespace bastide::shell::traders_builders {
extern const Telling kTelling;
const Telling kTelling{.key = "traders_builders", .weight = 2};

}  // namespace bastide::shell::traders_builders
