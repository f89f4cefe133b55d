// How somebody has done on this device: games, against whom, where the points come from, the best of them;
// kept here alone, saved as a file, added from one, erased.
#pragma once

#include "shell/base/drawn_later.h"
#include "shell/base/made_for.h"
#include "shell/kit/column.h"
#include "shell/panels/context.h"
#include "shell/play/standing.h"

#include <optional>
#include <string>
#include <vector>

namespace bastide::shell {

class RecordDialog : public DrawnLater, Part {
 public:
  explicit RecordDialog(const Context& context) : Part(context) {}
  void draw() override;

 private:
  void read();
  void take(Record record);  // to be shown
  void store();
  void add_file(const std::optional<std::string>& text);
  void erase_or_bring_back();

  float draw_content(float x, float y, float width);
  float draw_chooser(float x, float y, float width, std::string_view id,
                     const std::vector<std::string>& labels, std::size_t& chosen);
  float draw_foot(float x, float y, float width);

  Record record_;
  std::optional<Record> erased_;  // just now: it can be brought back
  std::vector<std::string> names_, games_;
  std::size_t name_ = 0, game_ = 0;  // 0: all games
  Standing standing_;
  MadeFor<std::size_t, std::size_t, unsigned> made_;  // name, game, the record's changes
  unsigned changes_ = 0;
  double seen_ = -1;  // when it was drawn last: opened anew, it reads anew
  ui::Column column_{"record"};
};

}  // namespace bastide::shell
