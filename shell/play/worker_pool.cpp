#include "shell/play/worker_pool.h"

#include "engine/core/sort.h"

#include <utility>

namespace bastide::shell {
namespace {

Worker page_worker(unsigned which) {
  return {.ask =
              [which](std::string_view message, int patience_ms, platform::WorkerDone done) {
                platform::ask_worker(which, message, patience_ms, std::move(done));
              },
          .end = [which] { platform::end_worker(which); }};
}

}  // namespace

std::vector<Worker> page_workers() {
  std::vector<Worker> workers;
  for (unsigned i = 0; i < platform::useful_workers(); ++i) workers.push_back(page_worker(i));
  return workers;
}

WorkerPool::WorkerPool(const std::vector<Worker>& workers) {
  for (const Worker& one : workers) workers_.push_back({one});
}

void WorkerPool::ask(Inquiry inquiry) {
  stop();
  inquiry_ = std::move(inquiry);
  understood_ = 0;
  ahead_.clear();
  for (std::size_t i = inquiry_.questions; i-- > 0;) ahead_.push_back(i);
  go_on();
}

void WorkerPool::go_on() {
  const u32 stops = stops_;
  for (Asked& one : workers_)
    if (stops == stops_ && !one.question) ask_next(one);
}

void WorkerPool::ask_next(Asked& one) {
  if (ahead_.empty()) return;
  one.question = ahead_.back();
  one.attempts = 0;
  ahead_.pop_back();
  ask(one);
}

void WorkerPool::ask(Asked& one) {
  ++one.attempts;
  one.awake = true;
  one.worker.ask(inquiry_.message(*one.question), inquiry_.patience_ms,
                 [this, &one](platform::WorkerEnd how, const std::string& text) { hear(one, how, text); });
}

void WorkerPool::hear(Asked& one, platform::WorkerEnd how, const std::string& text) {
  if (!one.question) return;
  one.awake = how == platform::WorkerEnd::Answered;
  switch (how) {
    case platform::WorkerEnd::Answered: break;
    case platform::WorkerEnd::Missing: return try_again(one, "missing");
    case platform::WorkerEnd::Refused: return try_again(one, "refused");
    case platform::WorkerEnd::Broken: return try_again(one, "broken");
    case platform::WorkerEnd::Silent: return try_again(one, "silent");
    case platform::WorkerEnd::Taken: return drop();
  }
  const u32 stops = stops_;
  const bool understood = inquiry_.understand(*one.question, text);
  if (stops != stops_) return;
  if (!understood) {
    end(one);
    return try_again(one, "illegal");
  }
  one.question.reset();
  if (++understood_ < inquiry_.questions) return ask_next(one);
  const auto done = inquiry_.done;  // which may ask something else
  done();
}

// What is not there, or may not run, will not be there a moment later.
void WorkerPool::try_again(Asked& one, std::string_view why) {
  if (why != "missing" && why != "refused" && one.attempts < kAttempts) return ask(one);
  stop();
  const auto failed = inquiry_.failed;
  failed(why);
}

void WorkerPool::drop() {
  stop();
  const auto dropped = inquiry_.dropped;
  dropped();
}

void WorkerPool::stop() {
  ++stops_;
  for (Asked& one : workers_) {
    if (!one.question) continue;
    ahead_.push_back(*one.question);
    one.question.reset();
    if (one.awake) end(one);
  }
  sort_by(ahead_, [](std::size_t a, std::size_t b) { return a > b; });
}

void WorkerPool::end(Asked& one) {
  one.awake = false;
  one.worker.end();
}

void WorkerPool::rest() {
  for (std::size_t i = 1; i < workers_.size(); ++i)
    if (workers_[i].awake) end(workers_[i]);
}

}  // namespace bastide::shell
