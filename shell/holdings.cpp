#include "shell/holdings.h"

#include "engine/expansions/king_robber/king_robber.h"
#include "engine/expansions/traders_builders/traders_builders.h"
#include "engine/families/carcassonne/carcassonne.h"
#include "engine/rules/rooms.h"

#include <algorithm>

namespace bastide::shell {

bool is_goods(std::string_view key) {
  const auto& keys = traders_builders::kGoodsKeys;
  return std::find(keys.begin(), keys.end(), key) != keys.end();
}

std::vector<Holding> holdings(const Game& game, Seat seat) {
  std::vector<Holding> held;
  const State& state = game.state();
  if (game.rules().setup.has_room(rooms::kTradersBuilders)) {
    const auto goods = traders_builders::goods_of(state, seat);
    for (std::size_t kind = 0; kind < goods.size(); ++kind) {
      if (goods[kind] > 0) held.push_back({.key = traders_builders::kGoodsKeys[kind], .amount = goods[kind]});
    }
  }
  if (game.rules().setup.has_room(rooms::kKingRobber)) {
    if (king_robber::king(state).holder == seat)
      held.push_back(
          {.key = "king", .amount = king_robber::completed(state, carcassonne::kCity), .title = true});
    if (king_robber::robber_baron(state).holder == seat)
      held.push_back({.key = "robber_baron",
                      .amount = king_robber::completed(state, carcassonne::kRoad),
                      .title = true});
  }
  return held;
}

bool second_turn(const Game& game) {
  return game.rules().setup.has_room(rooms::kTradersBuilders) &&
         traders_builders::in_second_turn(game.state());
}

}  // namespace bastide::shell
