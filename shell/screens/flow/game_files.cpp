#include "shell/screens/flow/game_files.h"

#include "engine/data/assets.h"
#include "engine/data/json.h"
#include "shell/panels/preferences.h"
#include "shell/platform/platform.h"

#include <memory>
#include <utility>

namespace bastide::shell {

struct GameFiles::Coming {
  std::string facts;
  int parts = 3;
};

void GameFiles::want(std::string_view game, std::function<void()> then) {
  if (assets::game_file(game)) {
    then();
    return;
  }
  Wanted& wanted = wanted_[std::string(game)];
  wanted.then.push_back(std::move(then));
  if (!wanted.coming || wanted.failed) fetch(std::string(game));
}

std::vector<std::string> GameFiles::failed() const {
  std::vector<std::string> games;
  for (const auto& [game, wanted] : wanted_)
    if (wanted.failed) games.push_back(game);
  return games;
}

bool GameFiles::failed(std::string_view game) const {
  const auto at = wanted_.find(game);
  return at != wanted_.end() && at->second.failed;
}

void GameFiles::ask_again() {
  for (const std::string& game : failed()) fetch(game);
}

// The facts are given last: where they are, all is there.
void GameFiles::fetch(const std::string& game) {
  const auto coming = std::make_shared<Coming>();
  wanted_[game].coming = coming;
  wanted_[game].failed = false;
  const auto part = [this, game, coming](bool good) { came(game, coming, good); };
  platform::fetch_bytes("games/" + game + ".json", [=](const std::optional<std::string>& text) {
    const bool good = text && parse_json(*text, game);
    if (good) coming->facts = *text;
    part(good);
  });
  platform::load_code("games", part);
  preferences_.need_words(game, part);
}

// What an earlier call lacked is asked for by a later one.
void GameFiles::came(const std::string& game, const std::shared_ptr<Coming>& coming, bool good) {
  if (good) {
    if (--coming->parts == 0) give(game, std::move(coming->facts));
    return;
  }
  const auto at = wanted_.find(game);
  if (at != wanted_.end() && at->second.coming == coming) at->second.failed = true;
}

void GameFiles::give(const std::string& game, std::string facts) {
  if (assets::game_file(game)) return;  // asked for twice
  assets::give_game_file(game, std::move(facts));
  const auto node = wanted_.extract(game);
  if (node.empty()) return;
  for (const auto& then : node.mapped().then) then();
}

}  // namespace bastide::shell
