#include "engine/game/setup_json.h"

#include "engine/data/clean_text.h"

#include <algorithm>

namespace bastide {
namespace {

template <std::size_t N>
int index_of(const std::array<std::string_view, N>& keys, std::string_view key) {
  const auto* it = std::find(keys.begin(), keys.end(), key);
  return it == keys.end() ? -1 : static_cast<int>(it - keys.begin());
}

const FamilyEntry* read_family(JsonReader& reader, Catalogue catalogue, Setup& setup) {
  const std::string key = reader.text("family", std::string(catalogue[0].family->key));
  const int family = find_family(catalogue, key);
  if (family < 0) {
    reader.fail("unknown game '" + shortened(key) + "'", "family", "family");
    return nullptr;
  }
  setup.family = static_cast<u8>(family);
  return &catalogue[static_cast<std::size_t>(family)];
}

void read_expansions(JsonReader& reader, const FamilyEntry& entry, Setup& setup) {
  const Json* list = reader.array("expansions");
  if (list == nullptr) return;
  for (const Json& key : *list) {
    const Expansion* expansion =
        key.is_string() ? find_expansion(entry, key.get_ref<const std::string&>()) : nullptr;
    if (expansion == nullptr) {
      reader.fail("unknown expansion " + shortened(write_json(key)), "expansions", "unknown_room");
      return;
    }
    if (setup.has_expansion(expansion->id)) {
      reader.fail("named twice", "expansions");
      return;
    }
    setup.expansions |= 1u << expansion->id;
  }
}

// What a value of an option must be, for errors.
std::string expected(const OptionDef& option) {
  if (option.is_flag()) return "expected true or false";
  if (option.choices.empty())
    return "must be from " + std::to_string(option.low) + " to " + std::to_string(option.high);
  std::string text = "expected ";
  for (std::size_t i = 0; i < option.choices.size(); ++i)
    text += (i == 0 ? "" : i + 1 == option.choices.size() ? " or " : ", ") + std::string(option.choices[i]);
  return text;
}

void read_option(JsonReader& reader, const OptionList& list, int number, const Json& value,
                 const std::string& where, Setup& setup) {
  const OptionDef& option = list.def(number);
  const std::optional<int> read = option_from_json(option, value);
  if (read)
    list.set(setup, number, *read);
  else
    reader.fail(expected(option), where,
                option.link == 0         ? "unknown_option"
                : option.choices.empty() ? "malformed"
                                         : std::string(option.key));
}

void read_options(JsonReader& reader, const Json& json, const OptionList& list, Setup& setup) {
  for (int i = 0; i < list.size(); ++i) {
    const std::string key(list.def(i).key);
    if (list.def(i).link == 0 || !json.is_object()) continue;
    if (const auto it = json.find(key); it != json.end()) read_option(reader, list, i, *it, key, setup);
  }
  if (const Json* options = reader.object("options")) {
    for (const auto& [key, value] : options->items()) {
      const int number = list.find(key);
      if (number < 0 || list.def(number).link != 0) {
        reader.fail("unknown option", "options." + key, "unknown_option");
        return;
      }
      read_option(reader, list, number, value, "options." + key, setup);
    }
  }
  const int conflict = list.conflict(setup);
  if (conflict >= 0)
    reader.fail("does not go together with other options", "options." + std::string(list.def(conflict).key),
                "option_conflict");
}

// The names of the lists of chance that a family and its expansions bring, each once.
std::vector<const DecisionDef*> chance_lists(const FamilyEntry& entry) {
  std::vector<const DecisionDef*> lists;
  const auto add = [&](const Expansion& expansion) {
    for (const DecisionDef& decision : expansion.decisions) {
      const auto same = [&](const DecisionDef* other) { return other->given_by == decision.given_by; };
      if (!decision.given_by.empty() && std::none_of(lists.begin(), lists.end(), same))
        lists.push_back(&decision);
    }
  };
  add(*entry.family->core);
  for (const Expansion* expansion : entry.expansions) add(*expansion);
  for (const Expansion* expansion : entry.house) add(*expansion);
  return lists;
}

void read_given(JsonReader& reader, const FamilyEntry& entry, GameSetup& setup) {
  for (const DecisionDef* decision : chance_lists(entry)) {
    const std::string key(decision->given_by);
    const Json* list = reader.array(key.c_str());
    if (list == nullptr) continue;
    Given given{key, {}};
    for (const Json& answer : *list) {
      const std::int64_t number = whole_number(answer).value_or(-1);
      if (number < decision->given_low || number > decision->given_high || list->size() > 1000) {
        reader.fail("at most 1000 numbers from " + std::to_string(decision->given_low) + " to " +
                        std::to_string(decision->given_high),
                    key);
        return;
      }
      given.answers.push_back(static_cast<u8>(number));
    }
    setup.given.push_back(std::move(given));
  }
}

void read_seats(JsonReader& reader, GameSetup& setup) {
  const Json* seats = reader.array("seats");
  if (seats == nullptr) return;
  if (seats->size() != setup.players.size()) reader.fail("one word for each player", "seats", "seats");
  for (std::size_t i = 0; i < seats->size() && i < setup.players.size(); ++i) {
    const Json& word = (*seats)[i];
    if (!word.is_string() || !read_seat_word(word.get_ref<const std::string&>(), setup.players[i])) {
      reader.fail("expected here, elsewhere or a level of the computer", "seats[" + std::to_string(i) + "]",
                  "seats");
      return;
    }
  }
}

// How many play. Not every game has room for all: its own code, so that one is told why.
int read_count(JsonReader& reader, const Family& family) {
  return reader.integer("players", std::max(2, family.min_players), family.min_players, family.max_players,
                        "players");
}

void read_players(JsonReader& reader, GameSetup& setup) {
  setup.players = default_players(setup.setup.players);
  read_seats(reader, setup);
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
      if (!can_be_seen(setup.players[i].name)) setup.players[i].name.clear();
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

// "copies": {"base": 2, "river": 0}: of each tile of a set so many, where it is not one.
constexpr std::string_view kBaseSet = "base";

void read_copies(JsonReader& reader, const FamilyEntry& entry, Setup& setup) {
  const Json* copies = reader.object("copies");
  if (copies == nullptr) return;
  for (const auto& [key, value] : copies->items()) {
    const Expansion* expansion = key == kBaseSet ? nullptr : find_expansion(entry, key);
    if (expansion == nullptr && key != kBaseSet) {
      reader.fail("unknown set", "copies." + key, "unknown_room");
      return;
    }
    const int least = expansion == nullptr ? 1 : 0;
    const std::int64_t number = whole_number(value).value_or(-1);
    if (number < least || number > kMaxCopies) {
      reader.fail("must be from " + std::to_string(least) + " to " + std::to_string(kMaxCopies),
                  "copies." + key, "copies");
      return;
    }
    setup.set_copies(expansion == nullptr ? kCoreId : expansion->id, static_cast<int>(number));
  }
}

Json copies_json(const FamilyEntry& entry, const Setup& setup) {
  Json copies = Json::object();
  if (setup.copies(kCoreId) != 1) copies[std::string(kBaseSet)] = setup.copies(kCoreId);
  for (const Expansion* expansion : entry.expansions) {
    if (setup.copies(expansion->id) != 1) copies[std::string(expansion->key)] = setup.copies(expansion->id);
  }
  return copies;
}

// Codes are checked against the game's tiles later; these go back into a link, where a dot parts them.
bool may_be_tile(const std::string& id) {
  constexpr std::size_t kLongest = 12;
  return !id.empty() && id.size() <= kLongest && id.find('.') == std::string::npos;
}

void read_left_out(JsonReader& reader, GameSetup& setup) {
  const Json* ids = reader.array("left_out");
  if (ids == nullptr) return;
  if (ids->size() > static_cast<std::size_t>(kMaxTiles)) reader.fail("at most 256 tiles", "left_out");
  if (!setup.deck.empty()) reader.fail("not with a deck", "left_out");
  for (const Json& id : *ids) {
    if (!id.is_string() || !may_be_tile(id.get_ref<const std::string&>())) {
      reader.fail("expected tile codes", "left_out");
      return;
    }
    setup.left_out.push_back(id.get<std::string>());
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

std::vector<std::string_view> setup_members(const FamilyEntry& entry) {
  std::vector<std::string_view> members = {"family", "players", "expansions", "options", "seed",    "deck",
                                           "names",  "colours", "seats",      "copies",  "left_out"};
  const OptionList list(entry);
  for (int i = 0; i < list.size(); ++i) {
    if (list.def(i).link != 0) members.push_back(list.def(i).key);
  }
  for (const std::string_view name : chance_list_names(entry)) members.push_back(name);
  return members;
}

std::vector<std::string_view> chance_list_names(const FamilyEntry& entry) {
  std::vector<std::string_view> names;
  for (const DecisionDef* decision : chance_lists(entry)) names.push_back(decision->given_by);
  return names;
}

Json option_to_json(const OptionDef& option, int value) {
  if (!option.choices.empty()) return Json(option.choices[static_cast<std::size_t>(value - option.low)]);
  return option.is_flag() ? Json(value != 0) : Json(value);
}

std::optional<int> option_from_json(const OptionDef& option, const Json& value) {
  if (!option.choices.empty()) {
    if (!value.is_string()) return std::nullopt;
    const auto it =
        std::find(option.choices.begin(), option.choices.end(), value.get_ref<const std::string&>());
    if (it == option.choices.end()) return std::nullopt;
    return option.low + static_cast<int>(it - option.choices.begin());
  }
  if (option.is_flag())
    return value.is_boolean() ? std::optional<int>(value.get<bool>() ? 1 : 0) : std::nullopt;
  const auto number = whole_number(value);
  if (!number || *number < option.low || *number > option.high) return std::nullopt;
  return static_cast<int>(*number);
}

Json setup_to_json(const GameSetup& game, Catalogue catalogue) {
  const FamilyEntry& entry = catalogue[game.setup.family];
  const OptionList list(entry);
  Json json;
  if (game.setup.family != 0) json["family"] = entry.family->key;
  json["players"] = game.setup.players;
  Json options = Json::object();
  for (int i = 0; i < list.size(); ++i) {
    const OptionDef& option = list.def(i);
    const int value = list.value(game.setup, i);
    if (option.link != 0)
      json[std::string(option.key)] = option_to_json(option, value);
    else if (value != option.fallback)
      options[std::string(option.key)] = option_to_json(option, value);
  }
  Json expansions = Json::array();
  for (const Expansion* expansion : entry.expansions) {
    if (game.setup.has_expansion(expansion->id)) expansions.push_back(expansion->key);
  }
  json["expansions"] = expansions;
  json["options"] = options;
  if (game.deck.empty()) {
    json["seed"] = game.seed;
  } else {
    json["deck"] = game.deck;
  }
  if (Json copies = copies_json(entry, game.setup); !copies.empty()) json["copies"] = std::move(copies);
  if (!game.left_out.empty()) json["left_out"] = game.left_out;
  for (const Given& given : game.given) json[given.list] = given.answers;
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
  if (std::any_of(game.players.begin(), game.players.end(),
                  [](const Player& player) { return player.kind != SeatKind::Here; })) {
    Json& seats = json["seats"] = Json::array();
    for (const Player& player : game.players) seats.push_back(seat_word(player));
  }
  return json;
}

Result<GameSetup> setup_from_json(const Json& json, std::string_view where, Catalogue catalogue) {
  JsonReader reader(json, std::string(where));
  GameSetup setup;
  const FamilyEntry* entry = read_family(reader, catalogue, setup.setup);
  if (entry == nullptr || !reader.ok()) return reader.error();
  const OptionList list(*entry);
  reader.only(setup_members(*entry));
  const Family& family = *entry->family;
  setup.setup.players = read_count(reader, family);
  read_options(reader, json, list, setup.setup);
  read_expansions(reader, *entry, setup.setup);
  read_players(reader, setup);
  read_copies(reader, *entry, setup.setup);
  read_deck(reader, setup);
  read_left_out(reader, setup);
  read_given(reader, *entry, setup);
  if (!reader.ok()) return reader.error();
  return setup;
}

}  // namespace bastide
