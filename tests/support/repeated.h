// How often a test repeats what goes the same way through the code each time: all of it natively, some of it
// under sanitizers, where everything takes ten times as long and what is looked for is found by the first
// few.
#pragma once

namespace bastide::test {

#if defined(__SANITIZE_ADDRESS__)
inline constexpr bool kSanitized = true;
#elif defined(__has_feature)
inline constexpr bool kSanitized = __has_feature(address_sanitizer);
#else
inline constexpr bool kSanitized = false;
#endif

constexpr int repeated(int all, int some) { return kSanitized ? some : all; }

}  // namespace bastide::test
