#include "shell/told/telling.h"

namespace bastide::shell::holes {
namespace {

constexpr News kNews[] = {{.event = "filled", .sound = audio::Sound::Sparkle, .notice = true}};

}  // namespace

extern const Telling kTelling;
const Telling kTelling{.key = "holes", .news = kNews};

}  // namespace bastide::shell::holes
