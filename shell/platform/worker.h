// The worker: the page's second module (shell/worker/), which answers questions off the main thread. It is
// fetched and started when it is first asked, never before; main thread and worker share nothing, so that it
// can be ended at any time.
#pragma once

#include <functional>
#include <string>
#include <string_view>

namespace bastide::shell::platform {

enum class WorkerEnd : unsigned char {
  Answered,
  Missing,  // its files do not come, or are of another version
  Refused,  // it cannot be started: by the host's policy, in a frame that is shut off, in an old browser
  Broken,   // it ended in the middle of its work
  Silent,   // nothing came in time
};
using WorkerDone = std::function<void(WorkerEnd, const std::string& answer)>;

// Asks it. Whoever was asked before is ended first and answers no more: of two questions the last counts.
// `done` is called once, between frames; a worker that did not answer is gone by then, and the next question
// starts another. `patience_ms` is for the answer, and for starting the worker, not for fetching it.
void ask_worker(std::string_view message, int patience_ms, WorkerDone done);

// Ends it at once, with what it was asked: that is answered no more.
void end_worker();

int workers_started();  // so far

}  // namespace bastide::shell::platform
