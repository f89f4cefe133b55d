// Flooding the open land: see the header.
#include "tools/tileart/open_land.h"

#include <algorithm>

namespace bastide::art {

namespace {

constexpr int kSide = kMaskSize;
constexpr double kPixel = kT / kSide;

Point centre_of(int i) { return {(i % kSide + .5) * kPixel, (i / kSide + .5) * kPixel}; }
int pixel_of(Point p) {
  const auto cell = [](double v) { return std::clamp(static_cast<int>(v / kPixel), 0, kSide - 1); };
  return cell(p.y) * kSide + cell(p.x);
}

std::vector<int> flood(const std::vector<bool>& open, int from) {
  std::vector<int> found{from};
  std::vector<bool> seen(open.size());
  seen[static_cast<std::size_t>(from)] = true;
  for (std::size_t k = 0; k < found.size(); ++k) {
    const int i = found[k], x = i % kSide;
    for (const int step : {-1, 1, -kSide, kSide}) {
      const int j = i + step;
      if (j < 0 || j >= kSide * kSide || (step == -1 && x == 0) || (step == 1 && x == kSide - 1)) continue;
      const auto at = static_cast<std::size_t>(j);
      if (seen[at] || !open[at]) continue;
      seen[at] = true;
      found.push_back(j);
    }
  }
  return found;
}

}  // namespace

void label_land(Mask& mask, const std::function<int(Point)>& built_on, const std::vector<OpenLand>& lands,
                const std::function<void(OpenFault)>& tell) {
  mask.label.fill(kNoLabel);
  std::vector<bool> open(mask.label.size());
  for (std::size_t i = 0; i < open.size(); ++i) {
    const int segment = built_on(centre_of(static_cast<int>(i)));
    open[i] = segment < 0;
    if (segment >= 0) mask.label[i] = static_cast<std::uint8_t>(segment);
  }
  for (const OpenLand& land : lands) {
    const auto segment = static_cast<std::uint8_t>(land.segment);
    bool first = true;
    for (const Point p : land.edges) {
      const int from = pixel_of(p);
      const std::uint8_t here = mask.label[static_cast<std::size_t>(from)];
      if (!first && here != segment) tell(OpenFault::FallsApart);
      if (first && here != kNoLabel) tell(OpenFault::RunsTogether);
      if (first && open[static_cast<std::size_t>(from)]) {
        for (const int i : flood(open, from)) mask.label[static_cast<std::size_t>(i)] = segment;
      }
      first = false;
    }
  }
}

}  // namespace bastide::art
