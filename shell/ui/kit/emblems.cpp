// Widgets that only show something: figures, avatars, points, the logo, tooltips.
#include "shell/board/board_view.h"
#include "shell/locale.h"
#include "shell/look/figures.h"
#include "shell/ui/kit/widgets.h"

namespace bastide::shell::ui {

void Widgets::figure(int colour, std::string_view piece, float x, float y, float height, float alpha,
                     bool lying) {
  const float w = height * 1.25F;
  if (board_.art_ready() &&
      board_.draw_figure(c_.list(), static_cast<u8>(colour), piece,
                         c_.px(Rect{x - w / 2, y - height, w, height}), alpha * c_.alpha(), lying))
    return;
  c_.figure(colour, piece, x, y, height, alpha);
}

void Widgets::avatar(float cx, float cy, float radius, int colour) {
  const PlayerColour& player = kPlayers[static_cast<std::size_t>(colour)];
  c_.disc(cx, cy + 1.5F, radius, faded(kShadow, 0.25F));
  c_.disc(cx, cy, radius, player.pale);
  c_.ring(cx, cy, radius, player.fill, 2.6F);
  figure(colour, look::kMeeple, cx, cy + radius * 0.66F, radius * 1.34F);
}

float Widgets::points_pill(float right, float cy, int colour, const std::string& text) {
  const PlayerColour& player = kPlayers[static_cast<std::size_t>(colour)];
  const float w = std::max(34.0F, c_.width(text, Type::SmallBold) + 18);
  c_.rect({right - w, cy - 10, w, 20}, player.fill, 10);
  c_.text(right - w / 2, cy, text, Type::SmallBold, player.ink, Align::Centre);
  return w;
}

// A gate tower on a brick square, in a box of 46.
void Widgets::tower_logo(float x, float y, float size) {
  const float k = size / 46;
  const ImU32 cream = rgb(0xFFF3DA);
  c_.shadow({x, y + 3 * k, size, size}, 4 * k, 0.25F, 8 * k);
  c_.gradient({x, y, size, size}, rgb(0xC75632), rgb(0xB44726), 8 * k);
  c_.frame({x, y, size, size}, rgb(0x7C2E14), 8 * k, 1.5F);
  const auto box = [&](float bx, float by, float w, float h) {
    c_.rect({x + bx * k, y + by * k, w * k, h * k}, cream);
  };
  for (const float bx : {8.0F, 15.5F, 26.5F, 34.0F}) box(bx, 9.5F, 4, 4);
  box(19.5F, 9.5F, 7, 4);
  box(8, 12.5F, 30, 3.6F);
  box(10, 18, 26, 19);
  c_.rect({x + 18 * k, y + 23.5F * k, 10 * k, 14 * k}, kBrick, 5 * k, ImDrawFlags_RoundCornersTop);
  box(8, 37.6F, 30, 2.6F);
}

void Widgets::wordmark(float x, float y, float scale) {
  tower_logo(x, y, 46 * scale);
  const Type type = scale > 0.9F ? Type::Banner : Type::Title;
  c_.text(x + 58 * scale, y + 23 * scale, tr("app.name"), scale > 0.9F ? type : Type::Score, kInk);
}

void Widgets::divider(float x, float y, float w) {
  c_.line(x, y, x + w, y, kLine);
  c_.disc(x + w / 2, y, 2.4F, kLine2);
}

void Widgets::bubble(const Rect& anchor, std::string_view text) {
  constexpr float kMost = 300;
  const auto lines = c_.wrap(text, Type::Small, kMost);
  float w = 0;
  for (const std::string& line : lines) w = std::max(w, c_.width(line, Type::Small));
  w += 26;
  const float step = c_.line_height(Type::Small);
  const float h = step * static_cast<float>(lines.size()) + 12;
  const float middle = anchor.x + anchor.w / 2;
  const float x = std::clamp(middle - w / 2, 6.0F, std::max(6.0F, kit_.width() - w - 6));
  const bool below = anchor.bottom() + h + 16 < kit_.height();
  const float y = below ? anchor.bottom() + 10 : anchor.y - h - 10;
  c_.shadow({x, y + 3, w, h}, 6, 0.3F, 8);
  c_.rect({x, y, w, h}, faded(kDark, 0.95F), 8);
  const float tip = std::clamp(middle, x + 14, x + w - 14);
  if (below)
    c_.polygon({{tip - 8, y + 0.5F}, {tip, y - 8}, {tip + 8, y + 0.5F}}, faded(kDark, 0.95F));
  else
    c_.polygon({{tip - 8, y + h - 0.5F}, {tip + 8, y + h - 0.5F}, {tip, y + h + 8}}, faded(kDark, 0.95F));
  float at = y + 6 + step / 2;
  for (const std::string& line : lines) {
    c_.text(x + w / 2, at, line, Type::Small, kDarkText, Align::Centre);
    at += step;
  }
}

}  // namespace bastide::shell::ui
