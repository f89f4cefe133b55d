#include "shell/told/telling.h"

namespace bastide::shell::abbot {
extern const Telling kTelling;
const Telling kTelling{.key = "abbot", .weight = 1};

}  // namespace bastide::shell::abbot
