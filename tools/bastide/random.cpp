// A game played at random, as a save or as a link to its position: a landscape to look at, a file to test
// with.
#include "engine/game/position_link.h"
#include "engine/game/random_play.h"
#include "engine/game/save.h"
#include "tools/bastide/commands.h"
#include "tools/bastide/setup_options.h"

#include <cstdlib>
#include <iostream>

namespace bastide::cli {

int random(const Arguments& arguments) {
  GameSetup setup;
  setup.seed = "bastide";
  int most = 1 << 20;
  bool compact = false;
  bool link = false;
  for (std::size_t i = 0; i < arguments.size(); i += 2) {
    const std::string& word = arguments[i];
    const std::string value = i + 1 < arguments.size() ? arguments[i + 1] : "";
    if (word == "--seed" && is_valid_seed(value)) {
      setup.seed = value;
    } else if (word == "--compact" && (value == "yes" || value == "no")) {
      compact = value == "yes";
    } else if (word == "--as" && (value == "save" || value == "link")) {
      link = value == "link";
    } else if (word == "--actions" && std::atoi(value.c_str()) > 0) {
      most = std::atoi(value.c_str());
    } else if (!read_setup_option(word, value, setup.setup)) {
      std::cerr << "random: what is '" << word << ' ' << value << "'? See bastide --help\n";
      return 2;
    }
  }
  setup.players = default_players(setup.setup.players);
  auto game = Game::create(setup);
  if (!game) {
    std::cerr << game.error().text() << '\n';
    return 1;
  }
  Rng rng(hash_text(setup.seed + "/actions"));
  ActionList actions;
  for (int i = 0; i < most && !game->over(); ++i) {
    game->legal(actions);
    if (compact) keep_compact(game->state(), actions);
    game->apply(random_action(actions, rng));
  }
  if (!link) {
    std::cout << save_game(*game) << '\n';
    return 0;
  }
  const auto made = make_position_link(*game);
  if (!made) {
    std::cerr << made.error().text() << '\n';
    return 1;
  }
  std::cout << '#' << *made << '\n';
  return 0;
}

}  // namespace bastide::cli
