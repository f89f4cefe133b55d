// On the land of a puzzle: where its best move goes, how far each other is behind, and what was tried.
#pragma once

#include "shell/panels/context.h"
#include "shell/play/puzzling.h"

namespace bastide::shell {

// The place where the best move goes, as a hint.
void draw_where(const Context& context, const Puzzling& puzzling);
// The move that was tried, with how far it is behind; of each place the best move's. Where panels lie
// (`covered`), or there is no room beside what is better, nothing is said.
using Rects = std::vector<Rect>;
void draw_tried(const Context& context, const Puzzling& puzzling, const Rects& covered);
void draw_worths(const Context& context, const Puzzling& puzzling, const Rects& covered);
// The places that these are about, the best first.
[[nodiscard]] std::vector<Cell> told_cells(const Puzzling& puzzling, std::size_t most);

}  // namespace bastide::shell
