// Shared by the files that put props on a tile.
#pragma once

#include "tools/tileart/design.h"
#include "tools/tileart/props/props.h"

#include <span>
#include <string>

namespace bastide::art {

class Adder {
 public:
  // `kinds`: those that may be chosen from.
  explicit Adder(std::vector<Prop>& props, std::span<const PropKind> kinds = prop_kinds())
      : props_(props), kinds_(kinds) {}
  // `kind` without number: a variant is chosen.
  void any(Rng& rng, const std::string& kind, Point at, double scale = 1);
  void one(const std::string& sprite, Point at, double scale = 1) { props_.push_back({sprite, at, scale}); }

 private:
  std::vector<Prop>& props_;
  std::span<const PropKind> kinds_;
};

void scatter_city(Design& design, Adder& add);
void scatter_fields(Design& design, Adder& add);
void scatter_landmarks(Design& design, Adder& add);
void scatter_copies(Design& design);

}  // namespace bastide::art
