// The workers that answer questions off the main thread, and what is asked of several of them at once. Each
// question goes to whoever is free; a worker that breaks, or talks nonsense, is replaced and asked again.
#pragma once

#include "engine/core/types.h"
#include "shell/platform/worker.h"

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace bastide::shell {

// Who answers: one of the page's workers (platform/worker.h), or a test's.
struct Worker {
  std::function<void(std::string_view message, int patience_ms, platform::WorkerDone)> ask;
  std::function<void()> end;
};
// As many as are of use at once.
[[nodiscard]] std::vector<Worker> page_workers();

// Questions that belong together, by their number from 0.
struct Inquiry {
  std::size_t questions = 0;
  int patience_ms = 0;  // for each answer
  std::function<std::string(std::size_t question)> message = {};
  // false: it is nonsense
  std::function<bool(std::size_t question, const std::string& answer)> understand = {};
  std::function<void()> done = {};  // all are understood
  // "missing", "refused", "broken", "silent", "illegal" (nonsense)
  std::function<void(std::string_view why)> failed = {};
  std::function<void()> dropped = {};  // somebody else has taken a worker
};

class WorkerPool {
 public:
  static constexpr int kAttempts = 3;  // of a question

  explicit WorkerPool(const std::vector<Worker>& workers);
  WorkerPool(const WorkerPool&) = delete;
  WorkerPool& operator=(const WorkerPool&) = delete;

  // Whatever was asked here before is dropped, and not told so.
  void ask(Inquiry inquiry);
  void go_on();  // after a failure: what is not understood yet is asked again
  void stop();   // at once; what is not understood can still be asked
  void rest();   // those but the first that have been asked here end

  [[nodiscard]] std::size_t size() const { return workers_.size(); }
  [[nodiscard]] std::size_t understood() const { return understood_; }

 private:
  struct Asked {
    Worker worker;
    std::optional<std::size_t> question = {};
    int attempts = 0;
    bool awake = false;  // asked, and not ended since
  };

  void ask_next(Asked& one);
  void ask(Asked& one);
  void hear(Asked& one, platform::WorkerEnd how, const std::string& text);
  void try_again(Asked& one, std::string_view why);
  void drop();
  void end(Asked& one);

  std::vector<Asked> workers_;  // as many as from the beginning: what they answer is heard by their address
  Inquiry inquiry_;
  std::vector<std::size_t> ahead_;  // still to be asked, the first one last
  std::size_t understood_ = 0;
  u32 stops_ = 0;
};

}  // namespace bastide::shell
