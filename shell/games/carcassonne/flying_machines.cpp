#include "engine/expansions/flying_machines/flying_machines.h"

#include "shell/told/telling.h"

namespace bastide::shell::flying_machines {
namespace {

constexpr News kNews[] = {{.event = "rolled", .sound = audio::Sound::Dice, .notice = true, .dice = true},
                          {.event = "lost", .sound = audio::Sound::DeadSpot, .notice = true}};
constexpr int kFarthest = 3;  // of the die (FLY-02)

// The flight's path: where one, two or three would take it.
void leads_to(const Game& game, const Action& action, std::vector<Cell>& cells) {
  if (action.expansion != bastide::flying_machines::kId || action.segment != kNoSegment) return;
  const State& state = game.state();
  for (int distance = 1; distance <= kFarthest; ++distance)
    cells.push_back(bastide::flying_machines::target(game.rules(), state.tiles[state.last_tile], distance));
}

}  // namespace

constexpr RuleAt kRules[] = {{"event.rolled", 1}, {"event.lost", 3}};

extern const Telling kTelling;
const Telling kTelling{
    .key = "flying_machines", .weight = 2, .leads_to = leads_to, .news = kNews, .rules = kRules};

}  // namespace bastide::shell::flying_machines
