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

// A set-up of any game with anything in it; nullptr: what was drawn does not go together.
std::shared_ptr<const Rules> random_rules(Rng& rng, unsigned family) {
  const FamilyEntry& entry = built_in()[family];
  Setup setup;
  setup.family = static_cast<u8>(family);
  const int low = entry.family->min_players;
  setup.players = low + static_cast<int>(rng.below(static_cast<u32>(entry.family->max_players - low + 1)));
  for (const Expansion* expansion : entry.expansions)
    if (rng.below(2) != 0) setup.expansions |= 1u << expansion->id;
  const OptionList options(entry);
  for (int i = 0; i < options.size(); ++i) {
    const OptionDef& option = options.def(i);
    options.set(setup, i, option.low + static_cast<int>(rng.below(1u + option.high - option.low)));
  }
  for (int wrong = options.conflict(setup); wrong >= 0; wrong = options.conflict(setup))
    options.set(setup, wrong, options.def(wrong).fallback);
  const auto rules = make_rules(setup);
  return rules ? *rules : nullptr;
}

}  // namespace bastide::test
