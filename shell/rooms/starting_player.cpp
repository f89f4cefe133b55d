#include "engine/expansions/house_rules/house_rules.h"
#include "shell/rooms/room_look.h"

namespace bastide::shell::room_looks_of::starting_player {
namespace {

constexpr News kNews[] = {{.event = "begins", .sound = audio::Sound::YourTurn, .notice = true}};

void opening(const Game& game, Opening& opening) {
  for (const Event& event : game.events()) {
    if (event.kind != EventKind::RoomEvent || event.room != house_rules::kStart) continue;
    if (event.option == house_rules::kDrewOff)
      opening.drawn[event.seat].push_back(
          {.tile = event.design, .number = house_rules::road_ends(game.rules(), event.design)});
    else
      opening.begins = event.seat;
  }
}

}  // namespace

extern const RoomLook kLook;
const RoomLook kLook{.key = "starting_player", .opening = opening, .news = kNews};

}  // namespace bastide::shell::room_looks_of::starting_player
