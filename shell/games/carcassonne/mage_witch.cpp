#include "shell/told/telling.h"

namespace bastide::shell::mage_witch {
namespace {

constexpr News kNews[] = {{.event = "mage_goes", .sound = audio::Sound::Sparkle},
                          {.event = "witch_goes", .sound = audio::Sound::Sparkle}};

}  // namespace

extern const Telling kTelling;
const Telling kTelling{.key = "mage_witch", .weight = 2, .news = kNews};

}  // namespace bastide::shell::mage_witch
