// What is kept because making it costs something: whether the values it was made for are still these.
#pragma once

#include <optional>
#include <tuple>
#include <utility>

namespace bastide::shell {

template <typename... Values>
class MadeFor {
 public:
  // true: they are others than the last time, or it is the first; whoever asks makes it now.
  bool again(const Values&... values) {
    std::tuple<Values...> now{values...};
    if (made_for_ == now) return false;
    made_for_ = std::move(now);
    return true;
  }
  void forget() { made_for_.reset(); }

 private:
  std::optional<std::tuple<Values...>> made_for_;
};

}  // namespace bastide::shell
