// A worker for tests, in the page's place.
#pragma once

#include "engine/ai/go.h"
#include "shell/play/thinker.h"

#include <doctest/doctest.h>

#include <string>
#include <utility>
#include <vector>

namespace bastide::test {

// A worker that answers when the test says so.
struct FakeWorker {
  std::vector<std::string> asked;
  shell::platform::WorkerDone waiting;
  int ended = 0;

  shell::Worker worker() {
    return {.ask =
                [this](std::string_view message, int, shell::platform::WorkerDone done) {
                  asked.emplace_back(message);
                  waiting = std::move(done);
                },
            .end =
                [this] {
                  ++ended;
                  waiting = nullptr;
                }};
  }
  void say(shell::platform::WorkerEnd end, const std::string& text = "") {
    REQUIRE(waiting);
    std::exchange(waiting, nullptr)(end, text);
  }
  // As the page's worker would; its clock never runs out.
  [[nodiscard]] std::string would_answer() const {
    const ai::Stopwatch clock{.start = [](void*, int) {}, .is_over = [](void*) { return false; }};
    return ai::answer_go(asked.back(), built_in(), &clock);
  }
  void answer() {
    const std::string text = would_answer();
    say(shell::platform::WorkerEnd::Answered, text);
  }
};

}  // namespace bastide::test
