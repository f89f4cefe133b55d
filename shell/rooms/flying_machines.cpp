#include "engine/expansions/flying_machines/flying_machines.h"

#include "shell/rooms/room_look.h"

namespace bastide::shell::room_looks_of::flying_machines {
namespace {

constexpr ui::Standing kThings[] = {{"flying_machine0", 0.62F, 0.88F, 1.3F}, {"tree2", 0.92F, 0.80F, 1.0F}};
constexpr Person kPeople[] = {{4, "meeple", 0.28F, 0.94F, 44}};

constexpr News kNews[] = {{.event = "rolled", .sound = audio::Sound::Dice, .notice = true, .dice = true},
                          {.event = "lost", .sound = audio::Sound::DeadSpot, .notice = true}};
constexpr int kFarthest = 3;  // of the die (FLY-02)

// The flight's path: where one, two or three would take it.
void leads_to(const Game& game, const Action& action, std::vector<Cell>& cells) {
  if (action.room != bastide::flying_machines::kId || action.segment != kNoSegment) return;
  const State& state = game.state();
  for (int distance = 1; distance <= kFarthest; ++distance)
    cells.push_back(bastide::flying_machines::target(game.rules(), state.tiles[state.last_tile], distance));
}

}  // namespace

extern const RoomLook kLook;
const RoomLook kLook{
    .key = "flying_machines",
    .weight = 2,
    .things = kThings,
    .people = kPeople,
    .leads_to = leads_to,
    .news = kNews,
};

}  // namespace bastide::shell::room_looks_of::flying_machines
