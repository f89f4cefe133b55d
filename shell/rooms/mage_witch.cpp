#include "shell/rooms/room_look.h"

namespace bastide::shell::room_looks_of::mage_witch {
namespace {

constexpr ui::Standing kThings[] = {{"magic_stone0", 0.52F, 0.88F, 1.3F}, {"tree2", 0.90F, 0.80F, 1.0F}};
constexpr Person kPeople[] = {{0, "mage", 0.28F, 0.95F, 50}, {0, "witch", 0.74F, 0.95F, 50}};

constexpr News kNews[] = {{.event = "mage_goes", .sound = audio::Sound::Sparkle},
                          {.event = "witch_goes", .sound = audio::Sound::Sparkle}};

}  // namespace

extern const RoomLook kLook;
const RoomLook kLook{
    .key = "mage_witch",
    .weight = 2,
    .things = kThings,
    .people = kPeople,
    .news = kNews,
};

}  // namespace bastide::shell::room_looks_of::mage_witch
