// Guards of the fixed arrays: what is full says so and stops, in builds with BASTIDE_GUARDS (tests,
// sanitizers, fuzzers); elsewhere they cost nothing. How large the arrays must be is worked out by
// tests/core/limits_test.cpp.
#pragma once

namespace bastide {

#ifdef BASTIDE_GUARDS
inline constexpr bool kGuards = true;
#else
inline constexpr bool kGuards = false;
#endif

// Names what is full on stderr and aborts.
[[noreturn]] void guard_failed(const char* what);

inline void guard(bool good, const char* what) {
  if constexpr (kGuards) {
    if (!good) [[unlikely]]
      guard_failed(what);
  }
}

}  // namespace bastide
