// Opponents: plays the seats of computer players at the table. It has the thinker ask for each of their
// decisions, waits as long as the eye needs to follow, and takes the answers. Pure C++: time and what is seen
// come from outside, so that it is tested natively.
#pragma once

#include "shell/play/thinker.h"

#include <cstddef>

namespace bastide::shell {

class Opponents {
 public:
  Opponents(Session& session, Thinker& thinker) : session_(session), thinker_(thinker) {}

  // The table as it is in this frame.
  struct Seen {
    double seconds = 0;
    bool open = false;   // it is looked at, nothing lies over it, and the game is this page's to play
    bool rests = false;  // nothing moves on the land
    float pace = 1;      // how many times as fast as usual things move
  };
  void follow(const Seen& seen);  // once a frame

  // How the computer player stands who is asked.
  enum class State : u8 {
    None,    // nobody of them is asked
    Thinks,  // or has an answer that is about to be seen
    Paused,  // by who looks on
    Stuck,   // it does not answer: failure() says why
  };
  [[nodiscard]] State state() const;
  [[nodiscard]] std::string_view failure() const { return thinker_.failure(); }
  // Something happens with the next frame, or as soon as time has passed: frames are wanted. While the
  // thinker is asked its answer brings one; what has not been asked yet, after an answer that moves nothing,
  // needs one.
  [[nodiscard]] bool waits() const {
    return open_ && state() == State::Thinks &&
           (thinker_.state() != Thinker::State::Asked || session_.prepared());
  }

  void pause(bool on);
  [[nodiscard]] bool paused() const { return paused_; }
  // No pauses and hardly any thought, until somebody here is asked; where nobody is, until it is switched
  // off.
  void hurry(bool on);
  [[nodiscard]] bool hurried() const { return hurried_; }
  void try_again();  // what did not answer is asked anew

  // Where the next answer is going to lie, once.
  std::optional<Cell> take_place();

  // Of simulations at most, however long they take, for tests; 0: as the level thinks.
  void limit(int simulations) { limit_ = simulations; }

  // What a level may use for a decision. Simulations end it nearly always, so that a game can be played
  // again; the clock is there for slow machines.
  struct Effort {
    int simulations = 0;
    int ms = 0;
  };
  [[nodiscard]] static Effort effort(unsigned level, bool hurried);
  static constexpr double kPause = 0.55;  // seconds between two decisions, at the usual pace

 private:
  [[nodiscard]] bool answered() const { return thinker_.state() == Thinker::State::Answered; }
  void notice_game();
  void ask();
  // The answer found, or one that was prepared (Session::prepared).
  void play_when_due(const Seen& seen, const std::optional<Action>& prepared);

  Session& session_;
  Thinker& thinker_;
  int game_ = 0;       // Session::started
  u32 revision_ = 0;   // of the session, which was asked about
  bool open_ = false;  // as seen last
  bool paused_ = false;
  bool hurried_ = false;
  bool shown_ = false;  // where the answer lies was told
  std::optional<Cell> place_;
  double rests_since_ = 0;  // seconds: the land, with nothing done since
  int limit_ = 0;
};

}  // namespace bastide::shell
