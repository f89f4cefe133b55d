// Flow: games come and go. Links, saves and files bring them, the set-up makes new ones. Whatever is to be
// shown next is one wish (shell/play/wish.h), for it may have to wait for a game's facts.
#pragma once

#include "engine/core/result.h"
#include "shell/panels/context.h"
#include "shell/play/wish.h"

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace bastide::shell {

struct Course;
class Draft;
class Film;
class Follower;
class GameFiles;
class LeaveDialog;
class WhoDialog;
class Saving;

// What an error's code means, in words.
std::string error_text(const std::string& code);
// What a game needs beside the module has come; most need nothing.
bool are_there(std::string_view facts);
// What a game's files are called, without their ending.
std::string file_name(const GameSetup& setup);

class Flow : Part {
 public:
  Flow(const Context& context, SaveSlots& slots, Draft& draft, Saving& saving, Follower& follower,
       LeaveDialog& leave, WhoDialog& who, GameFiles& files, Wish& the_wish, Film& film)
      : Part(context),
        slots_(slots),
        draft_(draft),
        saving_(saving),
        follower_(follower),
        leave_(leave),
        who_(who),
        files_(files),
        wish_(the_wish),
        film_(film) {}

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
  // What begins at once: a base game against the computer player chosen last.
  [[nodiscard]] GameSetup next_setup() const;
  // The same for two here.
  [[nodiscard]] GameSetup setup_for_two() const;
  // The land of the day, the same everywhere: goes on with it where it is kept already.
  void play_the_day();
  // A first game that teaches: goes on with it where it is kept already, unless it shall begin anew.
  void learn(const Course& course, bool anew);
  void go_on_learned();  // the land of one that is over, as a game
  // The set-up becomes one for another game (index into the catalogue), as soon as its facts are there.
  void choose_game(u8 family);
  // The set-up becomes this one, with a seed of its own, as soon as its game's facts are there.
  void take_kept(const GameSetup& setup);
  void play_again(bool same_seed);
  // Runs `action`, after asking what becomes of a game that is not over.
  void replace_game(std::function<void()> action);
  void open_saved(int place);
  // The film of a game; from that turn's end on, from its end without one.
  void watch(const Game& game, std::optional<int> turn = std::nullopt);
  void go_on_from(Game game);             // another game, from a moment of a film
  [[nodiscard]] unsigned played() const;  // seconds, the running game
  void take_over();                       // the running game, from the page that holds it

  // --- in and out
  void copy_link(const GameSetup& setup);
  void copy_lines(const std::string& lines);
  void copy_position();  // of the running game, as a link
  void copy_film(const Game& game, int turn);
  void export_game(const Game& game);
  void save_picture(const Game& game);      // of the whole land; between frames
  void open_text(const std::string& text);  // a save, or a link, whole or just its fragment
  void open_file();
  // For the page around this one: a link or a save, with the seats that are at this screen if it says so; a
  // link to a set-up begins at once if it shall. The code of an error, or "".
  std::string open_for_host(const std::string& text, const std::optional<std::vector<Seat>>& here,
                            bool begins);

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
  void begin_course(const GameSetup& setup, bool anew);
  void open_position(Game game, std::optional<int> film_turn);
  void after_leaving(std::function<void()> go);
  // --- games that are played apart (apart_games.cpp)
  struct Kept;  // the saved game that is closest to another one
  [[nodiscard]] std::optional<Kept> closest(const Game& came, bool same_seats);
  void open_apart(Game came);
  void open_seated(Game came);  // whose seats are known
  void go_on_with(Game came, const Kept& kept);
  void begin_apart(Game game, const std::string& title);
  std::optional<int> place_before(const Game& game);
  void no_place();
  void copy(const Result<std::string>& link, const char* notice);
  void open_game(Game game, const std::string& notice);
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
  WhoDialog& who_;
  GameFiles& files_;
  Wish& wish_;
  Film& film_;
  std::string resumes_;  // the facts that the game saved last waits for
  bool offers_running_ = false;
};

}  // namespace bastide::shell
