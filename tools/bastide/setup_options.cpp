#include "tools/bastide/setup_options.h"

#include "engine/assembly/built_in.h"

#include <algorithm>
#include <cstdlib>

namespace bastide::cli {
namespace {

const FamilyEntry& entry_of(const Setup& setup) { return built_in()[setup.family]; }

bool read_family(const std::string& key, Setup& setup) {
  const int family = find_family(built_in(), key);
  if (family < 0) return false;
  setup = Setup{};
  setup.family = static_cast<u8>(family);
  setup.players = std::max(setup.players, entry_of(setup).family->min_players);
  return true;
}

bool read_players(const std::string& count, Setup& setup) {
  setup.players = std::atoi(count.c_str());
  const Family& family = *entry_of(setup).family;
  return setup.players >= family.min_players && setup.players <= family.max_players;
}

bool read_edition(const std::string& key, Setup& setup) {
  const OptionList options(entry_of(setup));
  const int edition = options.find("edition");
  if (edition < 0) return false;
  const auto choices = options.def(edition).choices;
  const auto it = std::find(choices.begin(), choices.end(), key);
  if (it == choices.end()) return false;
  options.set(setup, edition, static_cast<int>(it - choices.begin()));
  return true;
}

bool read_expansions(const std::string& keys, Setup& setup) {
  for (std::size_t start = 0; start <= keys.size();) {
    const std::size_t end = std::min(keys.find(',', start), keys.size());
    const std::string key = keys.substr(start, end - start);
    start = end + 1;
    if (key == "all") {
      for (const Expansion* expansion : entry_of(setup).expansions) setup.expansions |= 1u << expansion->id;
    } else if (const Expansion* expansion = find_expansion(entry_of(setup), key)) {
      setup.expansions |= 1u << expansion->id;
    } else if (!key.empty()) {
      return false;
    }
  }
  return true;
}

// "key=number", or one of its words.
bool read_option(const std::string& text, Setup& setup) {
  const std::size_t end = text.find('=');
  const OptionList options(entry_of(setup));
  const int option = end == std::string::npos ? -1 : options.find(text.substr(0, end));
  if (option < 0) return false;
  const std::string word = text.substr(end + 1);
  const OptionDef& def = options.def(option);
  const auto it = std::find(def.choices.begin(), def.choices.end(), word);
  const int value =
      it == def.choices.end() ? std::atoi(word.c_str()) : static_cast<int>(it - def.choices.begin());
  if (value < def.low || value > def.high) return false;
  options.set(setup, option, value);
  return true;
}

}  // namespace

bool read_setup_option(const std::string& word, const std::string& value, Setup& setup) {
  if (word == "--family") return read_family(value, setup);
  if (word == "--players") return read_players(value, setup);
  if (word == "--edition") return read_edition(value, setup);
  if (word == "--option") return read_option(value, setup);
  return word == "--expansions" && read_expansions(value, setup);
}

}  // namespace bastide::cli
