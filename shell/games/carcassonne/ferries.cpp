#include "shell/told/telling.h"

namespace bastide::shell::ferries {
namespace {

constexpr News kNews[] = {{.event = "laid", .sound = audio::Sound::Splash},
                          {.event = "moved", .sound = audio::Sound::Splash}};

}  // namespace

constexpr RuleAt kRules[] = {{"event.laid", 1}, {"event.moved", 2}};

extern const Telling kTelling;
const Telling kTelling{.key = "ferries", .weight = 3, .news = kNews, .rules = kRules};

}  // namespace bastide::shell::ferries
