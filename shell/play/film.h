// Film: a game looked at from its first moment to its last, on a copy of it that nobody can play on. Its
// session is shown in place of the game's own; from any moment a game of its own can go on.
#pragma once

#include "shell/play/session.h"

#include <array>
#include <string>
#include <vector>

namespace bastide::shell {

class Film {
 public:
  // What is shown is the end of it. false: it cannot be played again.
  bool open(const Game& game);
  [[nodiscard]] bool is_open() const { return session_.has_game(); }
  // Also of a film that is closed: what was seen last.
  [[nodiscard]] Session& session() { return session_; }
  [[nodiscard]] const Session& session() const { return session_; }
  [[nodiscard]] const Game& whole() const { return *whole_; }
  [[nodiscard]] bool finished() const { return whole_->over(); }

  // Moments are counted in actions made; turn n is over at its moment, and turn 0 is before the first one.
  [[nodiscard]] std::size_t at() const { return session_.game().actions().size(); }
  [[nodiscard]] std::size_t length() const { return ends_.back(); }
  [[nodiscard]] int turns() const { return static_cast<int>(ends_.size()) - 1; }
  [[nodiscard]] int turn() const { return turn_of(at()); }  // that is over, or being played
  [[nodiscard]] int turn_of(std::size_t moment) const;
  [[nodiscard]] std::size_t end_of(int turn) const { return ends_[static_cast<std::size_t>(turn)]; }
  // Points by seat when that turn was over.
  using Points = std::array<i32, kMaxPlayers>;
  [[nodiscard]] const Points& points(int turn) const { return points_[static_cast<std::size_t>(turn)]; }
  // The corners of all that will have been laid: the view need not move while the film goes on.
  [[nodiscard]] const std::array<Cell, 2>& corners() const { return corners_; }

  void seek(std::size_t moment);  // and stands still there
  void to_turn(int turn);         // to the end of it; beyond the first or the last: to that
  void step(int turns);           // on, or back; what is in the middle of a turn first ends it, or begins it

  // --- playing
  [[nodiscard]] bool plays() const { return plays_; }
  void play(bool on);  // from the beginning, if it is at its end
  [[nodiscard]] int speed() const { return kSpeeds[speed_]; }
  void next_speed() { speed_ = (speed_ + 1) % kSpeeds.size(); }
  // Once a frame. `rests`: what the last action has set in motion is over.
  void follow(double seconds, bool rests);

  // The game as it is shown, to be gone on with; its seats as they were. nullopt: as open().
  [[nodiscard]] std::optional<Game> from_here() const;

  static constexpr std::array<int, 3> kSpeeds = {1, 2, 4};

 private:
  Session session_;
  std::optional<Game> whole_;
  std::vector<std::size_t> ends_;  // by turn
  std::vector<Points> points_;
  std::array<Cell, 2> corners_{};
  bool plays_ = false;
  std::size_t speed_ = 0;
  double next_ = 0;  // when the next action comes, seconds
};

// A link to a position as one to its film, which opens at a turn.
std::string link_at_turn(std::string link, int turn);
// "…&t=12" of a link: the turn at which its film opens, taken off the link. nullopt: it names none.
std::optional<int> take_film_turn(std::string& link);

}  // namespace bastide::shell
