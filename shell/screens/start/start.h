// The start screen: the game's name and what one can do, before the land of the day.
#pragma once

#include "shell/screens/start/day.h"

namespace bastide::shell {

class Flow;

class StartScreen : Part {
 public:
  StartScreen(const Context& context, Flow& flow) : Part(context), flow_(flow), day_(context) {}
  void draw();

 private:
  void draw_title(const Rect& r, bool low);
  float draw_ways(float x, float y, float width);  // into a game; answers where they end
  void draw_small(float x, float y, float width);
  void draw_continue(const Rect& r);
  [[nodiscard]] bool goes_on() const;
  [[nodiscard]] float about_height() const;
  [[nodiscard]] float ways_height() const;
  [[nodiscard]] float panel_height(bool low) const;
  [[nodiscard]] float row_height() const { return tight_ ? 44.0F : 50.0F; }
  [[nodiscard]] float gap() const { return tight_ ? 8.0F : 12.0F; }
  static constexpr float kMoreForPicture = 16;
  void draw_affiliation(float top);  // below the panel

  Flow& flow_;
  DayScene day_;
  bool tight_ = false;  // the panel must do with little height
};

}  // namespace bastide::shell
