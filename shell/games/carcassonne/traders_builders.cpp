#include "shell/told/telling.h"

namespace bastide::shell::traders_builders {
constexpr RuleAt kRules[] = {{"reason.wine", 2}, {"reason.grain", 2},     {"reason.cloth", 2},
                             {"reason.pig", 4},  {"event.wine", 1},       {"event.grain", 1},
                             {"event.cloth", 1}, {"event.second_turn", 3}};

extern const Telling kTelling;
const Telling kTelling{.key = "traders_builders", .weight = 2, .rules = kRules};

}  // namespace bastide::shell::traders_builders
