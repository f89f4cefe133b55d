#include "shell/board/view/framing.h"

#include "engine/core/sort.h"
#include "shell/board/game_board.h"

namespace bastide::shell {

void Framing::set_safe(Rect area) {
  if (area == safe_) return;
  safe_ = area;
  safe_changed_ = true;
}

void Framing::begin_frame() {
  const Vec2 screen = scene_.screen;
  scene_.camera.set_screen(screen, safe_.w > 0 ? safe_ : Rect{0, 0, screen.x, screen.y});
}

Rect Framing::land_rect(const Session& session) {
  if (!session.has_game()) return {-kTile, -kTile, 3 * kTile, 3 * kTile};
  return land_rect(session.game());
}

Rect Framing::land_rect(const Game& game) {
  if (const GameBoard* own = bounded_board(game.rules())) return own->bounds(game.rules());
  const State& state = game.state();
  // one cell around the land, so that the camera does not wander between the steps of a turn
  const float x0 = static_cast<float>(state.min_x) - 1, x1 = static_cast<float>(state.max_x) + 1;
  const float y0 = static_cast<float>(state.min_y) - 1, y1 = static_cast<float>(state.max_y) + 1;
  return {x0 * kTile - 30, y0 * kTile - 40, (x1 - x0 + 1) * kTile + 60, (y1 - y0 + 1) * kTile + 80};
}

// Between the steps of a turn the camera stays: the places for a figure are on the tile just laid, which was
// in view, and on its picture in the panel.
void Framing::game_changed(const Session& session, bool new_game) {
  if (new_game) follow_ = true;
  const bool step = asks_figure(session);
  if (follow_ && (!step || new_game)) follow_land(session, !new_game);
  if (step) show_step(session);
}

// What an expansion asks may be anywhere: as many of those places as can be seen together.
void Framing::show_step(const Session& session) {
  const State& state = session.game().state();
  if (session.asks_own_figure()) {
    show(state.tiles[state.last_tile].cell);
    return;
  }
  std::vector<Cell> cells;
  for (int i = 0; i < session.offered(); ++i)
    cells.push_back(session.spots()[static_cast<std::size_t>(i)].cell);
  show(cells);
}

void Framing::panels_changed(const Session& session, bool new_game) {
  if (!std::exchange(safe_changed_, false) || new_game) return;
  if (asks_figure(session)) {
    show_step(session);
  } else if (follow_ || !scene_.in_view(land_rect(session))) {
    follow_land(session, false);
  }
}

void Framing::fit(const Session& session, bool animated) {
  follow_ = true;
  fit_land(session, animated);
}

void Framing::fit_land(const Session& session, bool animated) {
  const float biggest = (scene_.touch ? 116.0F : 160.0F) * scene_.panel_scale / kTile;
  scene_.camera.fit(land_rect(session), biggest, animated ? scene_.ms(450) : 0);
}

// Keeps the whole land in view while its tiles stay large enough to read; beyond that, the place
// where things happen.
void Framing::follow_land(const Session& session, bool animated) {
  Camera& camera = scene_.camera;
  const float ms = animated ? scene_.ms(450) : 0;
  const Rect laid = land_rect(session);
  const float smallest = (scene_.touch ? 66.0F : 56.0F) / kTile;
  if (camera.fitting_scale(laid, 1) >= smallest || bounded_board(session.game().rules()) != nullptr) {
    fit_land(session, animated);
    return;
  }
  const State& state = session.game().state();
  const Vec2 last = cell_corner(state.tiles[state.last_tile].cell);
  const Rect around = {last.x - kTile, last.y - kTile, 3 * kTile, 3 * kTile};
  if (std::abs(camera.target_scale() / smallest - 1) > 0.02F) {
    const Vec2 centre = animated ? camera.centre() : around.centre();
    camera.go_to(centre, smallest, ms);
  }
  // some place to lay the tile on must be in view
  Rect near = around;
  float nearest = 1e9F;
  for (const PlaceOption& place : session.places()) {
    const Vec2 at = cell_corner(place.cell);
    const float d = std::hypot(at.x - last.x, at.y - last.y);
    if (d >= nearest) continue;
    nearest = d;
    const float x = std::min(at.x, last.x), y = std::min(at.y, last.y);
    near = {x, y, std::abs(at.x - last.x) + kTile, std::abs(at.y - last.y) + kTile};
    if (d > 5 * kTile) near = {at.x, at.y, kTile, kTile};
  }
  camera.reveal_within(laid, nearest > 1.5F * kTile && nearest < 1e9F ? near : around, 4, ms);
}

void Framing::follow_ghost(const Session& session) {
  if (!session.ghost()) return;
  const Vec2 corner = cell_corner(*session.ghost());
  const float buttons = 76 / scene_.camera.target_scale();
  scene_.camera.reveal({corner.x - 24, corner.y - 40, kTile + 48, kTile + 64 + buttons}, 8, scene_.ms(280));
}

void Framing::show(Cell cell) {
  const Vec2 corner = cell_corner(cell);
  scene_.camera.reveal({corner.x - 40, corner.y - 40, kTile + 80, kTile + 100}, 12, scene_.ms(280));
}

void Framing::show(std::span<const Cell> cells) {
  Camera& camera = scene_.camera;
  std::vector<Cell> by_distance(cells.begin(), cells.end());
  const auto away = [&](Cell cell) {
    const Vec2 d = cell_middle(cell) - camera.centre();
    return std::hypot(d.x, d.y);
  };
  sort_by(by_distance, [&](Cell a, Cell b) { return away(a) < away(b); });
  constexpr float kAround = 40;
  const Vec2 room = Vec2{camera.safe().w, camera.safe().h} * (1 / camera.target_scale());
  Rect shown;
  for (const Cell cell : by_distance) {
    const Vec2 at = cell_corner(cell);
    Rect more{at.x - kAround, at.y - kAround, kTile + 2 * kAround, kTile + 2 * kAround};
    if (shown.w > 0) {
      const float x = std::min(shown.x, more.x), y = std::min(shown.y, more.y);
      more = {x, y, std::max(shown.right(), more.right()) - x, std::max(shown.bottom(), more.bottom()) - y};
    }
    if (shown.w > 0 && (more.w > room.x || more.h > room.y)) continue;
    shown = more;
  }
  if (shown.w > 0) camera.reveal(shown, 0, scene_.ms(280));
}

void Framing::zoom_at(Vec2 screen, float factor) {
  moved_by_hand();
  scene_.camera.zoom_at(screen, factor, scene_.ms(180));
}

void Framing::drag(Vec2 by) {
  scene_.camera.drag(by);
  moved_by_hand();
}

void Framing::pan(Vec2 by) {
  moved_by_hand();
  Camera& camera = scene_.camera;
  camera.pan_to(camera.to_world(camera.safe().centre()) + by * (1 / camera.scale()), scene_.ms(180));
}

}  // namespace bastide::shell
