#include "shell/told/telling.h"

#include <cmath>

namespace bastide::shell::river {
extern const Telling kTelling;
const Telling kTelling{.key = "river", .weight = 1};

}  // namespace bastide::shell::river
