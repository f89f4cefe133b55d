// Thinker: has workers look for an answer in the place of the seat that is asked, and hands it to the
// session once it has been looked at. Nothing that is cancelled, late or not legal reaches the game: an
// answer belongs to the position it was asked in, and the session checks it by the one door. Of a level's
// answer what follows of the seat's own is kept, so that it need not be asked again. Where much is to be
// thought, every worker grows some of the search's trees (engine/ai/go.h), and the first adds them up: the
// same answer, however many there are.
#pragma once

#include "engine/data/json.h"
#include "shell/play/session.h"
#include "shell/play/worker_pool.h"

#include <optional>
#include <string>
#include <string_view>

namespace bastide::shell {

// What is asked of the seat to decide (engine/ai/go.h).
struct Query {
  std::string_view seed;      // chooses among answers that are as good
  std::string_view player{};  // a level; empty: any legal answer
  int simulations = 0;        // at most, 0: no limit
  int ms = 0;                 // the same
  int moves = 0;              // so many of the best are to be told besides
};

class Thinker {
 public:
  enum class State : u8 { Idle, Asked, Answered, Failed };
  static constexpr int kPatience = 15'000;  // ms for an answer
  // Simulations that are worth being shared, and by how many trees.
  static constexpr int kShared = 1'000, kTrees = 4;

  explicit Thinker(Session& session, const std::vector<Worker>& workers = page_workers())
      : session_(session), workers_(workers) {}

  // What the seat asked now should do. Whatever was asked before is cancelled. Does nothing where nobody is
  // asked.
  void ask(const Query& query, int patience_ms = kPatience);
  void ask(std::string_view seed, int patience_ms = kPatience) { ask(Query{seed}, patience_ms); }
  void cancel();  // at once
  // Once a frame: what was asked in another position is cancelled, and after a game one worker stays.
  void follow();

  [[nodiscard]] State state() const { return state_; }
  [[nodiscard]] std::string_view failure() const { return failure_; }  // "missing", "refused", …
  [[nodiscard]] const std::optional<Action>& answer() const { return answer_; }
  [[nodiscard]] const Json& told() const { return told_; }  // the answer, with whatever is told besides
  // The session takes the answer. false: there is none for this position. What the seat thought best to do
  // next is the next answer, if it is asked again.
  bool play();

 private:
  void ask_whole(const std::string& more);
  void ask_parts();
  [[nodiscard]] Inquiry inquiry(std::size_t questions);
  [[nodiscard]] std::string message(const std::string& more) const;
  [[nodiscard]] bool understand(const std::string& text);
  [[nodiscard]] std::optional<Action> read(const Json& told) const;
  void go_on(std::vector<Json> line, Seat seat);
  [[nodiscard]] bool is_of_this_position() const;

  Session& session_;
  WorkerPool workers_;
  bool shares_ = true;  // until several of them fail
  State state_ = State::Idle;
  std::string_view failure_;
  std::optional<Action> answer_;
  std::vector<Json> line_;  // what is thought best from here on, the answer first
  Json told_;
  std::string question_, game_;  // as they are sent
  Json grown_;                   // what parts have said
  int patience_ms_ = kPatience;
  int started_ = 0;   // Session::started
  u32 revision_ = 0;  // of the session when it was asked
};

}  // namespace bastide::shell
