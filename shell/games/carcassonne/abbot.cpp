#include "shell/told/telling.h"

namespace bastide::shell::abbot {
constexpr RuleAt kRules[] = {
    {"garden", 1}, {"early.monastery", 3}, {"early.garden", 3}, {"end.garden", 4}, {"figure.garden", 1}};

extern const Telling kTelling;
const Telling kTelling{.key = "abbot", .weight = 1, .rules = kRules};

}  // namespace bastide::shell::abbot
