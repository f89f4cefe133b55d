// Flow: games come and go. Links, saves and files bring them, the set-up makes new ones. Whatever is to be
// shown next is one wish (shell/play/wish.h), for it may have to wait for a game's facts.
#pragma once

#include "engine/core/result.h"
#include "shell/panels/context.h"
#include "shell/play/wish.h"

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
       LeaveDialog& leave, GameFiles& files, Wish& the_wish)
      : Part(context),
        slots_(slots),
        draft_(draft),
        saving_(saving),
        follower_(follower),
        leave_(leave),
        files_(files),
        wish_(the_wish) {}

  // What the address asks for, now and later: a link always wins the screen. Without one the game that was
  // saved last goes on.
  void start();

  // --- from screen to screen
  void to_start();
  void to_setup();
  void to_setup_like_this();  // with the running game's set-up and another seed
  void go_on();               // with the running game, or to its result
  // The game that was saved last is to be the running one, once its facts have come.
  [[nodiscard]] bool resumes() const { return !resumes_.empty(); }
  // A link brought another set-up while a game is running: that one is offered beside it.
  [[nodiscard]] bool offers_running() const { return offers_running_ && (session.has_game() || resumes()); }

  // --- games
  void begin(const GameSetup& setup);
  // The set-up becomes one for another game (index into the catalogue), as soon as its facts are there.
  void choose_game(u8 family);
  void play_again(bool same_seed);
  // Runs `action`, after asking what becomes of a game that is not over.
  void replace_game(std::function<void()> action);
  void open_saved(int place);
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
  void wish(Wish::Attempt attempt);
  // --- parts of wishes: they answer the facts that are lacking (Wish::Attempt)
  std::string show_address(const std::string& fragment);
  std::string show_text(const std::string& text);
  std::string open_link(std::string_view fragment);
  std::string lacks_or_reports(const Error& error);

  bool follow_address();  // false: it names nothing
  void resume_last();
  void resume_when_there();
  void go_on_to(Screen screen);
  bool open_game_of(const GameSetup& setup);  // among the saved ones
  void take_setup(const GameSetup& setup);
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

  SaveSlots& slots_;
  Draft& draft_;
  Saving& saving_;
  Follower& follower_;
  LeaveDialog& leave_;
  GameFiles& files_;
  Wish& wish_;
  std::string resumes_;  // the facts that the game saved last waits for
  bool offers_running_ = false;
};

}  // namespace bastide::shell
