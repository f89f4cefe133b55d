#include "shell/rooms/room_look.h"

namespace bastide::shell::room_looks_of::inns_cathedrals {
namespace {

constexpr ui::Standing kThings[] = {{"cathedral0", 0.66F, 0.95F, 0.78F}, {"inn0", 0.26F, 0.92F, 1.0F}};
constexpr Person kPeople[] = {{1, "large_meeple", 0.46F, 0.97F, 34}};

}  // namespace

extern const RoomLook kLook;
const RoomLook kLook{
    .key = "inns_cathedrals",
    .weight = 2,
    .things = kThings,
    .people = kPeople,
};

}  // namespace bastide::shell::room_looks_of::inns_cathedrals
