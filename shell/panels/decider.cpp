#include "shell/panels/decider.h"

#include "shell/text/locale.h"
#include "shell/text/words.h"

namespace bastide::shell {

using namespace ui;

void draw_decider(const Context& context, const Player& player, float cx, float cy, float size) {
  Canvas& c = context.c;
  if (player.kind != SeatKind::Computer) {
    c.icon(player.kind == SeatKind::Here ? "person" : "globe", cx, cy, size * 0.72F, kInk2, 2.2F);
    return;
  }
  const auto steps = static_cast<float>(kLevels.size());
  const float wide = size * 0.78F / steps, low = cy + size * 0.36F;
  for (unsigned i = 0; i < kLevels.size(); ++i) {
    const float h = size * 0.72F * (static_cast<float>(i) + 1) / steps;
    const Rect step{cx - size * 0.39F + static_cast<float>(i) * wide + 1, low - h, wide - 2, h};
    if (i <= player.level)
      c.rect(step, kGreenDark, 2);
    else
      c.frame(step, kLine2, 2, 1.3F);
  }
}

std::string decider_name(const Player& player) {
  if (player.kind == SeatKind::Computer) return level_name(player.level);
  return tr(player.kind == SeatKind::Here ? "seat.here" : "seat.elsewhere");
}

std::string decider_short(const Player& player) {
  if (player.kind == SeatKind::Computer) return decider_name(player);
  return tr(player.kind == SeatKind::Here ? "seat.here_short" : "seat.elsewhere_short");
}

std::string decider_about(const Player& player) {
  if (player.kind == SeatKind::Computer) return level_about(player.level);
  return tr(player.kind == SeatKind::Here ? "seat.here.about" : "seat.elsewhere.about");
}

}  // namespace bastide::shell
