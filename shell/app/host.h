// What is said between the game and the page that embeds it (web/embedding.md): one place lets in, one lets
// out. Every message is an object with the version: {"bastide":1,"what":…}.
#pragma once

#include "shell/platform/channel.h"

#include <functional>
#include <initializer_list>
#include <string_view>
#include <utility>

namespace bastide::shell {

inline constexpr int kHostVersion = 1;

class Host {
 public:
  using Tell = std::function<void(std::string_view json)>;
  explicit Host(Tell tell = platform::tell_host) : tell_(std::move(tell)) {}

  void hear(const platform::HostWord& word);  // lets in
  void tell_ready();                          // there is something to see, and messages are answered

 private:
  using Member = std::pair<std::string_view, std::string_view>;
  void refuse(std::string_view code, std::string_view about);
  void tell(std::string_view what, std::initializer_list<Member> members = {});  // lets out

  Tell tell_;
};

}  // namespace bastide::shell
