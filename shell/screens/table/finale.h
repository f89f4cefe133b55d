// The finale: when the last turn is over its scoring is shown on the land, feature by feature with outline,
// points and running totals; then comes the end screen. It can be skipped at any moment.
#pragma once

#include "shell/panels/context.h"

namespace bastide::shell {

class Finale : Part {
 public:
  Finale(const Context& context, Digest& digest) : Part(context), shown_(digest) {}

  void begin();  // the session's game has just ended
  void stop();   // it is another game now, or goes on
  // Who goes elsewhere, or looks up how it ended, has seen enough.
  void begin_frame();
  [[nodiscard]] bool active() const { return active_; }
  [[nodiscard]] SegmentId lit() const;  // the feature that is counted now
  void draw();                          // above the table
  bool handle(int key);                 // Space, Enter and Esc skip; no other key has a meaning now

 private:
  // Scores of one feature, or of one reason: shown together.
  struct Count {
    std::size_t first = 0, last = 0;  // indices into scores_
  };
  void start_count(std::size_t index);
  void end();     // all is counted
  void finish();  // and on to the end screen
  [[nodiscard]] Rect place() const;
  void draw_pill(const Count& count, const Rect& panel);
  [[nodiscard]] std::string reasons(const Count& count) const;
  [[nodiscard]] float reasons_height(const Count& count, float wide) const;
  void draw_reasons(const Count& count, const Rect& panel);
  [[nodiscard]] double seconds_each() const;
  [[nodiscard]] std::string title(const Count& count) const;

  Digest& shown_;  // its scores run along
  std::vector<Event> scores_;
  std::vector<Count> counts_;
  std::size_t at_ = 0;  // in counts_
  double next_ = 0;     // when the next one comes
  bool active_ = false;
};

}  // namespace bastide::shell
