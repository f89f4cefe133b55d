#include "shell/rooms/room_look.h"

namespace bastide::shell::room_looks_of::tower_thieves {
namespace {

constexpr ui::Standing kThings[] = {{"tower_piece0", 0.30F, 0.92F, 1.4F}, {"thief6_0", 0.72F, 0.90F, 1.5F}};
constexpr Person kPeople[] = {{1, "meeple", 0.50F, 0.95F, 44}};

}  // namespace

extern const RoomLook kLook;
const RoomLook kLook{
    .key = "tower_thieves",
    .weight = 2,
    .things = kThings,
    .people = kPeople,
};

}  // namespace bastide::shell::room_looks_of::tower_thieves
