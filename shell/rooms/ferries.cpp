#include "shell/rooms/room_look.h"

namespace bastide::shell::room_looks_of::ferries {
namespace {

constexpr ui::Standing kThings[] = {
    {"ferry", 0.56F, 0.86F, 1.5F}, {"reeds0", 0.20F, 0.92F, 1.2F}, {"tree3", 0.90F, 0.82F, 1.0F}};
constexpr Person kPeople[] = {{2, "meeple", 0.34F, 0.96F, 36}};
constexpr News kNews[] = {{.event = "laid", .sound = audio::Sound::Splash},
                          {.event = "moved", .sound = audio::Sound::Splash}};

}  // namespace

extern const RoomLook kLook;
const RoomLook kLook{
    .key = "ferries",
    .weight = 3,
    .things = kThings,
    .people = kPeople,
    .news = kNews,
};

}  // namespace bastide::shell::room_looks_of::ferries
