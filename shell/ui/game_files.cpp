#include "shell/ui/game_files.h"

#include "engine/data/assets.h"
#include "engine/data/json.h"
#include "shell/platform.h"
#include "shell/ui/preferences.h"

#include <memory>
#include <utility>

namespace bastide::shell {

void GameFiles::want(std::string_view game, std::function<void()> then) {
  if (assets::game_file(game)) {
    then();
    return;
  }
  auto& waiting = waiting_[std::string(game)];
  waiting.push_back(std::move(then));
  if (waiting.size() == 1 || incomplete_) fetch(std::string(game));
}

void GameFiles::ask_again() {
  std::vector<std::string> games;
  for (const auto& [game, waiting] : waiting_) games.push_back(game);
  for (const std::string& game : games) fetch(game);
}

// The facts are given last: where they are, all is there.
void GameFiles::fetch(const std::string& game) {
  struct Coming {
    std::string facts;
    int parts = 3;
  };
  incomplete_ = false;
  const auto coming = std::make_shared<Coming>();
  const auto came = [this, game, coming](bool good) {
    if (!good)
      incomplete_ = true;
    else if (--coming->parts == 0)
      give(game, std::move(coming->facts));
  };
  platform::fetch_bytes("games/" + game + ".json", [=](const std::optional<std::string>& text) {
    const bool good = text && parse_json(*text, game);
    if (good) coming->facts = *text;
    came(good);
  });
  platform::load_code(came);
  preferences_.need_words(game, came);
}

void GameFiles::give(const std::string& game, std::string facts) {
  if (assets::game_file(game)) return;  // asked for twice
  assets::give_game_file(game, std::move(facts));
  const auto node = waiting_.extract(game);
  if (node.empty()) return;
  for (const auto& then : node.mapped()) then();
}

}  // namespace bastide::shell
