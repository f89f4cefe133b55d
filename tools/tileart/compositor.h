// Puts tiles together as the game's renderer does: tinted, textured quads in the style guide's order. Only
// to look at the work: contact sheets and a sample board.
#pragma once

#include "tools/tileart/atlas.h"
#include "tools/tileart/design.h"
#include "tools/tileart/props/props.h"

#include <map>
#include <span>

namespace bastide::art {

struct Placed {
  const Design* design = nullptr;
  int rotation = 0;
  double x = 0, y = 0;  // cells; may be fractional on a sheet
};

// A flat picture that lies in the world, below all tiles.
struct Picture {
  const Image* image = nullptr;
  Box source;  // px of the image
  Box at;      // world u
};

struct Textures {
  const Atlas* props = nullptr;
  std::span<const PropKind> kinds = prop_kinds();  // what is in `props`
  const Atlas* figures = nullptr;
  const Image* meadow = nullptr;  // 768 u
  const Image* table = nullptr;
  double table_u = 1536;
  std::map<std::string, Image> ground;  // by design id
  std::vector<Picture> below;           // on the table, in this order
  std::vector<Prop> scenery;            // upright in the world, on no tile; world u
};

struct StandingFigure {
  std::string sprite;
  double x = 0, y = 0;           // world u
  double size = 1;               // of its shadow; 0: it throws none
  const Atlas* atlas = nullptr;  // where the sprite is; nullptr: among the figures
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
