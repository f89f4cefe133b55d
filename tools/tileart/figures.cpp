#include "tools/tileart/figures.h"
namespace bastide::art {
Atlas make_figure_atlas() { Atlas a(1.6, 1024); a.pack(); return a; }
Atlas make_icon_atlas() { Atlas a(1, 1024); a.pack(); return a; }
}
