#include "shell/rooms/room_look.h"

namespace bastide::shell::room_looks_of::flying_machines {
namespace {

constexpr ui::Standing kThings[] = {{"flying_machine0", 0.62F, 0.88F, 1.3F}, {"tree2", 0.92F, 0.80F, 1.0F}};
constexpr Person kPeople[] = {{4, "meeple", 0.28F, 0.94F, 44}};

}  // namespace

extern const RoomLook kLook;
const RoomLook kLook{
    .key = "flying_machines",
    .weight = 2,
    .things = kThings,
    .people = kPeople,
};

}  // namespace bastide::shell::room_looks_of::flying_machines
