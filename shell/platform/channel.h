// The page around this one, where the address names its origin: `?host=https://…`. Without that there is no
// listener, and nothing is said.
#pragma once

#include <functional>
#include <string>
#include <string_view>

namespace bastide::shell::platform {

inline constexpr int kMaxHostWord = 300'000;  // characters: a game file and what is said of it
inline constexpr int kHostBurst = 50;         // messages at once …
inline constexpr int kHostRate = 20;          // … and a second from then on; what is more is dropped unread

// A message from that origin, and from the page around this one.
struct HostWord {
  enum class Kind : unsigned char {
    Said,     // `text` is its JSON
    Unread,   // it has none, or one that is too long
    TooMany,  // it and those that follow are dropped, told once
  };
  Kind kind = Kind::Said;
  std::string text;
};

// false: the address names no origin, or this page is in no other.
bool listen_to_host(std::function<void(const HostWord&)> heard);
// To that origin alone. Does nothing if nobody is listened to.
void tell_host(std::string_view json);

}  // namespace bastide::shell::platform
