// Wish: what is to be shown next, where that may have to wait for the facts of a game. There is one at a
// time. Whoever wishes for something else, or goes somewhere, takes the place of what waited: facts that come
// late bring nothing to the screen any more, in whatever order they come.
#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <utility>

namespace bastide::shell {

class Wish {
 public:
  // Does what is wished for, or answers the name of the facts that it lacks; then it is tried again with
  // them.
  using Attempt = std::function<std::string()>;
  using Then = std::function<void()>;
  // `want` runs what it is given once the facts of that name are there: later, or at once.
  explicit Wish(std::function<void(std::string_view facts, Then)> want) : want_(std::move(want)) {}
  // Whenever it begins or ceases to wait.
  void on_change(Then told) { told_ = std::move(told); }

  void make(Attempt attempt);
  // `then`, for as long as nothing else is wished for: for what something other than facts is waited for.
  [[nodiscard]] Then keep(Then then);
  void drop();  // nothing is wished for any more

  [[nodiscard]] bool waits() const { return !lacks_.empty(); }
  [[nodiscard]] const std::string& lacks() const { return lacks_; }  // facts

 private:
  void try_it(Attempt attempt);
  void wait_for(std::string facts);

  std::function<void(std::string_view, Then)> want_;
  unsigned number_ = 0;  // of the last wish
  std::string lacks_;
  Then told_;
};

}  // namespace bastide::shell
