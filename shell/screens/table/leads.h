// What an answer would lead to, drawn on the land: a path over the cells, numbered, before chance says which;
// rings around the figures that a question concerns; what can be seen from a place; what a place would bring;
// the outline of a table that may be joined.
#pragma once

#include "shell/base/made_for.h"
#include "shell/panels/context.h"

namespace bastide::shell {

class Leads : Part {
 public:
  explicit Leads(const Context& context) : Part(context) {}
  void draw();  // before the panels that ask
  // The cells that a question is about, beside where it can be answered.
  const std::vector<Cell>& cells();

 private:
  struct Way {
    std::size_t choice = 0;
    Cell cell;
  };
  void find();
  void draw_touched();
  void draw_ways_on();

  MadeFor<u32, Phase> found_;
  std::vector<SegmentId> touched_;        // where the figures stand that it may concern
  std::vector<Way> ways_;                 // where answers lead on, answer by answer
  std::vector<Bounds> tables_;            // what the table may grow by
  std::vector<std::vector<Cell>> paths_;  // of each place, nearest first
  std::vector<Cell> cells_;
};

// Where a rectangle of cells lies on the screen, in interface units.
Rect cells_on_screen(const Context& context, const Bounds& cells);

}  // namespace bastide::shell
