#include "shell/board/view/inspection.h"

#include "shell/render/brushes.h"

namespace bastide::shell {

std::optional<Hover> Inspection::at(const Session& session, Vec2 point) const {
  if (!session.has_game()) return std::nullopt;
  // a disc stands for its feature, wherever it had to make way to
  if (const int spot = figure_step_.hit(session, point, 17); spot >= 0) {
    const FigureSpot& hit = session.spots()[static_cast<std::size_t>(spot)];
    return on(session, hit.cell, hit.segment);
  }
  const Vec2 world = scene_.camera.to_world(point);
  const float x = std::floor(world.x / kTile);
  const float y = std::floor(world.y / kTile);
  if (std::abs(x) > 120 || std::abs(y) > 120) return std::nullopt;
  Hover out;
  out.cell = {static_cast<i8>(x), static_cast<i8>(y)};
  const State& state = session.game().state();
  const GridEntry entry = state.at(out.cell);
  if (!is_tile(entry)) return out;
  out.tile = entry - 1;
  const PlacedTile& tile = state.tiles[static_cast<std::size_t>(out.tile)];
  const Vec2 inside = turned(world - cell_corner(out.cell), 4 - tile.rotation);
  out.local = scene_.art.design(tile.design).segment_at(inside.x, inside.y);
  if (out.local == kNoMask)
    out.local = kNoSegment;
  else
    out.segment = segment_id(tile, out.local);
  return out;
}

Hover Inspection::on(const Session& session, Cell cell, u8 local) {
  Hover out;
  out.cell = cell;
  const State& state = session.game().state();
  const GridEntry entry = state.at(cell);
  if (!is_tile(entry)) return out;
  out.tile = entry - 1;
  out.local = local;
  out.segment = segment_id(state.tiles[static_cast<std::size_t>(out.tile)], local);
  return out;
}

void Inspection::start(const Session& session) {
  const State& state = session.game().state();
  const Cell at = session.ghost() ? *session.ghost() : state.tiles[state.last_tile].cell;
  cursor_ = on(session, at, 0);
  framing_.show(at);
}

void Inspection::step(const Session& session, int side) {
  const State& state = session.game().state();
  Cell cell = cursor_->cell;
  for (int i = 0; i < kMaxSpan; ++i) {
    cell = neighbour(cell, side);
    if (cell.x < state.min_x - 1 || cell.x > state.max_x + 1 || cell.y < state.min_y - 1 ||
        cell.y > state.max_y + 1)
      return;
    if (state.at(cell) == 0) continue;
    cursor_ = on(session, cell, 0);
    framing_.show(cell);
    return;
  }
}

void Inspection::next(const Session& session, int direction) {
  if (cursor_->tile < 0) return;
  const PlacedTile& tile = session.game().state().tiles[static_cast<std::size_t>(cursor_->tile)];
  const int count = session.game().rules().designs[tile.design].segment_count;
  const int from = cursor_->local == kNoSegment ? -1 : cursor_->local;
  cursor_ = on(session, cursor_->cell, static_cast<u8>((from + direction + count) % count));
}

void Inspection::move_to(const Session& session, Vec2 screen_point) {
  const auto under = at(session, screen_point);
  if (under && (under->tile >= 0 || is_open(session.game().state().at(under->cell))))
    cursor_ = under;
  else
    cursor_.reset();
}

void Inspection::draw() {
  if (!cursor_) return;
  const Vec2 at = cell_corner(cursor_->cell);
  const float u = 1 / scene_.camera.scale();  // one CSS pixel
  Quads quads;
  const auto ring = [&](float out, float width, Color color) {
    frame_rect(quads, {at.x - out, at.y - out, kTile + 2 * out, kTile + 2 * out}, width, color);
  };
  ring(6 * u, 5.4F * u, kWhite);
  ring(4.6F * u, 2.6F * u, rgb(0x2B62C4));
  scene_.painter.set_dim(0, {});
  scene_.painter.draw(quads, scene_.painter.brushes());
}

}  // namespace bastide::shell
