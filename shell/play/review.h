// Review: what each decision of a finished game was worth, asked of as many workers as are of use at once,
// and which of them were the dearest. What is answered is the same, however many there are. It is made on a
// copy of the game.
#pragma once

#include "engine/data/json.h"
#include "shell/play/session.h"
#include "shell/play/worker_pool.h"

#include <optional>
#include <string>
#include <vector>

namespace bastide::shell {

struct Judged {
  std::size_t at = 0;  // index into Game::actions()
  int turn = 0;        // counted from 1
  Seat seat = 0;
  double margin = 0;                 // by which the seat was expected to end ahead of the best of the others
  double cost = 0;                   // points that the best would have brought more
  std::vector<Action> played, best;  // the seat's own in a row; alike where nothing was better
};

class Review {
 public:
  // When all is answered the first of the workers stays.
  explicit Review(const std::vector<Worker>& workers = page_workers()) : workers_(workers) {}

  enum class State : u8 { None, Asks, Done, Failed };
  [[nodiscard]] State state() const { return state_; }
  // Of a finished game; one that is known already, or failed, is left as it is. Any other ends.
  void begin(const Game& game);
  void end();  // what is not finished is forgotten
  // There is something of this game, as it is.
  [[nodiscard]] bool is_of(const Game& game) const;
  void try_again();
  [[nodiscard]] std::string_view failure() const { return failure_; }
  [[nodiscard]] float progress() const;  // 0 to 1

  [[nodiscard]] const std::vector<Judged>& judged() const { return judged_; }  // in the order of the game
  // The dearest, by their cost: of those that cost at least kDear so many at most. Indices into judged().
  [[nodiscard]] std::vector<std::size_t> dearest(std::size_t most) const;
  // The game as it was before a decision; nullopt: it cannot be played so far again.
  [[nodiscard]] std::optional<Game> before(const Judged& one) const;

  void limit(int simulations) { limit_ = simulations; }  // for tests; 0: as usual

  static constexpr double kDear = 1.5;  // points: below that it is chance as much as anything
  static constexpr int kPatience = 20'000;

 private:
  [[nodiscard]] std::string message(std::size_t at) const;
  [[nodiscard]] bool walk_to(std::size_t at);
  [[nodiscard]] bool understand(std::size_t at, const std::string& text);
  [[nodiscard]] std::optional<std::vector<Action>> read_line(const Json& line, const Game& game) const;

  WorkerPool workers_;
  State state_ = State::None;
  std::string game_;                    // as it is sent
  std::vector<Seat> deciders_;          // of its actions
  std::optional<Game> walked_;          // played again up to the decision that was answered last
  std::vector<std::size_t> decisions_;  // that are asked about
  std::vector<Judged> judged_;
  std::string_view failure_;
  int limit_ = 0;
};

}  // namespace bastide::shell
