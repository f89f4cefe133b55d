// One tile design as the tool builds it: layout, segment mask, figure anchors, field plots, props.
// build_design is the whole way from facts to everything that is then drawn and written.
#pragma once

#include "tools/tileart/layout.h"

#include <array>
#include <cstdint>
#include <string>
#include <vector>

namespace bastide::art {

enum class Crop { Wheat, Plough, Vine, Orchard, Lavender, Clover };

struct Plot {
  Point at;
  double w = 0, h = 0;  // half sizes
  double angle = 0;
  Crop crop = Crop::Wheat;
  [[nodiscard]] Point to_tile(double u, double v) const;
};

struct Prop {
  std::string sprite;  // of rotation 0: "gateS0", "tree3"
  Point at;
  double scale = 1;
};

struct TowerSpot {
  int kind = 0;  // 0 wall end, 1 tile corner
  int city = 0;
  Point at;
};

inline constexpr int kMaskSize = 64;
inline constexpr std::uint8_t kNoLabel = 255;

struct Mask {
  std::array<std::uint8_t, kMaskSize * kMaskSize> label{};
  std::vector<Circle> room;  // per segment: the roomiest point of it, for anchors
  [[nodiscard]] std::uint8_t at(Point p) const;
};

struct Design {
  const TileFact* fact = nullptr;
  Layout layout;
  std::string kinds;  // one letter per segment, see FORMAT.md
  Mask mask;
  Line anchors;
  std::vector<Plot> plots;
  std::vector<Prop> props;
  std::vector<TowerSpot> towers;
  std::vector<std::vector<Prop>> copies;
};

Design build_design(const TileFact& fact);

// Steps of build_design.
std::string segment_kinds(const TileFact& fact);
Mask make_mask(Layout& layout);
Line place_anchors(const Layout& layout, const Mask& mask);
std::vector<Plot> place_plots(Layout& layout);
void place_props(Design& design);

}  // namespace bastide::art
