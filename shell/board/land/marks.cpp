// Drawing the marks of empty cells; the shapes of the style guide's section 8.
#include "shell/board/land/marks.h"

#include "shell/board/art/art.h"
#include "shell/look/palette.h"
#include "shell/render/brushes.h"

namespace bastide::shell {

namespace {

constexpr Color kLegal = rgb(palette::kLegal);
constexpr Color kTurn = rgb(palette::kTurn);
constexpr Color kDanger = rgb(palette::kDead);
constexpr Color kCream = rgb(palette::kCell);
constexpr float kInset = 5;
constexpr float kRadius = 16;
constexpr float kPi = 3.14159265F;

Rect cell_square(Cell cell) {
  return {static_cast<float>(cell.x) * kTile + kInset, static_cast<float>(cell.y) * kTile + kInset,
          kTile - 2 * kInset, kTile - 2 * kInset};
}

void legal_now(Quads& quads, Cell cell, bool hovered, float thick) {
  const Rect square = cell_square(cell);
  round_rect(quads, square, kRadius, with_alpha(kCream, hovered ? 0.85F : 0.62F));
  dashed_rect(quads, square, kRadius, 3.2F + 4.3F * thick, 0, 0, kWhite);
  dashed_rect(quads, square, kRadius, (hovered ? 6.5F : 5.0F) * thick, hovered ? 0.0F : 17 * thick,
              12 * thick, kLegal);
  const Vec2 c = square.centre();
  const float arm = 22 + 8 * (thick - 1);
  quads.line(c - Vec2{arm, 0}, c + Vec2{arm, 0}, 7.5F * thick, brush::kLine, kLegal);
  quads.line(c - Vec2{0, arm}, c + Vec2{0, arm}, 7.5F * thick, brush::kLine, kLegal);
}

void turn_arrow(Quads& quads, Vec2 c, Color color, float thick) {
  constexpr int kSteps = 18;
  const float arc = 20 + 8 * (thick - 1);
  const auto point = [&](float t) {
    const float angle = (-0.75F + 1.62F * t) * kPi;
    return c + Vec2{std::cos(angle) * arc, std::sin(angle) * arc};
  };
  for (int i = 0; i < kSteps; ++i)
    quads.line(point(static_cast<float>(i) / kSteps), point(static_cast<float>(i + 1) / kSteps), 5,
               brush::kLine, color);
  const Vec2 tip = point(0);
  quads.line(tip + Vec2{-2, -14}, tip + Vec2{-2, 2}, 5 * thick, brush::kLine, color);
  quads.line(tip + Vec2{-3, 1}, tip + Vec2{13, 1}, 5 * thick, brush::kLine, color);
}

void legal_turned(Quads& quads, Cell cell, bool hovered, float thick) {
  const Rect square = cell_square(cell);
  round_rect(quads, square, kRadius, with_alpha(kCream, hovered ? 0.6F : 0.28F));
  if (hovered)
    dashed_rect(quads, square, kRadius, 6.5F, 0, 0, kLegal);
  else
    dashed_rect(quads, square, kRadius, 4.6F * thick, 5 * thick, 9 * thick, with_alpha(kTurn, 0.85F));
  turn_arrow(quads, square.centre(), hovered ? kLegal : with_alpha(kTurn, 0.9F), thick);
}

void plain(Quads& quads, Cell cell, bool hovered) {
  const Rect square = cell_square(cell);
  round_rect(quads, square, kRadius, with_alpha(kCream, hovered ? 0.6F : 0.25F));
  dashed_rect(quads, square, kRadius, 4, 0, 0, with_alpha(kTurn, hovered ? 0.8F : 0.35F));
}

void dead_spot(Quads& quads, Cell cell) {
  const Rect square = cell_square(cell);
  round_rect(quads, square, 6, with_alpha(rgb(palette::kDeadFill), 0.75F));
  for (float at = 20; at < 2 * square.w; at += 24) {
    const float a = std::min(at, square.w);
    const float b = at - a;
    quads.line({square.x + b, square.y + a}, {square.x + a, square.y + b}, 2.4F, brush::kLine,
               with_alpha(kDanger, 0.45F));
  }
  dashed_rect(quads, square, 6, 3.5F, 0, 0, with_alpha(kDanger, 0.7F));
  const Vec2 c = square.centre();
  quads.rect(c.x - 36, c.y - 36, 72, 72, brush::kDisc, kDanger);
  quads.rect(c.x - 31, c.y - 31, 62, 62, brush::kDisc, rgb(palette::kDeadDisc));
  quads.line(c - Vec2{11, 11}, c + Vec2{11, 11}, 6.5F, brush::kLine, kDanger);
  quads.line(c - Vec2{11, -11}, c + Vec2{11, -11}, 6.5F, brush::kLine, kDanger);
}

}  // namespace

void Marks::update(const Session& session, const Wish& wish) {
  if (!built_.again(session.revision(), session.rotation(), session.ghost(), wish)) return;
  if (session.has_game() && listed_.again(session.revision()))
    dead_ = dead_cells(session.game().rules(), session.seen());
  shows_dead_ = wish.dead;
  Quads quads;
  if (session.has_game() && wish.dead)
    for (const Cell cell : dead_) dead_spot(quads, cell);
  marked_places_ = wish.places ? static_cast<int>(session.places().size()) : 0;
  const auto hovered_at = [&](Cell cell) { return cell.x == wish.hovered_x && cell.y == wish.hovered_y; };
  if (!wish.places && session.phase() == Phase::Place) {
    const State& state = session.game().state();
    for (unsigned i = 0; i < state.open_count; ++i)
      plain(quads, state.open_cell[i], hovered_at(state.open_cell[i]));
  }
  for (const PlaceOption& option : session.places()) {
    if (!wish.places) break;
    const bool hovered = hovered_at(option.cell);
    if ((option.rotations >> session.rotation() & 1) != 0)
      legal_now(quads, option.cell, hovered, wish.thick);
    else
      legal_turned(quads, option.cell, hovered, wish.thick);
  }
  mesh_.upload(quads);
}

void Marks::draw(Painter& painter) const { painter.draw(mesh_, painter.brushes()); }

}  // namespace bastide::shell
