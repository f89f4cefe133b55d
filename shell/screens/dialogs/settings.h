// The settings: language, size, motion, sounds, player aids, how the table lies. It owns how far it is
// scrolled.
#pragma once

#include "shell/base/drawn_later.h"
#include "shell/kit/column.h"
#include "shell/panels/context.h"

namespace bastide::shell {

class SettingsDialog : public DrawnLater, Part {
 public:
  SettingsDialog(const Context& context, SaveSlots& slots) : Part(context), slots_(slots) {}
  void draw() override;

 private:
  // Each draws from y on and answers where it ends.
  float draw_language(float y);
  float draw_text_size(float y);
  float draw_motion(float y);
  float draw_theme(float y);
  float draw_contrast(float y);
  float draw_volume(float y, const std::string& id, int& percent);
  float draw_aids(float y);
  float draw_table(float y);
  float draw_damaged(float y);
  // One of several, under a title; answers the one clicked, or -1.
  int choose(float y, const std::string& id, const std::string& title, const std::vector<std::string>& names,
             int chosen);
  float draw_switch(float y, std::string_view id, const char* title, const char* about, bool& on);

  SaveSlots& slots_;
  ui::Column column_{"settings"};
  Rect r_;  // the room inside the paper, in this frame
};

}  // namespace bastide::shell
