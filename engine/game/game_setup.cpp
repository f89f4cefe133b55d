#include "engine/game/game_setup.h"

#include "engine/game/deck.h"
#include "engine/rules/rooms.h"

#include <algorithm>

namespace bastide {
namespace {

template <std::size_t N>
int index_of(const std::array<std::string_view, N>& keys, std::string_view key) {
  const auto* it = std::find(keys.begin(), keys.end(), key);
  return it == keys.end() ? -1 : static_cast<int>(it - keys.begin());
}

// Well-formed UTF-8 without control characters: names reach the screen and links.
bool is_clean_text(std::string_view text) {
  for (std::size_t i = 0; i < text.size();) {
    const auto byte = static_cast<u8>(text[i]);
    const std::size_t length = byte < 0x80                   ? 1
                               : byte >= 0xC2 && byte < 0xE0 ? 2
                               : byte >= 0xE0 && byte < 0xF0 ? 3
                               : byte >= 0xF0 && byte < 0xF5 ? 4
                                                             : 0;
    if (length == 0 || i + length > text.size() || byte < 0x20 || byte == 0x7F) return false;
    for (std::size_t k = 1; k < length; ++k) {
      if ((static_cast<u8>(text[i + k]) & 0xC0) != 0x80) return false;
    }
    i += length;
  }
  return true;
}

// The expansion with this key, built in or not, or nullptr.
const Room* room_of(std::string_view key, std::span<const Room* const> extra_rooms) {
  for (const Room* room : extra_rooms) {
    if (room->key == key) return room;
  }
  return find_room(key);
}

void read_expansions(JsonReader& reader, std::span<const Room* const> extra_rooms, Setup& setup) {
  const Json* list = reader.array("expansions");
  if (list == nullptr) return;
  for (const Json& key : *list) {
    const Room* room = key.is_string() ? room_of(key.get_ref<const std::string&>(), extra_rooms) : nullptr;
    if (room == nullptr) {
      reader.fail("unknown expansion " + key.dump(-1, ' ', true, Json::error_handler_t::replace),
                  "expansions", "unknown_room");
      return;
    }
    setup.rooms |= 1u << room->id;
  }
}

void read_options(JsonReader& reader, Setup& setup) {
  const Json* options = reader.object("options");
  if (options == nullptr) return;
  for (const auto& [key, value] : options->items()) {
    const int option = index_of(kOptionKeys, key);
    if (option < 0 || !value.is_boolean()) {
      reader.fail(option < 0 ? "unknown option" : "expected true or false", "options." + key,
                  "unknown_option");
      return;
    }
    if (value.get<bool>()) setup.options |= 1u << option;
  }
}

void read_players(JsonReader& reader, GameSetup& setup) {
  setup.players = default_players(setup.setup.players);
  const auto count = static_cast<std::size_t>(setup.setup.players);
  if (const Json* names = reader.array("names")) {
    if (names->size() != count) reader.fail("one name for each player", "names");
    for (std::size_t i = 0; i < names->size() && i < count; ++i) {
      if (!(*names)[i].is_string()) {
        reader.fail("expected texts", "names");
        return;
      }
      setup.players[i].name = (*names)[i].get<std::string>();
      if (setup.players[i].name.size() > kMaxNameBytes || !is_clean_text(setup.players[i].name)) {
        reader.fail("too long or not clean text", "names[" + std::to_string(i) + "]");
        return;
      }
    }
  }
  const Json* colours = reader.array("colours");
  if (colours == nullptr) return;
  if (colours->size() != count) reader.fail("one colour for each player", "colours");
  unsigned used = 0;
  for (std::size_t i = 0; i < colours->size() && i < count; ++i) {
    const Json& key = (*colours)[i];
    const int colour = key.is_string() ? index_of(kColourKeys, key.get_ref<const std::string&>()) : -1;
    if (colour < 0 || (used >> colour & 1) != 0) {
      reader.fail(colour < 0 ? "unknown colour" : "colour taken twice", "colours[" + std::to_string(i) + "]");
      return;
    }
    used |= 1u << colour;
    setup.players[i].colour = static_cast<u8>(colour);
  }
}

void read_deck(JsonReader& reader, GameSetup& setup) {
  setup.seed = reader.text("seed", "", 64);
  const Json* deck = reader.array("deck");
  if (deck != nullptr) {
    if (!setup.seed.empty()) reader.fail("either a seed or a deck", "deck");
    if (deck->empty() || deck->size() > static_cast<std::size_t>(kMaxTiles))
      reader.fail("1 to 256 tiles", "deck");
    for (const Json& id : *deck) {
      if (!id.is_string()) {
        reader.fail("expected tile codes", "deck");
        return;
      }
      setup.deck.push_back(id.get<std::string>());
    }
  } else if (!is_valid_seed(setup.seed)) {
    reader.fail("1 to 40 characters of A-Z a-z 0-9 . _ -", "seed", "seed");
  }
}

}  // namespace

std::vector<Player> default_players(int count) {
  // The order in which colours are handed out: first the ones easiest to tell apart.
  static constexpr std::array<u8, 6> kOrder = {4, 1, 0, 3, 5, 2};  // blue, red, yellow, green, black, pink
  std::vector<Player> players(static_cast<std::size_t>(count));
  for (std::size_t i = 0; i < players.size(); ++i) players[i].colour = kOrder[i];
  return players;
}

Json setup_to_json(const GameSetup& game, std::span<const Room* const> extra_rooms) {
  Json json;
  json["players"] = game.setup.players;
  json["edition"] = kEditionKeys[static_cast<unsigned>(game.setup.edition)];
  json["farmers"] = game.setup.farmers;
  Json expansions = Json::array();
  for (const Room* room : all_rooms()) {
    if (game.setup.has_room(room->id)) expansions.push_back(room->key);
  }
  for (const Room* room : extra_rooms) {
    if (game.setup.has_room(room->id) && find_room(room->key) == nullptr) expansions.push_back(room->key);
  }
  json["expansions"] = expansions;
  Json options = Json::object();
  for (unsigned i = 0; i < kOptionKeys.size(); ++i) {
    if (game.setup.has(static_cast<Option>(i))) options[std::string(kOptionKeys[i])] = true;
  }
  json["options"] = options;
  if (game.deck.empty()) {
    json["seed"] = game.seed;
  } else {
    json["deck"] = game.deck;
  }
  if (game.players != default_players(game.setup.players)) {
    Json names = Json::array();
    Json colours = Json::array();
    for (const Player& player : game.players) {
      names.push_back(player.name);
      colours.push_back(kColourKeys[player.colour]);
    }
    json["names"] = names;
    json["colours"] = colours;
  }
  return json;
}

Result<GameSetup> setup_from_json(const Json& json, std::string_view where,
                                  std::span<const Room* const> extra_rooms) {
  JsonReader reader(json, std::string(where));
  reader.only({"players", "edition", "farmers", "expansions", "options", "seed", "deck", "names", "colours"});
  GameSetup setup;
  setup.setup.players = reader.integer("players", 2, 1, kMaxPlayers);
  const int edition = index_of(kEditionKeys, reader.text("edition", "C2"));
  if (edition < 0) reader.fail("expected C1, C2, 20 or C3", "edition", "edition");
  setup.setup.edition = static_cast<Edition>(edition < 0 ? 0 : edition);
  setup.setup.farmers = reader.boolean("farmers", true);
  read_expansions(reader, extra_rooms, setup.setup);
  read_options(reader, setup.setup);
  read_players(reader, setup);
  read_deck(reader, setup);
  if (!reader.ok()) return reader.error();
  return setup;
}

}  // namespace bastide
