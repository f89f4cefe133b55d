#include "shell/look/figures.h"
#include "shell/told/telling.h"

namespace bastide::shell::king_robber {
extern const Telling kTelling;
const Telling kTelling{.key = "king_robber", .weight = 2};

}  // namespace bastide::shell::king_robber
