#include "shell/rooms/room_look.h"

namespace bastide::shell::room_looks_of::robbers {
namespace {

constexpr ui::Standing kThings[] = {{"robber_camp0", 0.62F, 0.90F, 1.4F}, {"tree1", 0.90F, 0.80F, 1.1F}};
constexpr Person kPeople[] = {{5, "robber", 0.28F, 0.95F, 48}};

// The robber that waits in the supply.
bool sign(const Context& context, std::string_view key, float cx, float cy, float size) {
  if (key != "robber") return false;
  context.w.figure(5, key, cx, cy + size / 2, size);
  return true;
}

}  // namespace

extern const RoomLook kLook;
const RoomLook kLook{
    .key = "robbers",
    .weight = 3,
    .things = kThings,
    .people = kPeople,
    .sign = sign,
};

}  // namespace bastide::shell::room_looks_of::robbers
