#include "tests/support/random_setup.h"

#include "engine/assembly/built_in.h"

#include <algorithm>

namespace bastide::test {

GameSetup random_setup(Rng& rng) {
  GameSetup setup;
  setup.setup.players = 1 + static_cast<int>(rng.below(kMaxPlayers));
  for (const Expansion* expansion : landscape().expansions)
    if (rng.below(2) != 0) setup.setup.expansions |= 1u << expansion->id;
  const OptionList options(landscape());
  for (int i = 0; i < options.size(); ++i) {
    const OptionDef& option = options.def(i);
    const int high =
        option.choices.empty() ? option.high : option.low + static_cast<int>(option.choices.size()) - 1;
    options.set(setup.setup, i,
                option.low + static_cast<int>(rng.below(static_cast<u32>(high - option.low + 1))));
  }
  for (int conflict = options.conflict(setup.setup); conflict >= 0; conflict = options.conflict(setup.setup))
    options.set(setup.setup, conflict, options.def(conflict).fallback);
  setup.players = default_players(setup.setup.players);
  std::reverse(setup.players.begin(),
               setup.players.begin() + rng.below(static_cast<u32>(setup.setup.players) + 1));
  setup.seed = "set-up-" + std::to_string(rng.below(1000));
  return setup;
}

}  // namespace bastide::test
