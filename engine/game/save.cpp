// A save's actions are texts (action_text.h).
#include "engine/game/save.h"

#include "engine/data/clean_text.h"
#include "engine/game/action_text.h"
#include "engine/game/checksum.h"
#include "engine/game/setup_json.h"

#include <algorithm>
#include <charconv>
#include <cstdio>
#include <optional>

namespace bastide {
namespace {

constexpr std::string_view kFormat = "bastide-game";

std::string seal_header(std::string_view text, int version) {
  std::array<char, 64> header{};
  std::snprintf(header.data(), header.size(), "bastide %d %zu %08x\n", version, text.size(), crc32(text));
  return header.data();
}

// The answers of chance so far that the set-up does not give anyway.
Json chance_json(const Game& game, const Chance& chance) {
  Json json = Json::object();
  if (!chance.drawn_as_dealt()) {
    Json ids = Json::array();
    for (const u8 design : chance.drawn()) ids.push_back(game.rules().tile_id(design));
    json["deck"] = ids;
  }
  for (const Given& list : chance.answered()) json[list.list] = list.answers;
  return json;
}

struct Answers {
  std::vector<std::string> deck;
  std::vector<Given> lists;
};

Result<Answers> answers_from_json(const Json* json, const FamilyEntry& entry) {
  Answers answers;
  if (json == nullptr) return answers;
  JsonReader reader(*json, "save.chance");
  std::vector<std::string_view> known = chance_list_names(entry);
  known.push_back("deck");
  reader.only(known);
  if (!reader.ok()) return reader.error();
  for (const auto& [key, list] : json->items()) {
    const std::string where = "save.chance." + key;
    if (!list.is_array() || list.size() > kMaxSavedActions) return Error{"expected a list", where};
    Given given{key, {}};
    for (const Json& answer : list) {
      const bool good = key == "deck" ? answer.is_string()
                                      : answer.is_number_unsigned() && answer.get<std::uint64_t>() <= 0xFF;
      if (!good) return Error{key == "deck" ? "expected tile codes" : "expected small numbers", where};
      if (key == "deck")
        answers.deck.push_back(answer.get<std::string>());
      else
        given.answers.push_back(answer.get<u8>());
    }
    if (key != "deck") answers.lists.push_back(std::move(given));
  }
  return answers;
}

// A game is not lost by a name: one that would be refused today (an older version cut it inside a letter, or
// let a sign for the direction of writing pass) is mended.
void mend_names(Json& save) {
  const auto setup = save.find("setup");
  if (setup == save.end() || !setup->is_object()) return;
  const auto names = setup->find("names");
  if (names == setup->end() || !names->is_array()) return;
  for (Json& name : *names) {
    if (name.is_string()) name = clean_text(name.get_ref<const std::string&>(), kMaxNameBytes);
  }
}

}  // namespace

std::string save_game(const Game& game, Undone undone) {
  const bool keeps = undone == Undone::Kept && game.can_redo();
  Json json;
  json["format"] = kFormat;
  json["version"] = kSaveVersion;
  json["setup"] = setup_to_json(game.setup(), game.catalogue());
  if (Json chance = chance_json(game, keeps ? game.chance_ahead() : game.chance()); !chance.empty())
    json["chance"] = std::move(chance);
  Json actions = Json::array();
  for (const Action& action : game.actions()) actions.push_back(action_text(game.rules(), action));
  json["actions"] = actions;
  if (!keeps) return write_json(json);
  Json taken_back = Json::array();
  for (auto at = game.undone().rbegin(); at != game.undone().rend(); ++at)
    taken_back.push_back(action_text(game.rules(), *at));
  json["undone"] = taken_back;
  return write_json(json);
}

namespace {

// nullopt: all of them are carried out.
std::optional<Error> play(Game& game, const Json& actions, const std::string& list) {
  for (std::size_t i = 0; i < actions.size(); ++i) {
    const std::string where = "save." + list + "[" + std::to_string(i) + "]";
    const Json& entry = actions[i];
    if (!entry.is_string()) return Error{"expected a text", where};
    const auto& text = entry.get_ref<const std::string&>();
    auto action = parse_action_text(game.rules(), text);
    if (!action) return Error{action.error().what, where, action.error().code};
    if (!game.apply(*action)) return Error{"not legal here: '" + text + "'", where, "illegal_action"};
  }
  return std::nullopt;
}

}  // namespace

Result<Game> load_game(std::string_view text, Catalogue catalogue) {
  if (text.size() > kMaxSaveBytes) return Error{"longer than 256 KB", "save", "foreign"};
  auto json = parse_json(text, "save");
  if (!json) return json.error();
  return game_from_save(std::move(*json), catalogue);
}

Result<Game> game_from_save(Json json, Catalogue catalogue) {
  JsonReader reader(json, "save");
  if (!reader.ok() || reader.text("format") != kFormat)
    return Error{"not a Bastide game", "save.format", "foreign"};
  const int version = reader.integer("version", 0, 0, 1 << 30);
  if (version > kSaveVersion) {
    return Error{"made by a newer Bastide (version " + std::to_string(version) + ")", "save.version",
                 "newer_version"};
  }
  if (version < 1) reader.fail("missing", "version");
  reader.only({"format", "version", "setup", "chance", "actions", "undone"});
  mend_names(json);
  const Json* setup_json = reader.object("setup");
  const Json* chance = reader.object("chance");
  const Json* actions = reader.array("actions");
  const Json* undone = reader.array("undone");
  if (setup_json == nullptr) reader.fail("missing", "setup");
  if (actions == nullptr) reader.fail("missing", "actions");
  if (!reader.ok()) return reader.error();
  if (actions->size() > kMaxSavedActions) return Error{"too many actions", "save.actions"};
  if (undone != nullptr && undone->size() > kMaxSavedActions - actions->size())
    return Error{"too many actions", "save.undone"};

  auto setup = setup_from_json(*setup_json, "save.setup", catalogue);
  if (!setup) return setup.error();
  auto answers = answers_from_json(chance, catalogue[setup->setup.family]);
  if (!answers) return answers.error();
  auto game = Game::create(*setup, catalogue, answers->deck, answers->lists);
  if (!game) return game.error();
  if (auto error = play(*game, *actions, "actions")) return *error;
  if (undone == nullptr) return game;
  if (auto error = play(*game, *undone, "undone")) return *error;
  game->rewind(actions->size());
  return game;
}

Result<Game> copy_of(const Game& game) { return load_game(save_game(game), game.catalogue()); }

std::string seal(std::string_view text) { return seal_header(text, kSaveVersion) + std::string(text); }

namespace {

// Three numbers, the last one hexadecimal, a blank between them.
bool read_header(std::string_view text, int& version, unsigned long& length, unsigned& crc) {
  const char* at = text.data();
  const char* const end = at + text.size();
  const auto number = [&](auto& value, int base) {
    const auto [after, error] = std::from_chars(at, end, value, base);
    at = after + (after != end && *after == ' ' ? 1 : 0);
    return error == std::errc();
  };
  return number(version, 10) && number(length, 10) && number(crc, 16);
}

}  // namespace

Result<std::string> unseal(std::string_view sealed) {
  const auto line = sealed.find('\n');
  if (sealed.substr(0, 8) != "bastide " || line == std::string_view::npos || line > 60) {
    return Error{"no Bastide save", "header", "foreign"};
  }
  int version = 0;
  unsigned long length = 0;
  unsigned crc = 0;
  if (!read_header(sealed.substr(8, line - 8), version, length, crc))
    return Error{"no Bastide save", "header", "foreign"};
  if (version > kSaveVersion) return Error{"made by a newer Bastide", "header", "newer_version"};
  const std::string_view text = sealed.substr(line + 1);
  if (text.size() != length) {
    return Error{std::to_string(text.size()) + " bytes where " + std::to_string(length) + " were written",
                 "header", "bad_length"};
  }
  if (crc32(text) != crc) return Error{"the checksum does not hold", "header", "bad_checksum"};
  // Numbers may be read out of much that we never wrote.
  if (version < 1 || sealed.substr(0, line + 1) != seal_header(text, version)) {
    return Error{"no Bastide save", "header", "foreign"};
  }
  return std::string(text);
}

std::string game_file(const Game& game) { return seal(save_game(game)); }

Result<Game> read_game_file(std::string_view text, Catalogue catalogue) {
  constexpr std::string_view kByteOrder = "\xEF\xBB\xBF";
  if (text.starts_with(kByteOrder)) text.remove_prefix(kByteOrder.size());
  while (!text.empty() && static_cast<u8>(text.front()) <= ' ') text.remove_prefix(1);
  if (!text.starts_with("bastide ")) return load_game(text, catalogue);
  const auto body = unseal(text);
  if (!body) return body.error();
  std::string_view save = *body;
  if (save.starts_with("slot ")) save.remove_prefix(std::min(save.find('\n'), save.size()));
  return load_game(save, catalogue);
}

}  // namespace bastide
