// Flow: games come and go. Links, saves and files bring them, the set-up makes new ones.
#pragma once

#include "engine/core/result.h"
#include "shell/ui/context.h"

#include <functional>
#include <string>

namespace bastide::shell {

class Draft;
class Follower;
class LeaveDialog;

// What an error's code means, in words.
std::string error_text(const std::string& code);

class Flow : Part {
 public:
  Flow(const Context& context, Draft& draft, Follower& follower, LeaveDialog& leave)
      : Part(context), draft_(draft), follower_(follower), leave_(leave) {}

  void start(SaveSlots& slots);  // goes on with the saved game; then what the address says, now and later

  // --- from screen to screen
  void to_start();
  void to_setup();
  void to_setup_like_this();  // with the running game's set-up and another seed
  void go_on();               // with the running game, or to its result

  // --- games
  void begin(const GameSetup& setup);
  void play_again(bool same_seed);
  // Runs `action`, after asking if a game that is not over would be lost by it.
  void replace_game(std::function<void()> action);

  // --- in and out
  void copy_link(const GameSetup& setup);
  void export_game();
  void save_picture();                      // of the land; between frames
  void open_text(const std::string& text);  // a save, or a link, whole or just its fragment
  void open_file();

 private:
  void read_address();
  void open_link(std::string_view fragment);
  void open_save(Game game);
  void adopt(Game game, int rotation);
  void adopt_fragment();  // the address names the running game
  void report(const Error& error);

  Draft& draft_;
  Follower& follower_;
  LeaveDialog& leave_;
};

}  // namespace bastide::shell
