#include "engine/game/link.h"

#include "engine/rules/rooms.h"

#include <algorithm>
#include <charconv>
#include <optional>

namespace bastide {
namespace {

using std::string;
using std::string_view;

bool is_plain(char c) {
  return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-' || c == '_' ||
         c == '.';
}

string percent_encode(string_view text) {
  static constexpr string_view kHex = "0123456789ABCDEF";
  string out;
  for (const char c : text) {
    if (is_plain(c)) {
      out += c;
    } else {
      out += '%';
      out += kHex[static_cast<u8>(c) >> 4];
      out += kHex[static_cast<u8>(c) & 15];
    }
  }
  return out;
}

int hex_value(char c) {
  if (c >= '0' && c <= '9') return c - '0';
  if (c >= 'A' && c <= 'F') return c - 'A' + 10;
  if (c >= 'a' && c <= 'f') return c - 'a' + 10;
  return -1;
}

std::optional<string> percent_decode(string_view text) {
  string out;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] != '%') {
      out += text[i];
      continue;
    }
    if (i + 2 >= text.size()) return std::nullopt;
    const int high = hex_value(text[i + 1]);
    const int low = hex_value(text[i + 2]);
    if (high < 0 || low < 0) return std::nullopt;
    out += static_cast<char>(high * 16 + low);
    i += 2;
  }
  return out;
}

std::vector<string> split(string_view text, char separator) {
  std::vector<string> parts;
  while (true) {
    const auto at = text.find(separator);
    parts.emplace_back(text.substr(0, at));
    if (at == string_view::npos) return parts;
    text.remove_prefix(at + 1);
  }
}

string join(const std::vector<string>& parts, char separator) {
  string out;
  for (const string& part : parts) out += (out.empty() ? "" : string(1, separator)) + part;
  return out;
}

// The parts of a link as the JSON of a set-up, so that both are checked by the same code.
class LinkReader {
 public:
  Result<GameSetup> read(string_view fragment) {
    json_["farmers"] = true;
    for (const string& part : split(fragment, '&')) {
      const auto equals = part.find('=');
      if (equals != 1) return Error{"expected parts like p=2", "link: " + part.substr(0, 20)};
      const auto value = percent_decode(string_view(part).substr(2));
      if (!value) return Error{"broken % escape", "link: " + part.substr(0, 1)};
      // Lists are split before decoding, so names may hold commas.
      if (auto error = take(part[0], *value, string_view(part).substr(2))) return *error;
    }
    if (version_ < 0) return Error{"no version", "link: v"};
    // a link names the players up to the last one with a name
    if (json_.contains("names")) {
      const auto players = static_cast<std::size_t>(std::clamp(json_.value("players", 2), 1, kMaxPlayers));
      while (json_["names"].size() < players) json_["names"].push_back("");
    }
    return setup_from_json(json_, "link");
  }

  static std::optional<int> version_of(string_view fragment) {
    for (const string& part : split(fragment, '&')) {
      int version = 0;
      if (part.rfind("v=", 0) == 0 && number(string_view(part).substr(2), version)) return version;
    }
    return std::nullopt;
  }

 private:
  static bool number(string_view text, int& value) {
    const char* end = text.data() + text.size();
    const auto [stop, error] = std::from_chars(text.data(), end, value);
    return error == std::errc{} && stop == end && !text.empty();
  }

  std::optional<Error> take(char key, const string& value, string_view raw) {
    const auto list = [&](char separator) {
      Json items = Json::array();
      for (const string& item : split(raw, separator)) {
        const auto decoded = percent_decode(item);
        items.push_back(decoded ? *decoded : "");
      }
      return items;
    };
    const string where = string("link: ") + key;
    if (seen_.find(key) != string::npos) return Error{"given twice", where};
    seen_ += key;
    switch (key) {
      case 'v':
        return number(value, version_) && version_ >= 1 ? std::nullopt
                                                        : std::optional<Error>(Error{"not a number", where});
      case 'p': {
        int players = 0;
        if (!number(value, players)) return Error{"not a number", where};
        json_["players"] = players;
        return std::nullopt;
      }
      case 'e': json_["edition"] = value; return std::nullopt;
      case 'f':
        if (value != "0" && value != "1") return Error{"expected 0 or 1", where};
        json_["farmers"] = value == "1";
        return std::nullopt;
      case 'x': json_["expansions"] = list('.'); return std::nullopt;
      case 'o': {
        Json options = Json::object();
        for (const Json& option : list('.')) options[option.get<string>()] = true;
        json_["options"] = options;
        return std::nullopt;
      }
      case 's': json_["seed"] = value; return std::nullopt;
      case 'n': json_["names"] = list(','); return std::nullopt;
      case 'c': json_["colours"] = list(','); return std::nullopt;
      default: return Error{"unknown part", where};
    }
  }

  Json json_ = Json::object();
  string seen_;
  int version_ = -1;
};

}  // namespace

Result<string> make_link(const GameSetup& game) {
  if (!game.deck.empty())
    return Error{"a link holds a seed, not an order of the tiles", "deck", "deck_given"};
  const Setup& setup = game.setup;
  string link = "v=" + std::to_string(kLinkVersion) + "&p=" + std::to_string(setup.players) +
                "&e=" + string(kEditionKeys[static_cast<unsigned>(setup.edition)]);
  if (!setup.farmers) link += "&f=0";
  std::vector<string> rooms;
  for (const Room* room : all_rooms()) {
    if (setup.has_room(room->id)) rooms.emplace_back(room->key);
  }
  if (!rooms.empty()) link += "&x=" + join(rooms, '.');
  std::vector<string> options;
  for (unsigned i = 0; i < kOptionKeys.size(); ++i) {
    if (setup.has(static_cast<Option>(i))) options.emplace_back(kOptionKeys[i]);
  }
  if (!options.empty()) link += "&o=" + join(options, '.');
  const std::vector<Player> usual = default_players(setup.players);
  string names;
  string gap;  // the commas since the last name, written only before another name
  std::vector<string> colours;
  bool usual_colours = true;
  for (std::size_t i = 0; i < game.players.size(); ++i) {
    const Player& player = game.players[i];
    if (!player.name.empty()) {
      names += gap + percent_encode(player.name);
      gap.clear();
    }
    gap += ',';
    colours.emplace_back(kColourKeys[player.colour]);
    usual_colours = usual_colours && player.colour == usual[i].colour;
  }
  if (!names.empty()) link += "&n=" + names;
  if (!usual_colours) link += "&c=" + join(colours, ',');
  return link + "&s=" + percent_encode(game.seed);
}

Result<GameSetup> parse_link(string_view fragment) {
  if (!fragment.empty() && fragment.front() == '#') fragment.remove_prefix(1);
  if (fragment.empty()) return Error{"no link", "link", "empty"};
  if (fragment.size() > kMaxLinkBytes) return Error{"longer than 2000 characters", "link"};
  // The version decides first: a newer link may well look broken to this reader.
  const auto version = LinkReader::version_of(fragment);
  if (version && *version > kLinkVersion) {
    return Error{"made by a newer Bastide (version " + std::to_string(*version) + ")", "link: v",
                 "newer_version"};
  }
  return LinkReader().read(fragment);
}

}  // namespace bastide
