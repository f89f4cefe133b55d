#include "shell/holdings.h"

#include "shell/locale.h"

namespace bastide::shell {

std::vector<Holding> holdings(const Game& game, Seat seat) {
  HoldingList list;
  for (const Room* room : game.rules().rooms) {
    if (room != nullptr && room->holdings != nullptr) room->holdings(game.rules(), game.state(), seat, list);
  }
  return {list.begin(), list.end()};
}

std::string holding_name(std::string_view key) {
  for (const char* kind : {"holding.", "token."}) {
    const std::string own = kind + std::string(key);
    if (locale().has(own)) return tr(own);
  }
  return tr("reason." + std::string(key));
}

std::string_view reason_group(const Rules& rules, std::string_view reason) {
  for (int i = 0; i < rules.reason_count; ++i) {
    const ReasonDef& def = rules.reasons[static_cast<unsigned>(i)];
    if (def.key == reason) return def.group;
  }
  return "";
}

std::string_view turn_title(const Game& game) {
  for (const Room* room : game.rules().rooms) {
    if (room == nullptr || room->turn_title == nullptr) continue;
    if (const auto title = room->turn_title(game.rules(), game.state()); !title.empty()) return title;
  }
  return "";
}

}  // namespace bastide::shell
