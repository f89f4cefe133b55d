#include "shell/play/holdings.h"

#include "shell/text/locale.h"

namespace bastide::shell {

std::vector<Holding> holdings(const Game& game, Seat seat) {
  const auto list = all_shown<HoldingList>(game.rules(), game.state(), &Shown::holdings, seat);
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
  for (const Expansion* expansion : game.rules().expansions) {
    if (expansion == nullptr || expansion->shown.turn_title == nullptr) continue;
    if (const auto title = expansion->shown.turn_title(game.rules(), game.state()); !title.empty())
      return title;
  }
  return "";
}

}  // namespace bastide::shell
