#include "shell/look/figures.h"
#include "shell/told/telling.h"

namespace bastide::shell::king_robber {
constexpr RuleAt kRules[] = {
    {"reason.king", 4}, {"reason.robber_baron", 4}, {"event.king", 3}, {"event.robber_baron", 2}};

extern const Telling kTelling;
const Telling kTelling{.key = "king_robber", .weight = 2, .rules = kRules};

}  // namespace bastide::shell::king_robber
