#include "shell/rooms/room_look.h"

namespace bastide::shell::room_looks_of::gifts {
namespace {

constexpr ui::Standing kThings[] = {{"sheaf0", 0.24F, 0.88F, 1.2F}, {"tree3", 0.86F, 0.82F, 1.2F}};
constexpr Person kPeople[] = {{1, "meeple", 0.44F, 0.94F, 44}, {4, "meeple", 0.60F, 0.94F, 44}};

}  // namespace

extern const RoomLook kLook;
const RoomLook kLook{
    .key = "gifts",
    .weight = 2,
    .things = kThings,
    .people = kPeople,
};

}  // namespace bastide::shell::room_looks_of::gifts
