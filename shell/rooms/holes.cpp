#include "shell/rooms/room_look.h"

namespace bastide::shell::room_looks_of::holes {
namespace {

constexpr News kNews[] = {{.event = "filled", .sound = audio::Sound::Sparkle, .notice = true}};

}  // namespace

extern const RoomLook kLook;
const RoomLook kLook{.key = "holes", .news = kNews};

}  // namespace bastide::shell::room_looks_of::holes
