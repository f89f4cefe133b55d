// Saving: where the game at the screen is kept, and whether it still is this page's to keep. Two pages never
// write one game: whoever shows it holds its place, and a later page asks (dialogs/twin.h).
#pragma once

#include "shell/panels/context.h"
#include "shell/play/play_clock.h"

#include <functional>

namespace bastide::shell {

class Saving : Part {
 public:
  Saving(const Context& context, SaveSlots& slots) : Part(context), slots_(slots) {}

  // The game in the session is kept at this place (kNoPlace: nowhere). Another page may hold it: see claim.
  // `played`: for so many seconds so far.
  void settle(int place, unsigned played);
  [[nodiscard]] int place() const { return place_; }

  // Holds the place, if this page does not yet, and asks the player if another page does.
  void claim();
  // From the other page, as it left the game there; then `done`.
  void take_over(std::function<void()> done);
  [[nodiscard]] bool ours() const { return hold_ == Hold::Ours; }

  void save();       // the session's game; tells when it fails
  void save_soon();  // the same between this frame and the next
  void finish();     // what was to be saved soon is
  [[nodiscard]] bool unfinished() const { return unfinished_; }
  void save_when_ours();  // once it is known that no other page holds the place
  // What the player did last is in the browser's storage.
  [[nodiscard]] bool kept();

  // Once a frame: whether the game is being played now.
  void count_time();
  [[nodiscard]] unsigned played() const;  // seconds

  // A place for another game than the session's; kNoPlace if all are taken by games that go on.
  [[nodiscard]] int place_for_another();
  // The session's game gives its place to the next one.
  void give_up_place() { given_up_ = true; }

 private:
  enum class Hold { None, Asked, Ours, Lost };
  void hold(bool take, std::function<void()> done);
  void ask();  // where the game is to go on

  SaveSlots& slots_;
  PlayClock clock_;
  int place_ = kNoPlace;
  Hold hold_ = Hold::None;
  bool kept_ = true;
  bool unfinished_ = false;
  bool given_up_ = false;
  bool waiting_ = false;  // to be saved when it is ours
};

}  // namespace bastide::shell
