#include "tools/bastide/setup_options.h"

#include "engine/rules/rooms.h"

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
      for (const Room* room : all_rooms()) setup.rooms |= room_bit(*room);
    } else if (const Room* room = find_room(key)) {
      setup.rooms |= room_bit(*room);
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
    const auto* it = std::find(kEditionKeys.begin(), kEditionKeys.end(), value);
    if (it == kEditionKeys.end()) return false;
    setup.edition = static_cast<Edition>(it - kEditionKeys.begin());
    return true;
  }
  return word == "--expansions" && read_expansions(value, setup);
}

}  // namespace bastide::cli
