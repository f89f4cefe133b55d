#include "tools/bastide/setup_options.h"

#include "engine/assembly/built_in.h"

#include <algorithm>
#include <cstdlib>

namespace bastide::cli {
namespace {

bool read_expansions(const std::string& keys, Setup& setup) {
  for (std::size_t start = 0; start <= keys.size();) {
    const std::size_t end = std::min(keys.find(',', start), keys.size());
    const std::string key = keys.substr(start, end - start);
    start = end + 1;
    if (key == "all") {
      for (const Room* room : landscape().rooms) setup.rooms |= 1u << room->id;
    } else if (const Room* room = find_room(landscape(), key)) {
      setup.rooms |= 1u << room->id;
    } else if (!key.empty()) {
      return false;
    }
  }
  return true;
}

}  // namespace

bool read_setup_option(const std::string& word, const std::string& value, Setup& setup) {
  if (word == "--players") {
    setup.players = std::atoi(value.c_str());
    return setup.players >= 1 && setup.players <= kMaxPlayers;
  }
  if (word == "--edition") {
    const OptionList options(landscape());
    const int edition = options.find("edition");
    const auto choices = options.def(edition).choices;
    const auto it = std::find(choices.begin(), choices.end(), value);
    if (it == choices.end()) return false;
    options.set(setup, edition, static_cast<int>(it - choices.begin()));
    return true;
  }
  return word == "--expansions" && read_expansions(value, setup);
}

}  // namespace bastide::cli
