// Puts tiles together as the game's renderer does: tinted, textured quads in the style guide's order. Only
// to look at the work: contact sheets and a sample board.
#pragma once

#include "tools/tileart/atlas.h"
#include "tools/tileart/design.h"

#include <map>

namespace bastide::art {

struct Placed {
  const Design* design = nullptr;
  int rotation = 0;
  double x = 0, y = 0;  // cells; may be fractional on a sheet
};

struct Textures {
  const Atlas* props = nullptr;
  const Atlas* figures = nullptr;
  const Image* meadow = nullptr;  // 768 u
  const Image* table = nullptr;
  double table_u = 1536;
  std::map<std::string, Image> ground;  // by design id
};

struct StandingFigure {
  std::string sprite;
  double x = 0, y = 0;  // world u
  double size = 1;      // of its shadow
};

struct View {
  double x = 0, y = 0, w = 0, h = 0;  // world u
  double px_per_u = 1;
};

Image compose(const std::vector<Placed>& tiles, const std::vector<StandingFigure>& figures,
              const Textures& textures, const View& view, bool grid = true);
// Shrinks by averaging whole blocks.
Image shrunk(const Image& image, double factor);

}  // namespace bastide::art
