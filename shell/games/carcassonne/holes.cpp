#include "shell/told/telling.h"

namespace bastide::shell::holes {
namespace {

constexpr News kNews[] = {{.event = "filled", .sound = audio::Sound::Sparkle, .notice = true}};

}  // namespace

constexpr RuleAt kRules[] = {{"event.filled", 8}};

extern const Telling kTelling;
const Telling kTelling{.key = "holes", .news = kNews, .rules = kRules, .rules_page = "house"};

}  // namespace bastide::shell::holes
