// Notices: a few words at the bottom for some seconds; and the dark bubble beside something, for one frame.
#pragma once

#include "shell/ui/kit/widgets.h"
#include "shell/ui/view.h"

#include <string>

namespace bastide::shell {

class Notices {
 public:
  Notices(const View& view, ui::Canvas& canvas, ui::Kit& kit, ui::Widgets& widgets)
      : view_(view), c_(canvas), kit_(kit), w_(widgets) {}

  void say(std::string text);  // screen readers say it too
  [[nodiscard]] bool saying() const { return view_.now < until_; }
  // Drawn this frame only; else the tooltip of the widget that the mouse rests on.
  void bubble(const Rect& anchor, std::string text);
  [[nodiscard]] bool has_bubble() const { return !bubble_.empty(); }

  // Last of a frame. `over_land`: above what covers the land's lower edge.
  void draw(bool over_land);
  [[nodiscard]] const std::string& shown_bubble() const { return shown_bubble_; }  // of the last frame

 private:
  void draw_notice(bool over_land);
  void draw_bubble();

  const View& view_;
  ui::Canvas& c_;
  ui::Kit& kit_;
  ui::Widgets& w_;
  std::string text_;
  double until_ = 0;
  std::string bubble_, shown_bubble_;
  Rect bubble_anchor_;
};

}  // namespace bastide::shell
