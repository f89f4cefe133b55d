#include "engine/game/catalogue_json.h"

namespace bastide {
namespace {

template <class List>
Json keys_of(const List& list) {
  Json keys = Json::array();
  for (const auto& item : list) keys.push_back(item.key);
  return keys;
}

Json names(std::span<const std::string_view> list) {
  Json json = Json::array();
  for (const std::string_view name : list) json.push_back(name);
  return json;
}

// The lists of a set-up that may give the answers of chance, and the numbers in them.
Json lists_of(const Expansion& expansion) {
  Json lists = Json::object();
  for (const DecisionDef& decision : expansion.decisions) {
    if (!decision.given_by.empty())
      lists[std::string(decision.given_by)] = {decision.given_low, decision.given_high};
  }
  return lists;
}

Json expansion_json(const Expansion& expansion) {
  Json json;
  json["key"] = expansion.key;
  json["pieces"] = keys_of(expansion.pieces);
  json["counters"] = keys_of(expansion.counters);
  json["marks"] = names(expansion.marks);
  json["tokens"] = keys_of(expansion.tokens);
  json["site"] = expansion.site;
  json["options"] = keys_of(expansion.options);
  json["reasons"] = keys_of(expansion.reasons);
  json["groups"] = Json::array();
  for (const ReasonDef& reason : expansion.reasons)
    if (!reason.group.empty()) json["groups"].push_back(reason.group);
  json["events"] = keys_of(expansion.events);
  json["choices"] = names(expansion.choices);
  json["decisions"] = keys_of(expansion.decisions);
  json["lists"] = lists_of(expansion);
  json["wares"] = names(expansion.wares);
  return json;
}

Json expansions_json(std::span<const Expansion* const> expansions) {
  Json json = Json::array();
  for (const Expansion* expansion : expansions) json.push_back(expansion_json(*expansion));
  return json;
}

Json steps_json(std::span<const Step> steps) {
  Json json = Json::array();
  for (const Step& step : steps) json.push_back(step.name);
  return json;
}

}  // namespace

Json catalogue_json(Catalogue catalogue) {
  Json games = Json::array();
  for (const FamilyEntry& entry : catalogue) {
    Json game;
    game["key"] = entry.family->key;
    game["players"] = {entry.family->min_players, entry.family->max_players};
    game["pieces"] = keys_of(entry.family->pieces);
    game["reasons"] = keys_of(entry.family->reasons);
    game["options"] = keys_of(entry.family->options);
    game["kinds"] = keys_of(entry.family->kinds);
    game["turn"] = steps_json(entry.turn);
    game["ending"] = steps_json(entry.ending);
    game["core"] = expansion_json(*entry.family->core);
    game["expansions"] = expansions_json(entry.expansions);
    game["house"] = expansions_json(entry.house);
    games.push_back(game);
  }
  return games;
}

}  // namespace bastide
