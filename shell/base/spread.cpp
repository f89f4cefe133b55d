#include "shell/base/spread.h"

namespace bastide::shell {

void spread(std::vector<Vec2>& points, float apart) {
  bool moved = true;
  for (int round = 0; moved && round < 40; ++round) {
    moved = false;
    for (std::size_t i = 0; i < points.size(); ++i)
      for (std::size_t j = i + 1; j < points.size(); ++j) {
        Vec2 d = points[j] - points[i];
        float length = std::hypot(d.x, d.y);
        if (length < 0.01F) d = {1, static_cast<float>(i) * 0.3F}, length = 1;
        const float missing = apart - length;
        if (missing <= 0) continue;
        moved = true;
        const Vec2 push = d * (missing / length * 0.5F);
        points[i] = points[i] - push;
        points[j] = points[j] + push;
      }
  }
}

}  // namespace bastide::shell
