// Hint: what the best moves are for whoever is asked here, and what each brings, as the search sees it with
// what that seat knows. It shows and never plays.
#pragma once

#include "shell/play/thinker.h"

#include <optional>
#include <vector>

namespace bastide::shell {

struct HintMove {
  Action first;
  std::optional<Action> then{};   // of the same seat, right after it: a figure, or none
  std::optional<Kind> feature{};  // that the figure goes to
  double margin = 0;              // by which the seat is expected to end ahead of the best of the others
  // points scored at once, more to come at the end; figures that come home; what another loses, or scores
  int points = 0, later = 0, home = 0, takes = 0, gives = 0;
  // others' figures on features that cannot be completed any more, points that those would have brought
  int blocks = 0, denies = 0;
};

class Hint {
 public:
  Hint(Session& session, Thinker& thinker) : session_(session), thinker_(thinker) {}

  enum class State : u8 { None, Thinks, Shown, Failed };
  [[nodiscard]] State state() const { return state_; }
  [[nodiscard]] bool possible() const;  // somebody here is asked, and what is asked is seen
  void ask();
  void drop();
  void follow();  // once a frame: the answer is read; of another position there is none
  // The first is what would be played, the others follow by what they are expected to bring.
  [[nodiscard]] const std::vector<HintMove>& moves() const { return moves_; }
  [[nodiscard]] std::string_view failure() const { return thinker_.failure(); }
  // Of simulations, however long they take, for tests; 0: as usual.
  void limit(int simulations) { limit_ = simulations; }

  static constexpr int kMoves = 3;

 private:
  void read();
  [[nodiscard]] std::optional<HintMove> read_one(const Json& told) const;

  Session& session_;
  Thinker& thinker_;
  State state_ = State::None;
  u32 revision_ = 0;  // of the session, when it was asked
  std::vector<HintMove> moves_;
  int limit_ = 0;
};

}  // namespace bastide::shell
