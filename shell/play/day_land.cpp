#include "shell/play/day_land.h"

#include "engine/game/random_play.h"

#include <algorithm>
#include <cstdlib>

namespace bastide::shell {

namespace {

// If there are any.
void keep_within(int across, int down, ActionList& actions) {
  const auto within = [&](const Action& action) {
    return std::abs(action.cell.x) <= across && std::abs(action.cell.y) <= down;
  };
  if (std::none_of(actions.begin(), actions.end(), within)) return;
  int kept = 0;
  for (const Action& action : actions) {
    if (within(action)) actions[kept++] = action;
  }
  actions.resize_down(kept);
}

}  // namespace

void DayLand::begin(std::string_view seed) {
  GameSetup setup;
  setup.setup.players = 5;
  setup.players = default_players(5);
  setup.seed = seed;
  auto game = Game::create(setup);
  if (game) game_ = std::move(*game);
  rng_ = Rng(hash_text(seed));
}

bool DayLand::grow(int across, int down) {
  news_.clear();
  if (!game_ || game_->over()) return false;
  const std::size_t before = game_->events().size();
  const int tiles = game_->state().tile_count;
  ActionList actions;
  game_->legal(actions);
  keep_within(across, down, actions);
  keep_compact(game_->state(), actions);
  game_->apply(random_action(actions, rng_));
  while (!game_->over() && game_->state().hand == kNoDesign) {
    game_->legal(actions);
    game_->apply(random_action(actions, rng_));
  }
  const auto& events = game_->events();
  for (std::size_t i = before; i < events.size(); ++i) {
    const EventKind kind = events[i].kind;
    if (kind == EventKind::TilePlaced || kind == EventKind::FigurePlaced) news_.push_back(events[i]);
  }
  return game_->state().tile_count > tiles;
}

}  // namespace bastide::shell
