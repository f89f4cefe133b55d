// Drawing the marks of empty cells; the shapes of the style guide's section 8.
#include "shell/board/land/marks.h"

#include "shell/board/art/art.h"
#include "shell/render/brushes.h"

namespace bastide::shell {

namespace {

constexpr float kInset = 5;
constexpr float kRadius = 16;
constexpr float kPi = 3.14159265F;

Rect cell_square(Cell cell) {
  return {static_cast<float>(cell.x) * kTile + kInset, static_cast<float>(cell.y) * kTile + kInset,
          kTile - 2 * kInset, kTile - 2 * kInset};
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

// Draws them in the colours of a theme, lines so much thicker than they are.
class Pen {
 public:
  Pen(Quads& quads, const Marks::Wish& wish)
      : quads_(quads),
        thick_(wish.thick),
        bold_(wish.contrast),
        legal_(rgb(wish.look().legal)),
        turn_(rgb(wish.look().turn)),
        danger_(rgb(wish.look().dead)),
        fill_(rgb(wish.look().cell)),
        look_(wish.look()) {}

  void legal_now(Cell cell, bool hovered) {
    const Rect square = cell_square(cell);
    round_rect(quads_, square, kRadius, with_alpha(fill_, full(hovered ? 0.85F : 0.62F)));
    dashed_rect(quads_, square, kRadius, 3.2F + 4.3F * thick_, 0, 0, rgb(look_.rim));
    dashed_rect(quads_, square, kRadius, (hovered ? 6.5F : 5.0F) * thick_ * line(),
                hovered || bold_ ? 0.0F : 17 * thick_, 12 * thick_, legal_);
    const Vec2 c = square.centre();
    const float arm = 22 + 8 * (thick_ - 1);
    const float broad = 7.5F * thick_ * line();
    quads_.line(c - Vec2{arm, 0}, c + Vec2{arm, 0}, broad, brush::kLine, legal_);
    quads_.line(c - Vec2{0, arm}, c + Vec2{0, arm}, broad, brush::kLine, legal_);
  }

  void legal_turned(Cell cell, bool hovered) {
    const Rect square = cell_square(cell);
    round_rect(quads_, square, kRadius, with_alpha(fill_, full(hovered ? 0.6F : 0.28F)));
    if (hovered)
      dashed_rect(quads_, square, kRadius, 6.5F * line(), 0, 0, legal_);
    else
      dashed_rect(quads_, square, kRadius, 4.6F * thick_ * line(), 5 * thick_, 9 * thick_,
                  with_alpha(turn_, full(0.85F)));
    turn_arrow(quads_, square.centre(), hovered ? legal_ : with_alpha(turn_, full(0.9F)), thick_);
  }

  void plain(Cell cell, bool hovered) {
    const Rect square = cell_square(cell);
    round_rect(quads_, square, kRadius, with_alpha(fill_, full(hovered ? 0.6F : 0.25F)));
    dashed_rect(quads_, square, kRadius, 4 * line(), 0, 0, with_alpha(turn_, full(hovered ? 0.8F : 0.35F)));
  }

  void dead_spot(Cell cell) {
    const Rect square = cell_square(cell);
    round_rect(quads_, square, 6, with_alpha(rgb(look_.dead_fill), 0.75F));
    for (float at = 20; at < 2 * square.w; at += 24) {
      const float a = std::min(at, square.w);
      const float b = at - a;
      quads_.line({square.x + b, square.y + a}, {square.x + a, square.y + b}, 2.4F, brush::kLine,
                  with_alpha(danger_, 0.45F));
    }
    dashed_rect(quads_, square, 6, 3.5F * line(), 0, 0, with_alpha(danger_, full(0.7F)));
    const Vec2 c = square.centre();
    quads_.rect(c.x - 36, c.y - 36, 72, 72, brush::kDisc, danger_);
    quads_.rect(c.x - 31, c.y - 31, 62, 62, brush::kDisc, rgb(look_.dead_disc));
    quads_.line(c - Vec2{11, 11}, c + Vec2{11, 11}, 6.5F, brush::kLine, danger_);
    quads_.line(c - Vec2{11, -11}, c + Vec2{11, -11}, 6.5F, brush::kLine, danger_);
  }

 private:
  // Where contrast is to be high nothing shines through, and lines are bolder.
  [[nodiscard]] float full(float alpha) const { return bold_ ? 1.0F : alpha; }
  [[nodiscard]] float line() const { return bold_ ? 1.4F : 1.0F; }

  Quads& quads_;
  float thick_;
  bool bold_;
  Color legal_, turn_, danger_, fill_;
  const palette::Places& look_;
};

}  // namespace

void Marks::update(const Session& session, const Wish& wish) {
  if (!built_.again(session.revision(), session.rotation(), session.ghost(), wish)) return;
  if (session.has_game() && listed_.again(session.revision()))
    dead_ = dead_cells(session.game().rules(), session.seen());
  shows_dead_ = wish.dead;
  Quads quads;
  Pen pen(quads, wish);
  if (session.has_game() && wish.dead)
    for (const Cell cell : dead_) pen.dead_spot(cell);
  marked_places_ = wish.places ? static_cast<int>(session.places().size()) : 0;
  const auto hovered_at = [&](Cell cell) { return cell.x == wish.hovered_x && cell.y == wish.hovered_y; };
  if (!wish.places && session.phase() == Phase::Place) {
    const State& state = session.game().state();
    for (unsigned i = 0; i < state.open_count; ++i)
      pen.plain(state.open_cell[i], hovered_at(state.open_cell[i]));
  }
  for (const PlaceOption& option : session.places()) {
    if (!wish.places) break;
    const bool hovered = hovered_at(option.cell);
    if ((option.rotations >> session.rotation() & 1) != 0)
      pen.legal_now(option.cell, hovered);
    else
      pen.legal_turned(option.cell, hovered);
  }
  mesh_.upload(quads);
}

void Marks::draw(Painter& painter) const { painter.draw(mesh_, painter.brushes()); }

}  // namespace bastide::shell
