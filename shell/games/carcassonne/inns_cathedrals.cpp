#include "shell/told/telling.h"

namespace bastide::shell::inns_cathedrals {
constexpr RuleAt kRules[] = {{"reason.inn", 1}, {"reason.cathedral", 2}};

extern const Telling kTelling;
const Telling kTelling{.key = "inns_cathedrals", .weight = 2, .rules = kRules};

}  // namespace bastide::shell::inns_cathedrals
