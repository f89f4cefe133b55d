// Workers: the page's second module (shell/worker/), which answers questions off the main thread, as often as
// there are processors for it. It is fetched when one of them is first asked, and each is started then, never
// before; main thread and workers share nothing, so that each can be ended at any time.
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
  Taken,    // somebody else has asked that worker, or ended it
};
using WorkerDone = std::function<void(WorkerEnd, const std::string& answer)>;

inline constexpr unsigned kMostWorkers = 4;
// How many can work at once without the page having to wait for them: 1 to kMostWorkers.
unsigned useful_workers();

// Asks one of them, by its number below kMostWorkers. If it is at work it is ended first: of two questions
// the last counts, whoever asked the other is told at once. `done` is called once, between frames else; a
// worker that did not answer is gone by then, and the next question starts another. `patience_ms` is for the
// answer, and for starting the worker, not for fetching it.
void ask_worker(unsigned which, std::string_view message, int patience_ms, WorkerDone done);

// Ends it at once, with what it was asked: whoever did so is told.
void end_worker(unsigned which);

int workers_started();  // so far, of all numbers

}  // namespace bastide::shell::platform
