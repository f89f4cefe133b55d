#include "shell/told/telling.h"

namespace bastide::shell::gold_mines {
namespace {

constexpr News kNews[] = {{.event = "laid", .sound = audio::Sound::Coins},
                          {.event = "taken", .sound = audio::Sound::Coins}};

}  // namespace

constexpr RuleAt kRules[] = {{"reason.ingots", 4}, {"event.laid", 1}, {"event.taken", 2}};

extern const Telling kTelling;
const Telling kTelling{.key = "gold_mines", .weight = 1, .news = kNews, .rules = kRules};

}  // namespace bastide::shell::gold_mines
