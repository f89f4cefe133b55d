// Saved set-ups: by a name each, the one used last first, kept under `bastide.setups` as
//   [{"name":"With Ann","setup":{…}},…]                            the set-up as engine/game/setup_json.h
//   writes it
// What cannot be read there is left out.
#pragma once

#include "engine/game/game_setup.h"
#include "shell/keep/storage.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace bastide::shell {

inline constexpr const char* kSetupsKey = "bastide.setups";
inline constexpr const char* kLastSetupKey = "bastide.setup.last";
inline constexpr std::size_t kMaxSetups = 24;
inline constexpr std::size_t kMaxSetupNameBytes = 90;

struct KeptSetup {
  std::string name;
  GameSetup setup;
  friend bool operator==(const KeptSetup&, const KeptSetup&) = default;
};

[[nodiscard]] std::vector<KeptSetup> read_setups(KeyValue& store);
// It is the first then; one of that name is replaced, the last goes where there are too many. false: the
// store refused it, or nothing of the name can be seen.
bool keep_setup(KeyValue& store, KeptSetup kept);
bool forget_setup(KeyValue& store, std::string_view name);

// The one that was played last, under `bastide.setup.last`.
[[nodiscard]] std::optional<GameSetup> read_last_setup(KeyValue& store);
void keep_last_setup(KeyValue& store, const GameSetup& setup);

}  // namespace bastide::shell
