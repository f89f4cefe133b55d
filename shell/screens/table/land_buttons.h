// Buttons over the land: camera, player aids, the way into the dialogs.
#pragma once

#include "shell/panels/context.h"

namespace bastide::shell {

// Field view and looking around, on or off; or a notice that the aid is off.
void toggle_fields(const Context& context);
void toggle_inspection(const Context& context);

class LandButtons : Part {
 public:
  explicit LandButtons(const Context& context) : Part(context) {}

  void draw_corner(float right, float cy);  // help, fit, sound, settings, menu
  void draw_zoom(float right, float y);
  void draw_fit(float x, float y);
  void draw_scoreboard(float x, float y);
  void draw_aids(float x, float y, float step);  // fields and looking around, those that are on

 private:
  bool round(float x, float y, const ui::ButtonSpec& spec);
};

}  // namespace bastide::shell
