#include "shell/rooms/room_look.h"

namespace bastide::shell::room_looks_of::messages {
namespace {

constexpr ui::Standing kThings[] = {{"house_gable1", 0.80F, 0.86F, 1.2F}, {"tree1", 0.12F, 0.82F, 1.0F}};
constexpr Person kPeople[] = {{0, "meeple", 0.34F, 0.95F, 40}, {0, "meeple", 0.52F, 0.95F, 50}};

}  // namespace

extern const RoomLook kLook;
const RoomLook kLook{
    .key = "messages",
    .weight = 3,
    .things = kThings,
    .people = kPeople,
};

}  // namespace bastide::shell::room_looks_of::messages
