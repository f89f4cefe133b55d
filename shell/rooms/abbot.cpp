#include "shell/rooms/room_look.h"

namespace bastide::shell::room_looks_of::abbot {
namespace {

constexpr ui::Standing kThings[] = {{"cyp1", 0.93F, 0.80F, 0.9F},
                                    {"fountain0", 0.66F, 0.84F, 1.1F},
                                    {"bush1", 0.52F, 0.88F, 1.0F},
                                    {"bush2", 0.80F, 0.88F, 1.0F}};
constexpr Person kPeople[] = {{4, "abbot", 0.26F, 0.94F, 62}};

}  // namespace

extern const RoomLook kLook;
const RoomLook kLook{
    .key = "abbot",
    .weight = 1,
    .things = kThings,
    .people = kPeople,
};

}  // namespace bastide::shell::room_looks_of::abbot
