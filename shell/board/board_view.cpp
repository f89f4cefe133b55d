// BoardView: following the session, camera manners, positions for panels. Drawing, fields and input
// stand in the other board_*.cpp files.
#include "shell/board/board_view.h"

#include "shell/board/parts.h"
#include "shell/platform.h"

namespace bastide::shell {

namespace {

constexpr double kHoldMs = 450;  // a finger that rests as long looks instead of tapping

}  // namespace

BoardView::BoardView() : parts_(std::make_unique<Parts>()) {}
BoardView::~BoardView() = default;

bool BoardView::init() {
  parts_->touch = platform::coarse_pointer();
  return parts_->painter.init();
}

void BoardView::load_art() { parts_->art.load(); }

void BoardView::context_lost() {
  Parts& p = *parts_;
  p.painter.context_lost();
  p.land.forget();
  p.marks.forget();
  p.fields.forget();
  p.highlight.forget();
  p.glows.clear();
  p.fields_revision = 0;
  p.shown_highlight = kNoSegmentId;
}

void BoardView::context_back() {
  parts_->painter.init();
  parts_->art.reload_textures();
}

void BoardView::set_fonts(Fonts fonts) { parts_->fonts = fonts; }
void BoardView::set_look(const BoardLook& look) { parts_->wishes = look; }
void BoardView::set_player_point(Seat seat, Vec2 point) {
  if (seat < kMaxPlayers) parts_->player_points[seat] = point;
}

Rect BoardView::Parts::land_rect(const Session& session) const {
  if (!session.has_game()) return {-kTile, -kTile, 3 * kTile, 3 * kTile};
  const State& state = session.game().state();
  // one cell around the land, so that the camera does not wander between the steps of a turn
  const float x0 = static_cast<float>(state.min_x) - 1, x1 = static_cast<float>(state.max_x) + 1;
  const float y0 = static_cast<float>(state.min_y) - 1, y1 = static_cast<float>(state.max_y) + 1;
  return {x0 * kTile - 30, y0 * kTile - 40, (x1 - x0 + 1) * kTile + 60, (y1 - y0 + 1) * kTile + 80};
}

bool BoardView::Parts::in_view(const Rect& world) const {
  const Rect v = camera.visible();
  return world.x < v.right() && world.right() > v.x && world.y < v.bottom() && world.bottom() > v.y;
}

void BoardView::Parts::fit(const Session& session, bool animated) {
  const float biggest = (touch ? 116.0F : 160.0F) / kTile;
  camera.fit(land_rect(session), biggest, animated ? ms(450) : 0);
}

// Keeps the whole land in view while its tiles stay large enough to read; beyond that, the place
// where things happen.
void BoardView::Parts::follow_land(const Session& s, bool animated) {
  const Rect laid = land_rect(s);
  const float smallest = (touch ? 66.0F : 56.0F) / kTile;
  if (camera.fitting_scale(laid, 1) >= smallest) {
    fit(s, animated);
    return;
  }
  const State& state = s.game().state();
  const Vec2 last = cell_corner(state.tiles[state.last_tile].cell);
  const Rect around = {last.x - kTile, last.y - kTile, 3 * kTile, 3 * kTile};
  if (std::abs(camera.target_scale() / smallest - 1) > 0.02F) {
    const Vec2 centre = animated ? camera.centre() : around.centre();
    camera.go_to(centre, smallest, animated ? ms(450) : 0);
  }
  // some place to lay the tile on must be in view
  Rect near = around;
  float nearest = 1e9F;
  for (const PlaceOption& place : s.places()) {
    const Vec2 at = cell_corner(place.cell);
    const float d = std::hypot(at.x - last.x, at.y - last.y);
    if (d >= nearest) continue;
    nearest = d;
    const float x = std::min(at.x, last.x), y = std::min(at.y, last.y);
    near = {x, y, std::abs(at.x - last.x) + kTile, std::abs(at.y - last.y) + kTile};
    if (d > 5 * kTile) near = {at.x, at.y, kTile, kTile};
  }
  camera.reveal_within(laid, nearest > 1.5F * kTile && nearest < 1e9F ? near : around, 4,
                       animated ? ms(450) : 0);
}

// A figure's places on a small tile would be too close to hit: the camera comes nearer for that step.
void BoardView::Parts::come_close(const Session& s) {
  const float wanted = (touch ? 170.0F : 132.0F) / kTile;
  // an abbot who may come home can stand far from the tile (ABB-03): every place stays in view
  Vec2 low = cell_corner(s.spots().front().cell);
  Vec2 high = low;
  for (const FigureSpot& spot : s.spots()) {
    const Vec2 at = cell_corner(spot.cell);
    low = {std::min(low.x, at.x), std::min(low.y, at.y)};
    high = {std::max(high.x, at.x), std::max(high.y, at.y)};
  }
  const Rect reach{low.x - 24, low.y - 24, high.x - low.x + kTile + 48, high.y - low.y + kTile + 48};
  const float scale = camera.fitting_scale(reach, wanted);
  if (low == high) {
    if (s.spots().size() < 2 && !touch) return;
    if (camera.target_scale() >= wanted * 0.8F) return;
  } else if (scale >= camera.target_scale()) {
    camera.reveal(reach, 0, ms(280));
    return;
  }
  if (!before_step) before_step = Place{camera.centre(), camera.target_scale()};
  camera.go_to(reach.centre(), scale, ms(280));
}

Vec2 BoardView::Parts::anchor_world(const State& state, Cell cell, u8 segment) const {
  const Vec2 corner = cell_corner(cell);
  const GridEntry entry = state.at(cell);
  if (!is_tile(entry)) return corner + Vec2{kTile / 2, kTile / 2};
  const PlacedTile& tile = state.tiles[static_cast<std::size_t>(entry - 1)];
  const DesignArt& design = art.design(tile.design);
  if (segment >= design.anchors.size()) return corner + Vec2{kTile / 2, kTile / 2};
  Vec2 at = corner + turned(design.anchors[segment], tile.rotation);
  if (segment < design.kinds.size() && design.kinds[segment] == 'm') at.y += art.monastery_figure_dy();
  return at;
}

std::optional<Hover> BoardView::Parts::look_up(const Session& session, Vec2 point) const {
  if (!session.has_game()) return std::nullopt;
  // a disc stands for its feature, wherever it had to make way to
  if (session.phase() == Phase::Figure && discs.size() == session.spots().size())
    for (std::size_t i = 0; i < discs.size(); ++i)
      if (std::hypot(discs[i].x - point.x, discs[i].y - point.y) < 17)
        return hover_on(session, session.spots()[i].cell, session.spots()[i].segment);
  const Vec2 world = camera.to_world(point);
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
  out.local = art.design(tile.design).segment_at(inside.x, inside.y);
  if (out.local == kNoMask)
    out.local = kNoSegment;
  else
    out.segment = static_cast<SegmentId>(tile.first_segment + out.local);
  return out;
}

// The ghost, the buttons under it and a little of what is around stay inside the safe area.
void BoardView::Parts::follow_ghost(const Session& session) {
  if (!session.ghost() || carried) return;
  const Vec2 corner = cell_corner(*session.ghost());
  const float buttons = 76 / camera.target_scale();
  camera.reveal({corner.x - 24, corner.y - 40, kTile + 48, kTile + 64 + buttons}, 8, ms(280));
}

// Discs stand on their anchors, but far enough apart to be hit, whatever the zoom.
void BoardView::Parts::place_discs(const Session& session) {
  discs.clear();
  disc_anchors.clear();
  if (session.phase() != Phase::Figure) return;
  const State& state = session.game().state();
  const float radius = std::max(25 * camera.scale(), touch ? 22.0F : 17.0F);
  for (const FigureSpot& spot : session.spots())
    disc_anchors.push_back(camera.to_screen(anchor_world(state, spot.cell, spot.segment)));
  discs = disc_anchors;
  for (int round = 0; round < 40; ++round)
    for (std::size_t i = 0; i < discs.size(); ++i)
      for (std::size_t j = i + 1; j < discs.size(); ++j) {
        Vec2 d = discs[j] - discs[i];
        float length = std::hypot(d.x, d.y);
        if (length < 0.01F) d = {1, static_cast<float>(i) * 0.3F}, length = 1;
        const float missing = radius * 2.12F - length;
        if (missing <= 0) continue;
        const Vec2 push = d * (missing / length * 0.5F);
        discs[i] = discs[i] - push;
        discs[j] = discs[j] + push;
      }
}

void BoardView::update(Session& session, std::span<const Event> events, Vec2 screen, float pixel_ratio,
                       double seconds) {
  Parts& p = *parts_;
  const float elapsed = std::min(50.0F, static_cast<float>((seconds - p.seconds) * 1000));
  p.shown_session = &session;
  p.seconds = seconds;
  p.screen = screen;
  p.pixel_ratio = pixel_ratio;
  p.tile_requests.clear();
  p.camera.set_screen(screen, p.safe.w > 0 ? p.safe : Rect{0, 0, screen.x, screen.y});

  if (!session.has_game()) {
    p.shown_rules.reset();
    p.revision = session.revision();
    p.motion.clear();
    return;
  }
  const Game& game = session.game();
  const bool new_game = p.shown_rules.get() != &game.rules();
  if (new_game) {
    p.shown_rules = game.shared_rules();
    p.art.use_rules(p.shown_rules);
    p.follow = true;
    p.motion.clear();
    p.hover.reset();
    p.ghost.reset();
    p.field_view = false;
  }
  if (p.revision != session.revision() || new_game) {
    p.revision = session.revision();
    p.shown_highlight = kNoSegmentId;
    p.motion.clear();
    const bool step = session.phase() == Phase::Figure && !session.spots().empty();
    if (!step && p.before_step && !p.follow) {
      p.camera.go_to(p.before_step->centre, p.before_step->scale, p.ms(280));
      p.before_step.reset();
    }
    if (p.follow && !step) p.before_step.reset();
    if (p.follow && (!step || new_game)) p.follow_land(session, !new_game);
    if (step) {
      show(session.spots().front().cell);
      p.come_close(session);
    }
    p.hover.reset();
    p.looking.reset();
  }
  // other panels (fonts came, the window or the text grew): the land moves to where it can be seen
  if (p.safe_changed && !new_game) {
    if (session.phase() == Phase::Figure && !session.spots().empty()) {
      show(session.spots().front().cell);
      p.come_close(session);
    } else if (p.follow || !p.in_view(p.land_rect(session))) {
      p.follow_land(session, false);
    }
  }
  p.safe_changed = false;
  if (!events.empty()) p.motion.play(events, game.state(), seconds, p.wishes.reduced_motion);
  p.motion.advance(seconds);

  if (session.rotation() != p.rotation) {
    const int quarters = ((session.rotation() - p.rotation + 6) & 3) - 2;  // the short way
    if (session.ghost() == p.ghost && p.ghost) {
      p.spin_from = -static_cast<float>(quarters) * 1.5707963F;
      p.spun = seconds;
    }
    p.rotation = session.rotation();
  }
  if (session.ghost() != p.ghost) {
    const bool had = p.ghost.has_value();
    p.ghost = session.ghost();
    if (p.ghost) {
      p.ghost_from = had ? p.ghost_at : cell_corner(*p.ghost);
      p.ghost_moved = seconds;
      p.follow_ghost(session);
    }
  }
  if (p.ghost) {
    const float t = static_cast<float>(p.since(p.ghost_moved)) / 160;
    p.ghost_at = p.ms(1) == 0 || t >= 1
                     ? cell_corner(*p.ghost)
                     : mix(p.ghost_from, cell_corner(*p.ghost), ease_out_cubic(std::max(0.0F, t)));
  }
  if (p.touch && p.pressed && !p.dragging && !p.pinched && !p.held && p.since(p.pressed_at) > kHoldMs) {
    p.held = true;
    p.hover = p.look_up(session, p.press_at);
    platform::vibrate(12);
  }
  p.camera.advance(elapsed);
  p.place_discs(session);
}

bool BoardView::moving() const {
  const Parts& p = *parts_;
  const bool ghost = p.ghost && p.ms(1) > 0 && (p.since(p.ghost_moved) < 170 || p.since(p.spun) < 170);
  const bool holding = p.touch && p.pressed && !p.dragging && !p.held;
  return p.camera.moving() || p.motion.moving() || ghost || holding;
}

bool BoardView::skip_motion() {
  const bool moved = parts_->motion.clear();
  if (parts_->camera.moving()) parts_->camera.finish();
  return moved;
}

void BoardView::set_safe_area(Rect area) {
  Parts& p = *parts_;
  if (area.x == p.safe.x && area.y == p.safe.y && area.w == p.safe.w && area.h == p.safe.h) return;
  p.safe = area;
  p.safe_changed = true;
}

void BoardView::fit(bool animated) {
  Parts& p = *parts_;
  p.follow = true;
  if (p.shown_session != nullptr) p.fit(*p.shown_session, animated);
}

void BoardView::zoom(float factor) {
  parts_->moved_by_hand();
  parts_->camera.zoom_at(parts_->camera.safe().centre(), factor, parts_->ms(180));
}

float BoardView::zoom_percent() const { return parts_->camera.target_scale() * kTile / 160 * 100; }

void BoardView::show(Cell cell) {
  const Vec2 corner = cell_corner(cell);
  Parts& p = *parts_;
  p.camera.reveal({corner.x - 40, corner.y - 40, kTile + 80, kTile + 100}, 12, p.ms(280));
}

Cell BoardView::cell_at(Vec2 screen_point) const {
  const Vec2 world = parts_->camera.to_world(screen_point);
  const auto index = [](float u) {
    return static_cast<i8>(std::clamp(std::floor(u / kTile), -120.0F, 120.0F));
  };
  return {index(world.x), index(world.y)};
}

void BoardView::carry(bool on) {
  if (parts_->carried && !on && parts_->shown_session != nullptr)
    parts_->follow_ghost(*parts_->shown_session);
  parts_->carried = on;
}

Rect BoardView::cell_rect(Cell cell) const {
  const Vec2 at = parts_->camera.to_screen(cell_corner(cell));
  const float side = kTile * parts_->camera.scale();
  return {at.x, at.y, side, side};
}

std::optional<Rect> BoardView::ghost_rect(const Session& session) const {
  if (!session.ghost()) return std::nullopt;
  Rect rect = cell_rect(*session.ghost());
  rect.y -= kGhostLift * parts_->camera.scale();
  return rect;
}

std::optional<Vec2> BoardView::spot_point(int spot) const {
  const auto& discs = parts_->discs;
  if (spot < 0 || spot >= static_cast<int>(discs.size())) return std::nullopt;
  return discs[static_cast<std::size_t>(spot)];
}

float BoardView::spot_radius() const {
  return std::max(25 * parts_->camera.scale(), parts_->touch ? 22.0F : 17.0F);
}

const std::optional<Hover>& BoardView::hover() const { return parts_->hover; }
bool BoardView::held() const { return parts_->held; }
SegmentId BoardView::lit_feature() const { return parts_->shown_highlight; }
void BoardView::highlight_feature(SegmentId segment) { parts_->asked_highlight = segment; }
bool BoardView::field_view() const { return parts_->field_view; }
void BoardView::set_field_view(bool on) { parts_->field_view = on; }
int BoardView::marked_places() const { return parts_->marks.marked_places(); }
int BoardView::marked_dead() const { return parts_->marks.marked_dead(); }
bool BoardView::art_ready() const { return parts_->art.ready(); }

}  // namespace bastide::shell
