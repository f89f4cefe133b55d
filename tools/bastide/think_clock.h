// The clock that computer players are given here: processor time of the thread, so that other work on the
// machine changes no result; as wasm, where there is none, the time that passes.
#pragma once

#include <ctime>

namespace bastide::cli {

class ThinkClock {
 public:
  explicit ThinkClock(int ms) : ms_(ms), begun_(now()) {}
  [[nodiscard]] double spent_ms() const { return now() - begun_; }
  // For ai::Budget: `clock` is a ThinkClock.
  static bool is_over(void* clock) {
    const auto* self = static_cast<const ThinkClock*>(clock);
    return self->spent_ms() >= self->ms_;
  }

 private:
#ifdef __EMSCRIPTEN__
  static constexpr clockid_t kClock = CLOCK_MONOTONIC;
#else
  static constexpr clockid_t kClock = CLOCK_THREAD_CPUTIME_ID;
#endif
  static double now() {
    timespec time{};
    clock_gettime(kClock, &time);
    return static_cast<double>(time.tv_sec) * 1e3 + static_cast<double>(time.tv_nsec) * 1e-6;
  }
  int ms_;
  double begun_;
};

}  // namespace bastide::cli
