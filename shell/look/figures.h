// What the figures look like: outline, details and sizes of each kind, read from assets/figures/*.json
// (the README there says what each member means).
#pragma once

#include "engine/core/result.h"

#include <array>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace bastide::look {

inline constexpr std::string_view kMeeple = "meeple";  // the figure everybody has
inline constexpr std::string_view kWinner = "winner";  // for figure_of: the one that wears a crown

enum class DetailShape { Path, Ellipse, Rect };

struct FigureDetail {
  DetailShape shape = DetailShape::Path;
  std::string path;
  std::array<double, 4> box{};  // x y rx ry of an ellipse, x y w h of a rectangle
  double radius = 0;            // of a rectangle's corners
  std::string fill, stroke;     // "#RRGGBB", "ink", or empty
  double width = 0, opacity = 1;
  bool standing = false;   // not on the lying figure
  double icon_width = -1;  // stroke on the vector picture; below 0: not drawn there
};

struct FigurePart {
  std::string path;
  std::string fill;  // "#RRGGBB"; empty: the body's colour, a little darker
};

struct NeutralLook {
  std::string fill;
  std::string mark;  // path data
};

struct Figure {
  std::string key;                             // of the piece
  std::string sprite;                          // in figures.webp, or on the page of pieces of …
  std::string set;                             // … the art of this game beside the landscape
  std::string outline;                         // path data
  std::array<double, 3> mark{0, 0, 1};         // x y scale
  std::optional<std::array<double, 4>> shine;  // x y rx ry
  std::vector<FigurePart> parts;
  std::vector<FigureDetail> details;
  std::optional<NeutralLook> neutral;
  bool lies = false;
  bool crowned = false;
  double board_size = 1, icon_size = 1;
  double row_height = 0.82;   // of a row in lists
  double choice_height = 42;  // px on the card that offers it
};

// One file; `like` is looked up in `known`. Errors say what and where.
Result<Figure> parse_figure(std::string_view json, std::string_view key, std::span<const Figure> known);

// Every figure there is, sorted by key. Read on first use and kept.
std::span<const Figure> figures();

// The figure of a piece, by its key, or kWinner; that of the meeple if nobody has drawn it.
const Figure& figure_of(std::string_view piece_key);

// Name in figures.webp: "blue_follower", "blue_follower_lying"; a neutral figure has no colour.
std::string sprite_name(const Figure& figure, std::string_view colour, bool lying);

}  // namespace bastide::look
