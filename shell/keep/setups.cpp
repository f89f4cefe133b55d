#include "shell/keep/setups.h"

#include "engine/data/clean_text.h"
#include "engine/game/setup_json.h"

namespace bastide::shell {
namespace {

bool write_setups(KeyValue& store, const std::vector<KeptSetup>& all) {
  Json list = Json::array();
  for (const KeptSetup& kept : all)
    list.push_back({{"name", kept.name}, {"setup", setup_to_json(kept.setup)}});
  return store.set(kSetupsKey, write_json(list));
}

bool drop(std::vector<KeptSetup>& all, std::string_view name) {
  return std::erase_if(all, [name](const KeptSetup& kept) { return kept.name == name; }) != 0;
}

}  // namespace

std::vector<KeptSetup> read_setups(KeyValue& store) {
  std::vector<KeptSetup> all;
  const auto text = store.get(kSetupsKey);
  const auto json = parse_json(text ? *text : "[]", "setups");
  if (!json || !json->is_array()) return all;
  for (const Json& one : *json) {
    if (!one.is_object() || !one.contains("name") || !one["name"].is_string() || !one.contains("setup"))
      continue;
    const std::string name = clean_text(one["name"].get_ref<const std::string&>(), kMaxSetupNameBytes);
    auto setup = setup_from_json(one["setup"], "setups");
    if (!name.empty() && setup && all.size() < kMaxSetups) all.push_back({name, std::move(*setup)});
  }
  return all;
}

std::optional<GameSetup> read_last_setup(KeyValue& store) {
  const auto text = store.get(kLastSetupKey);
  const auto json = parse_json(text ? *text : "null", "setup");
  if (!json) return std::nullopt;
  auto setup = setup_from_json(*json, "setup");
  return setup ? std::optional(std::move(*setup)) : std::nullopt;
}

void keep_last_setup(KeyValue& store, const GameSetup& setup) {
  store.set(kLastSetupKey, write_json(setup_to_json(setup)));
}

bool keep_setup(KeyValue& store, KeptSetup kept) {
  kept.name = clean_text(kept.name, kMaxSetupNameBytes);
  if (kept.name.empty()) return false;
  std::vector<KeptSetup> all = read_setups(store);
  drop(all, kept.name);
  all.insert(all.begin(), std::move(kept));
  if (all.size() > kMaxSetups) all.resize(kMaxSetups);
  return write_setups(store, all);
}

bool forget_setup(KeyValue& store, std::string_view name) {
  std::vector<KeptSetup> all = read_setups(store);
  return drop(all, name) && write_setups(store, all);
}

}  // namespace bastide::shell
