#include "shell/told/telling.h"

namespace bastide::shell::ferries {
namespace {

constexpr News kNews[] = {{.event = "laid", .sound = audio::Sound::Splash},
                          {.event = "moved", .sound = audio::Sound::Splash}};

}  // namespace

extern const Telling kTelling;
const Telling kTelling{.key = "ferries", .weight = 3, .news = kNews};

}  // namespace bastide::shell::ferries
