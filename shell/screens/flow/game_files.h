// What games beside the landscape need that the page does not start with: their facts, their words, and the
// code that only they run. Fetched when one of these games is chosen, or opened by link or save.
#pragma once

#include <functional>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace bastide::shell {

class Preferences;

class GameFiles {
 public:
  explicit GameFiles(Preferences& preferences) : preferences_(preferences) {}
  // Runs `then` when all of the game of that name (Family::facts) is there: later, or at once. Of a game
  // that does not come it is kept for when it is asked for again.
  void want(std::string_view game, std::function<void()> then);
  // The games of which something did not come.
  [[nodiscard]] std::vector<std::string> failed() const;
  [[nodiscard]] bool failed(std::string_view game) const;
  void ask_again();  // for those

 private:
  struct Coming;
  struct Wanted {
    std::vector<std::function<void()>> then;
    std::shared_ptr<Coming> coming;
    bool failed = false;
  };
  void fetch(const std::string& game);
  void came(const std::string& game, const std::shared_ptr<Coming>& coming, bool good);
  void give(const std::string& game, std::string facts);

  Preferences& preferences_;
  std::map<std::string, Wanted, std::less<>> wanted_;  // by game
};

}  // namespace bastide::shell
