#include "engine/expansions/house_rules/house_rules.h"
#include "shell/rooms/room_look.h"

namespace bastide::shell::room_looks_of::table {
namespace {

void offer(const Game& game, const Decision&, const Action& action, Offer& offer) {
  offer.adds = house_rules::second_table(game.rules(), game.state(), action.option);
}

constexpr News kNews[] = {{.event = "extended", .sound = audio::Sound::TileDrop, .notice = true}};

}  // namespace

extern const RoomLook kLook;
const RoomLook kLook{.key = "table", .offer = offer, .news = kNews};

}  // namespace bastide::shell::room_looks_of::table
