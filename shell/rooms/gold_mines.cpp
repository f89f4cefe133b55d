#include "shell/rooms/room_look.h"

namespace bastide::shell::room_looks_of::gold_mines {
namespace {

constexpr ui::Standing kThings[] = {
    {"gold_mine0", 0.36F, 0.90F, 1.3F}, {"ingot", 0.72F, 0.92F, 1.0F}, {"tree4", 0.92F, 0.80F, 1.0F}};
constexpr News kNews[] = {{.event = "laid", .sound = audio::Sound::Coins},
                          {.event = "taken", .sound = audio::Sound::Coins}};

// A bar of gold, as it lies on the tiles.
bool sign(const Context& context, std::string_view key, float cx, float cy, float size) {
  if (key != "ingots") return false;
  ui::Scenery(context.c, context.board).prop("ingot", cx, cy + size * 0.3F, size / 34);
  return true;
}

}  // namespace

extern const RoomLook kLook;
const RoomLook kLook{
    .key = "gold_mines",
    .weight = 1,
    .things = kThings,
    .sign = sign,
    .news = kNews,
};

}  // namespace bastide::shell::room_looks_of::gold_mines
