// The atlas of the figures in six player colours, their tokens and marks.
#pragma once

#include "shell/look/figures.h"
#include "tools/tileart/atlas.h"

namespace bastide::art {

Atlas make_figure_atlas();
// Those of one game beside the landscape, for its page of pieces; "": those of all games.
void add_figures(Atlas& atlas, std::string_view set);

inline constexpr double kFigureUnit = 2.15;  // u on the board per unit of a figure's path data
// In units of its path data, foot at the origin; lying: centred on it. `colour`: index in kColourKeys.
void draw_figure(Canvas& canvas, const look::Figure& figure, std::size_t colour, bool lying);

}  // namespace bastide::art
