#include "engine/game/link.h"

#include "engine/data/text_list.h"
#include "engine/game/setup_json.h"

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
  for (const string& part : parts) add_item(out, part, string_view(&separator, 1));
  return out;
}

std::vector<string> decoded_list(string_view raw, char separator) {
  std::vector<string> items;
  for (const string& item : split(raw, separator)) items.push_back(percent_decode(item).value_or(""));
  return items;
}

bool read_number(string_view text, int& value) {
  const char* end = text.data() + text.size();
  const auto [stop, error] = std::from_chars(text.data(), end, value);
  return error == std::errc{} && stop == end && !text.empty();
}

// The value of an option as a link writes it: 0 or 1, a number, or the name of a choice.
Json option_value(const OptionDef& option, const string& text) {
  int number = 0;
  if (!option.choices.empty()) return Json(text);
  if (option.is_flag()) return text == "0" || text == "1" ? Json(text == "1") : Json();
  return read_number(text, number) ? Json(number) : Json();
}

string option_text(const OptionDef& option, int value) {
  return option.choices.empty() ? std::to_string(value)
                                : string(option.choices[static_cast<std::size_t>(value - option.low)]);
}

// The parts of a link as the JSON of a set-up, so that both are checked by the same code.
class LinkReader {
 public:
  explicit LinkReader(Catalogue catalogue) : catalogue_(catalogue) {}

  Result<GameSetup> read(string_view fragment) {
    if (auto error = cut(fragment)) return *error;
    if (auto error = choose_family()) return *error;
    for (const Part& part : parts_) {
      if (auto error = take(part)) return *error;
    }
    if (version_ < 0) return Error{"no version", "link: v"};
    // a link names the players up to the last one with a name
    if (json_.contains("names")) {
      const auto players = static_cast<std::size_t>(std::clamp(json_.value("players", 2), 1, kMaxPlayers));
      while (json_["names"].size() < players) json_["names"].push_back("");
    }
    return setup_from_json(json_, "link", catalogue_);
  }

  static std::optional<int> version_of(string_view fragment) {
    for (const string& part : split(fragment, '&')) {
      int version = 0;
      if (part.rfind("v=", 0) == 0 && read_number(string_view(part).substr(2), version)) return version;
    }
    return std::nullopt;
  }

 private:
  struct Part {
    char key = 0;
    string raw;    // lists are split before decoding, so names may hold commas
    string value;  // decoded
  };

  std::optional<Error> cut(string_view fragment) {
    for (const string& text : split(fragment, '&')) {
      if (text.find('=') != 1) return Error{"expected parts like p=2", "link: " + text.substr(0, 20)};
      Part part{text[0], text.substr(2), ""};
      const auto value = percent_decode(part.raw);
      if (!value) return Error{"broken % escape", "link: " + text.substr(0, 1)};
      part.value = *value;
      for (const Part& other : parts_) {
        if (other.key == part.key) return Error{"given twice", "link: " + text.substr(0, 1)};
      }
      parts_.push_back(std::move(part));
    }
    return std::nullopt;
  }

  std::optional<Error> choose_family() {
    const FamilyEntry* entry = &catalogue_[0];
    for (const Part& part : parts_) {
      if (part.key != 'g') continue;
      const int family = find_family(catalogue_, part.value);
      if (family < 0) return Error{"unknown game", "link: g", "family"};
      entry = &catalogue_[static_cast<std::size_t>(family)];
      json_["family"] = part.value;
    }
    options_ = OptionList(*entry);
    return std::nullopt;
  }

  std::optional<Error> take(const Part& part) {
    const string where = string("link: ") + part.key;
    for (int i = 0; i < options_.size(); ++i) {
      const OptionDef& option = options_.def(i);
      if (option.link != part.key) continue;
      Json value = option_value(option, part.value);
      if (value.is_null()) return Error{option.is_flag() ? "expected 0 or 1" : "not a number", where};
      json_[string(option.key)] = std::move(value);
      return std::nullopt;
    }
    switch (part.key) {
      case 'v':
        return read_number(part.value, version_) && version_ >= 1
                   ? std::nullopt
                   : std::optional<Error>(Error{"not a number", where});
      case 'p': {
        int players = 0;
        if (!read_number(part.value, players)) return Error{"not a number", where};
        json_["players"] = players;
        return std::nullopt;
      }
      case 'g': return std::nullopt;
      case 'x': json_["expansions"] = decoded_list(part.raw, '.'); return std::nullopt;
      case 'o': return take_options(part.raw);
      case 's': json_["seed"] = part.value; return std::nullopt;
      case 'k': return take_copies(part.raw);
      case 'l': json_["left_out"] = decoded_list(part.raw, '.'); return std::nullopt;
      case 'n': json_["names"] = decoded_list(part.raw, ','); return std::nullopt;
      case 'c': json_["colours"] = decoded_list(part.raw, ','); return std::nullopt;
      case 'i': json_["seats"] = decoded_list(part.raw, ','); return std::nullopt;
      default: return Error{"unknown part", where};
    }
  }

  // "small_cities.table_width-15"
  std::optional<Error> take_options(string_view raw) {
    Json options = Json::object();
    for (const string& text : decoded_list(raw, '.')) {
      const string key = text.substr(0, text.find('-'));
      const string value = key.size() < text.size() ? text.substr(key.size() + 1) : "1";
      const int number = options_.find(key);
      Json read = number < 0 ? Json(true) : option_value(options_.def(number), value);
      if (read.is_null()) return Error{"bad value", "link: o"};
      options[key] = std::move(read);
    }
    json_["options"] = std::move(options);
    return std::nullopt;
  }

  // "base-2.river-0"
  std::optional<Error> take_copies(string_view raw) {
    Json copies = Json::object();
    for (const string& text : decoded_list(raw, '.')) {
      const string key = text.substr(0, text.find('-'));
      int number = 0;
      if (key.size() == text.size() || !read_number(string_view(text).substr(key.size() + 1), number))
        return Error{"bad value", "link: k"};
      copies[key] = number;
    }
    json_["copies"] = std::move(copies);
    return std::nullopt;
  }

  Catalogue catalogue_;
  OptionList options_;
  std::vector<Part> parts_;
  Json json_ = Json::object();
  int version_ = -1;
};

// Copies of sets and tiles left out, in the words of the set-up's JSON.
void add_mix(const GameSetup& game, Catalogue catalogue, string& link) {
  const Json json = setup_to_json(game, catalogue);
  std::vector<string> parts;
  if (const auto copies = json.find("copies"); copies != json.end()) {
    for (const auto& [key, value] : copies->items())
      parts.push_back(key + "-" + std::to_string(value.get<int>()));
    link += "&k=" + join(parts, '.');
  }
  parts.clear();
  for (const string& id : game.left_out) parts.push_back(percent_encode(id));
  if (!parts.empty()) link += "&l=" + join(parts, '.');
}

// Names up to the last one given, colours if they are not the usual ones, and who decides if it is not
// everywhere somebody here.
void add_players(const GameSetup& game, string& link) {
  const std::vector<Player> usual = default_players(game.setup.players);
  string names;
  string gap;  // the commas since the last name, written only before another name
  std::vector<string> colours;
  bool usual_colours = true;
  std::vector<string> seats;
  bool all_here = true;
  for (std::size_t i = 0; i < game.players.size(); ++i) {
    const Player& player = game.players[i];
    if (!player.name.empty()) {
      names += gap + percent_encode(player.name);
      gap.clear();
    }
    gap += ',';
    colours.emplace_back(kColourKeys[player.colour]);
    seats.emplace_back(seat_word(player));
    all_here = all_here && player.kind == SeatKind::Here;
    usual_colours = usual_colours && player.colour == usual[i].colour;
  }
  if (!names.empty()) link += "&n=" + names;
  if (!usual_colours) link += "&c=" + join(colours, ',');
  if (!all_here) link += "&i=" + join(seats, ',');
}

}  // namespace

Result<string> make_link(const GameSetup& game, Catalogue catalogue) {
  if (!game.deck.empty() || !game.given.empty())
    return Error{"a link holds a seed, not an order of the tiles", "deck", "deck_given"};
  const Setup& setup = game.setup;
  const FamilyEntry& entry = catalogue[setup.family];
  const OptionList list(entry);
  string link = "v=" + std::to_string(kLinkVersion);
  if (setup.family != 0) link += "&g=" + string(entry.family->key);
  link += "&p=" + std::to_string(setup.players);
  std::vector<string> options;
  for (int i = 0; i < list.size(); ++i) {
    const OptionDef& option = list.def(i);
    const int value = list.value(setup, i);
    // choices are always written: a default may change, a link must not
    if (option.link != 0 && (value != option.fallback || !option.choices.empty()))
      link += string("&") + option.link + "=" + option_text(option, value);
    else if (option.link == 0 && value != option.fallback)
      options.push_back(option.is_flag() ? string(option.key)
                                         : string(option.key) + "-" + option_text(option, value));
  }
  std::vector<string> expansions;
  for (const Expansion* expansion : entry.expansions) {
    if (setup.has_expansion(expansion->id)) expansions.emplace_back(expansion->key);
  }
  if (!expansions.empty()) link += "&x=" + join(expansions, '.');
  if (!options.empty()) link += "&o=" + join(options, '.');
  add_mix(game, catalogue, link);
  add_players(game, link);
  return link + "&s=" + percent_encode(game.seed);
}

Result<GameSetup> parse_link(string_view fragment, Catalogue catalogue) {
  if (!fragment.empty() && fragment.front() == '#') fragment.remove_prefix(1);
  if (fragment.empty()) return Error{"no link", "link", "empty"};
  if (fragment.size() > kMaxLinkBytes)
    return Error{"longer than " + std::to_string(kMaxLinkBytes) + " characters", "link"};
  // The version decides first: a newer link may well look broken to this reader.
  const auto version = LinkReader::version_of(fragment);
  if (version && *version > kLinkVersion) {
    return Error{"made by a newer Bastide (version " + std::to_string(*version) + ")", "link: v",
                 "newer_version"};
  }
  return LinkReader(catalogue).read(fragment);
}

}  // namespace bastide
