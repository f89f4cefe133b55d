// How long a game has been played: while it is at the table and its page is seen. Pure numbers; whoever asks
// says how long the page has been visible (platform::visible_ms).
#pragma once

namespace bastide::shell {

class PlayClock {
 public:
  // Another game, which had been played for so long.
  void start(unsigned seconds) { ms_ = seconds * 1000.0, on_ = false; }
  // From now on it is played, or not.
  void run(bool on, double visible_ms) {
    ms_ = so_far(visible_ms);
    since_ = visible_ms;
    on_ = on;
  }
  [[nodiscard]] unsigned seconds(double visible_ms) const {
    return static_cast<unsigned>(so_far(visible_ms) / 1000);
  }

 private:
  [[nodiscard]] double so_far(double visible_ms) const { return on_ ? ms_ + (visible_ms - since_) : ms_; }
  double ms_ = 0;
  double since_ = 0;
  bool on_ = false;
};

}  // namespace bastide::shell
