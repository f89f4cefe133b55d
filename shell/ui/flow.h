// Flow: games come and go. Links, saves and files bring them, the set-up makes new ones.
#pragma once

#include "engine/core/result.h"
#include "shell/ui/context.h"

#include <functional>
#include <string>

namespace bastide::shell {

class Draft;
class Follower;
class GameFiles;
class LeaveDialog;
class Saving;

// What an error's code means, in words.
std::string error_text(const std::string& code);

class Flow : Part {
 public:
  Flow(const Context& context, SaveSlots& slots, Draft& draft, Saving& saving, Follower& follower,
       LeaveDialog& leave, GameFiles& files)
      : Part(context),
        slots_(slots),
        draft_(draft),
        saving_(saving),
        follower_(follower),
        leave_(leave),
        files_(files) {}

  // What the address asks for, now and later: a link always wins the screen. Without one the game that was
  // saved last goes on.
  void start();

  // --- from screen to screen
  void to_start();
  void to_setup();
  void to_setup_like_this();  // with the running game's set-up and another seed
  void go_on();               // with the running game, or to its result
  // A link brought another set-up while a game is running: that one is offered beside it.
  [[nodiscard]] bool offers_running() const { return offers_running_ && session.has_game(); }

  // --- games
  void begin(const GameSetup& setup);
  // The set-up becomes one for another game (index into the catalogue), as soon as its facts are there.
  void choose_game(u8 family);
  void play_again(bool same_seed);
  // Runs `action`, after asking what becomes of a game that is not over.
  void replace_game(std::function<void()> action);
  void open_saved(int place);
  // Runs `then` when a game's facts are there.
  void await_facts(const std::string& name, std::function<void()> then);
  [[nodiscard]] unsigned played() const;  // seconds, the running game
  void take_over();                       // the running game, from the page that holds it

  // --- in and out
  void copy_link(const GameSetup& setup);
  void copy_position();  // of the running game, as a link
  void export_game(const Game& game);
  void save_picture();                      // of the whole land; between frames
  void open_text(const std::string& text);  // a save, or a link, whole or just its fragment
  void open_file();

 private:
  bool read_address();                        // false: it names nothing
  bool open_game_of(const GameSetup& setup);  // among the saved ones
  void take_setup(const GameSetup& setup);
  void open_link(std::string_view fragment);
  void open_position(Game game);
  std::optional<int> place_before(const Game& game);
  void no_place();
  void copy(const Result<std::string>& link, const char* notice);
  void open_game(Game game);
  void to_game(Screen screen);
  void show(SaveSlots::Opened opened, int place);  // at the table
  void adopt(SaveSlots::Opened opened, int place);
  void tell_starter();
  void adopt_fragment();  // the address names the running game
  void report(const Error& error);
  // It is only that a game's facts are not there: they are fetched, and `again` is run.
  bool fetches(const Error& error, std::function<void()> again);
  void open_last(const std::vector<SaveSlots::Entry>& saved);

  SaveSlots& slots_;
  Draft& draft_;
  Saving& saving_;
  Follower& follower_;
  LeaveDialog& leave_;
  GameFiles& files_;
  bool offers_running_ = false;
};

}  // namespace bastide::shell
