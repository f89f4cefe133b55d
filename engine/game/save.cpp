// A save's actions are texts (describe.h): draw <tile> | roll <n> | place <tile> <x,y> <degrees> |
// deploy|return|move <piece> <x,y/segment> | token <n> <x,y/segment> | pick <n> | pass, each verb with
// ":<expansion>" where it is that expansion's. Draws are not saved: the seed gives them.
#include "engine/game/save.h"

#include "engine/game/describe.h"

#include <cstdio>

namespace bastide {
namespace {

constexpr std::string_view kFormat = "bastide-game";
constexpr std::size_t kMaxActions = 2000;

// CRC-32 (IEEE 802.3, reflected polynomial EDB88320).
u32 crc32(std::string_view text) {
  u32 crc = 0xFFFFFFFFu;
  for (const char c : text) {
    crc ^= static_cast<u8>(c);
    for (int bit = 0; bit < 8; ++bit) crc = (crc >> 1) ^ ((crc & 1) != 0 ? 0xEDB88320u : 0u);
  }
  return ~crc;
}

std::string seal_header(std::string_view text, int version) {
  std::array<char, 64> header{};
  std::snprintf(header.data(), header.size(), "bastide %d %zu %08x\n", version, text.size(), crc32(text));
  return header.data();
}

}  // namespace

std::string save_game(const Game& game) {
  Json json;
  json["format"] = kFormat;
  json["version"] = kSaveVersion;
  std::vector<const Room*> rooms;  // also those that are not built in
  for (const Room* room : game.rules().rooms) {
    if (room != nullptr && room->id != kCoreRoom) rooms.push_back(room);
  }
  json["setup"] = setup_to_json(game.setup(), rooms);
  Json actions = Json::array();
  for (const Action& action : game.actions()) actions.push_back(action_text(game.rules(), action));
  json["actions"] = actions;
  return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

Result<Game> load_game(std::string_view text, std::span<const Room* const> extra_rooms) {
  if (text.size() > kMaxSaveBytes) return Error{"longer than 256 KB", "save", "foreign"};
  auto json = parse_json(text, "save");
  if (!json) return json.error();
  JsonReader reader(*json, "save");
  if (!reader.ok() || reader.text("format") != kFormat)
    return Error{"not a Bastide game", "save.format", "foreign"};
  const int version = reader.integer("version", 0, 0, 1 << 30);
  if (version > kSaveVersion) {
    return Error{"made by a newer Bastide (version " + std::to_string(version) + ")", "save.version",
                 "newer_version"};
  }
  if (version < 1) reader.fail("missing", "version");
  reader.only({"format", "version", "setup", "actions"});
  const Json* setup_json = reader.object("setup");
  const Json* actions = reader.array("actions");
  if (setup_json == nullptr) reader.fail("missing", "setup");
  if (actions == nullptr) reader.fail("missing", "actions");
  if (!reader.ok()) return reader.error();
  if (actions->size() > kMaxActions) return Error{"too many actions", "save.actions"};

  auto setup = setup_from_json(*setup_json, "save.setup", extra_rooms);
  if (!setup) return setup.error();
  auto game = Game::create(*setup, extra_rooms);
  if (!game) return game.error();
  for (std::size_t i = 0; i < actions->size(); ++i) {
    const std::string where = "save.actions[" + std::to_string(i) + "]";
    const Json& entry = (*actions)[i];
    if (!entry.is_string()) return Error{"expected a text", where};
    auto action = parse_action_text(game->rules(), entry.get_ref<const std::string&>());
    if (!action) return Error{action.error().what, where, action.error().code};
    if (!game->apply(*action)) {
      return Error{"not legal here: '" + entry.get_ref<const std::string&>() + "'", where, "illegal_action"};
    }
  }
  return game;
}

std::string seal(std::string_view text) { return seal_header(text, kSaveVersion) + std::string(text); }

Result<std::string> unseal(std::string_view sealed) {
  const auto line = sealed.find('\n');
  if (sealed.substr(0, 8) != "bastide " || line == std::string_view::npos || line > 60) {
    return Error{"no Bastide save", "header", "foreign"};
  }
  const std::string header(sealed.substr(0, line));
  int version = 0;
  unsigned long length = 0;
  unsigned crc = 0;
  if (std::sscanf(header.c_str(), "bastide %d %lu %x", &version, &length, &crc) !=
      3) {  // NOLINT(cert-err34-c)
    return Error{"no Bastide save", "header", "foreign"};
  }
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

}  // namespace bastide
