// The land of the day: what is asked today, how it came out, and the calendar of one's own days.
#pragma once

#include "shell/base/drawn_later.h"
#include "shell/keep/days.h"
#include "shell/kit/column.h"
#include "shell/panels/context.h"
#include "shell/play/daily.h"

namespace bastide::shell {

class Flow;

class DayDialog : public DrawnLater, Part {
 public:
  DayDialog(const Context& context, Flow& flow) : Part(context), flow_(flow) {}
  void draw() override;

 private:
  float draw_today(float x, float y, float width);
  float draw_worth(float x, float y, float width);
  float draw_ways(float x, float y, float width);
  float draw_calendar(float x, float y, float width);
  void draw_cell(int day, const Rect& r);
  float draw_foot(float x, float y, float width);
  [[nodiscard]] const DayResult* result() const;

  Flow& flow_;
  Days days_;
  MadeFor<unsigned> read_;  // navigation's changes
  int today_ = 0;
  Daily daily_;
  int months_back_ = 0;
  ui::Column column_{"day", 600};
};

}  // namespace bastide::shell
