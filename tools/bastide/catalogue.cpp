// What the built-in games and their expansions bring, as JSON: for people, and for tools/checks/rooms, which
// looks for these names where they do not belong.
#include "engine/assembly/built_in.h"
#include "engine/data/json.h"
#include "tools/bastide/commands.h"

#include <iostream>

namespace bastide::cli {
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

Json room_json(const Room& room) {
  Json json;
  json["key"] = room.key;
  json["pieces"] = keys_of(room.pieces);
  json["counters"] = keys_of(room.counters);
  json["marks"] = names(room.marks);
  json["tokens"] = keys_of(room.tokens);
  json["options"] = keys_of(room.options);
  json["reasons"] = keys_of(room.reasons);
  json["groups"] = Json::array();
  for (const ReasonDef& reason : room.reasons)
    if (!reason.group.empty()) json["groups"].push_back(reason.group);
  json["events"] = keys_of(room.events);
  json["choices"] = names(room.choices);
  json["decisions"] = keys_of(room.decisions);
  return json;
}

}  // namespace

int catalogue(const Arguments&) {
  Json games = Json::array();
  for (const FamilyEntry& entry : built_in()) {
    Json game;
    game["key"] = entry.family->key;
    game["pieces"] = keys_of(entry.family->pieces);
    game["reasons"] = keys_of(entry.family->reasons);
    game["options"] = keys_of(entry.family->options);
    game["kinds"] = keys_of(entry.family->kinds);
    Json turn = Json::array();
    for (const Step& step : entry.turn) turn.push_back(step.name);
    game["turn"] = turn;
    Json rooms = Json::array();
    for (const Room* room : entry.rooms) rooms.push_back(room_json(*room));
    game["rooms"] = rooms;
    games.push_back(game);
  }
  std::cout << games.dump(1) << '\n';
  return 0;
}

}  // namespace bastide::cli
