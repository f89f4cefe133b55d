// Learning by playing: the games that can be learned, how far each has come, and the ways into it.
#pragma once

#include "shell/base/drawn_later.h"
#include "shell/kit/column.h"
#include "shell/panels/context.h"
#include "shell/screens/flow/saved_games.h"

namespace bastide::shell {

struct Course;
class Flow;

class LearnDialog : public DrawnLater, Part {
 public:
  LearnDialog(const Context& context, Flow& flow, SaveSlots& slots, GameFiles& files)
      : Part(context), flow_(flow), games_(slots, files) {}
  void draw() override;

 private:
  // How far a course has come: steps done; nothing: it was not begun.
  [[nodiscard]] std::optional<int> step_of(const Course& course) const;
  float draw_course(const Course& course, bool first, float x, float y, float width);
  void draw_ways(const Course& course, bool first, bool begun, const Rect& r);

  Flow& flow_;
  SavedGames games_;
  MadeFor<unsigned> read_;  // navigation's changes
  ui::Column column_{"learn", 420};
};

}  // namespace bastide::shell
