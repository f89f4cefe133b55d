// Thinker: has the worker look for an answer in the place of the seat that is asked, and hands it to the
// session once it has been looked at. Nothing that is cancelled, late or not legal reaches the game: an
// answer belongs to the position it was asked in, and the session checks it by the one door.
#pragma once

#include "shell/platform/worker.h"
#include "shell/play/session.h"

#include <functional>
#include <optional>
#include <string>
#include <string_view>

namespace bastide::shell {

// Who answers: the page's worker (platform/worker.h), or a test's.
struct Worker {
  std::function<void(std::string_view message, int patience_ms, platform::WorkerDone)> ask =
      platform::ask_worker;
  std::function<void()> end = platform::end_worker;
};

class Thinker {
 public:
  enum class State : u8 { Idle, Asked, Answered, Failed };
  static constexpr int kPatience = 15'000;  // ms for an answer
  static constexpr int kAttempts = 3;       // a worker that breaks, or talks nonsense, is replaced so often

  explicit Thinker(Session& session, Worker worker = {}) : session_(session), worker_(std::move(worker)) {}

  // What the seat asked now should do; `seed` chooses among answers that are as good. Whatever was asked
  // before is cancelled. Does nothing where nobody is asked.
  void ask(std::string_view seed, int patience_ms = kPatience);
  void cancel();  // at once
  void follow();  // once a frame: what was asked in another position is cancelled

  [[nodiscard]] State state() const { return state_; }
  [[nodiscard]] std::string_view failure() const { return failure_; }  // "missing", "refused", …
  [[nodiscard]] const std::optional<Action>& answer() const { return answer_; }
  // The session takes the answer. false: there is none for this position.
  bool play();

 private:
  void send();
  void hear(platform::WorkerEnd end, const std::string& text);
  [[nodiscard]] bool understand(const std::string& text);
  void fail(std::string_view why);
  [[nodiscard]] bool is_of_this_position() const;

  Session& session_;
  Worker worker_;
  State state_ = State::Idle;
  std::string_view failure_;
  std::optional<Action> answer_;
  std::string message_;
  int patience_ms_ = kPatience;
  int attempts_ = 0;
  u32 revision_ = 0;  // of the session when it was asked
};

}  // namespace bastide::shell
