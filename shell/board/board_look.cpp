// Looking around: a cursor that walks the land by keys or taps and lays nothing, so that whatever a
// mouse shows by hovering can be seen without one.
#include "shell/board/parts.h"
#include "shell/render/brushes.h"

namespace bastide::shell {

Hover BoardView::Parts::hover_on(const Session& s, Cell cell, u8 local) const {
  Hover out;
  out.cell = cell;
  const State& state = s.game().state();
  const GridEntry entry = state.at(cell);
  if (!is_tile(entry)) return out;
  out.tile = entry - 1;
  out.local = local;
  out.segment = static_cast<SegmentId>(state.tiles[static_cast<std::size_t>(out.tile)].first_segment + local);
  return out;
}

const std::optional<Hover>& BoardView::look() const { return parts_->looking; }
void BoardView::stop_look() { parts_->looking.reset(); }

void BoardView::start_look(const Session& s) {
  const State& state = s.game().state();
  const Cell at = s.ghost() ? *s.ghost() : state.tiles[state.last_tile].cell;
  parts_->looking = parts_->hover_on(s, at, 0);
  show(at);
}

// To the next cell on that side that is on the land or beside it; gaps are passed over.
void BoardView::step_look(const Session& s, int side) {
  Parts& p = *parts_;
  const State& state = s.game().state();
  Cell cell = p.looking->cell;
  for (int i = 0; i < kMaxSpan; ++i) {
    cell = neighbour(cell, side);
    if (cell.x < state.min_x - 1 || cell.x > state.max_x + 1 || cell.y < state.min_y - 1 ||
        cell.y > state.max_y + 1)
      return;
    if (state.at(cell) == 0) continue;
    p.looking = p.hover_on(s, cell, 0);
    show(cell);
    return;
  }
}

void BoardView::next_look(const Session& s, int direction) {
  Parts& p = *parts_;
  if (p.looking->tile < 0) return;
  const PlacedTile& tile = s.game().state().tiles[static_cast<std::size_t>(p.looking->tile)];
  const int count = s.game().rules().designs[tile.design].segment_count;
  const int from = p.looking->local == kNoSegment ? -1 : p.looking->local;
  p.looking = p.hover_on(s, p.looking->cell, static_cast<u8>((from + direction + count) % count));
}

void BoardView::Parts::draw_look() {
  if (!looking) return;
  const Vec2 at = cell_corner(looking->cell);
  const float u = 1 / camera.scale();  // one CSS pixel
  Quads quads;
  const auto ring = [&](float out, float width, Color color) {
    frame_rect(quads, {at.x - out, at.y - out, kTile + 2 * out, kTile + 2 * out}, width, color);
  };
  ring(6 * u, 5.4F * u, kWhite);
  ring(4.6F * u, 2.6F * u, rgb(0x2B62C4));
  painter.set_dim(0, {});
  painter.draw(quads, painter.brushes());
}

}  // namespace bastide::shell
