// What games beside the landscape need that the page does not start with: their facts, their words, and the
// code that only they run. Fetched when one of these games is chosen, or opened by link or save.
#pragma once

#include <functional>
#include <map>
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
  [[nodiscard]] bool incomplete() const { return incomplete_; }  // something did not come
  void ask_again();

 private:
  void fetch(const std::string& game);
  void give(const std::string& game, std::string facts);

  Preferences& preferences_;
  std::map<std::string, std::vector<std::function<void()>>, std::less<>> waiting_;  // by game
  bool incomplete_ = false;
};

}  // namespace bastide::shell
