#include "engine/ai/levels.h"
#include "engine/ai/reference/reference.h"

namespace bastide::ai {

std::unique_ptr<Player> make_opponent(std::string_view name) {
  if (name == "random") return make_random();
  if (name == "greedy") return make_greedy();
  if (name == "plain") return make_plain();
  if (name == "legacy") return make_legacy();
  if (name == "star") return make_star();
  if (name == "uct") return make_uct();
  if (name == "ensemble") return make_ensemble();
  if (name == "flat") return make_flat();
  const std::size_t colon = name.find(':');
  if (colon != std::string_view::npos) return make_player_with(name.substr(0, colon), name.substr(colon + 1));
  return make_player(name);
}

}  // namespace bastide::ai
