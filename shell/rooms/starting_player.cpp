#include "shell/rooms/room_look.h"

namespace bastide::shell::room_looks_of::starting_player {
namespace {

constexpr News kNews[] = {{.event = "begins", .sound = audio::Sound::YourTurn, .notice = true}};

}  // namespace

extern const RoomLook kLook;
const RoomLook kLook{.key = "starting_player", .news = kNews};

}  // namespace bastide::shell::room_looks_of::starting_player
