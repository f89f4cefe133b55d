// Shared by the files that put props on a tile.
#pragma once

#include "tools/tileart/design.h"

#include <string>

namespace bastide::art {

class Adder {
 public:
  explicit Adder(std::vector<Prop>& props) : props_(props) {}
  // `kind` without number: a variant is chosen.
  void any(Rng& rng, const std::string& kind, Point at, double scale = 1);
  void one(const std::string& sprite, Point at, double scale = 1) { props_.push_back({sprite, at, scale}); }

 private:
  std::vector<Prop>& props_;
};

void scatter_city(Design& design, Adder& add);
void scatter_fields(Design& design, Adder& add);
void scatter_landmarks(Design& design, Adder& add);
void scatter_copies(Design& design);

}  // namespace bastide::art
