#include "shell/panels/emblems.h"

#include "shell/board/board_view.h"
#include "shell/look/figures.h"
#include "shell/text/locale.h"

#include <algorithm>

namespace bastide::shell::ui {

void Emblems::figure(int colour, std::string_view piece, float x, float y, float height, float alpha,
                     bool lying) {
  const float w = height * 1.25F;
  if (board_.art_ready() &&
      board_.draw_figure(c_.list(), static_cast<u8>(colour), piece,
                         c_.px(Rect{x - w / 2, y - height, w, height}), alpha * c_.alpha(), lying))
    return;
  c_.figure(colour, piece, x, y, height, alpha);
}

void Emblems::counter(int colour, std::string_view piece, int which, float x, float y, float height) {
  figure(colour, piece, x, y, height);
  if (which <= 0) return;
  const ImU32 paper = rgb(0xFFFBEF), ink = rgb(0x3D2A06);
  const float wide = height * 0.5F;
  const Rect letter{x - wide / 2, y - height * 0.44F, wide, wide * 0.68F};
  c_.rect(letter, paper, 2);
  c_.frame(letter, ink, 2, 1.3F);
  c_.line(letter.x + 1, letter.y + 1, x, letter.y + letter.h * 0.6F, ink, 1.3F);
  c_.line(letter.right() - 1, letter.y + 1, x, letter.y + letter.h * 0.6F, ink, 1.3F);
}

void Emblems::avatar(float cx, float cy, float radius, int colour) {
  const Canvas::AsPainted keep(c_);
  const PlayerColour& player = kPlayers[static_cast<std::size_t>(colour)];
  c_.disc(cx, cy + 1.5F, radius, faded(kShadow, 0.25F));
  c_.disc(cx, cy, radius, player.pale);
  c_.ring(cx, cy, radius, player.fill, 2.6F);
  figure(colour, look::kMeeple, cx, cy + radius * 0.66F, radius * 1.34F);
}

float Emblems::points_pill(float right, float cy, int colour, const std::string& text) {
  const PlayerColour& player = kPlayers[static_cast<std::size_t>(colour)];
  const float w = std::max(34.0F, c_.width(text, Type::SmallBold) + 18);
  c_.rect({right - w, cy - 10, w, 20}, player.fill, 10);
  c_.text(right - w / 2, cy, text, Type::SmallBold, player.ink, Align::Centre);
  return w;
}

// A gate tower on a brick square, in a box of 46.
void Emblems::tower_logo(float x, float y, float size) {
  const Canvas::AsPainted keep(c_);
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

void Emblems::wordmark(float x, float y, float scale) {
  tower_logo(x, y, 46 * scale);
  const Type type = scale > 0.9F ? Type::Banner : Type::Title;
  c_.text(x + 58 * scale, y + 23 * scale, tr("app.name"), scale > 0.9F ? type : Type::Score, kInk);
}

}  // namespace bastide::shell::ui
