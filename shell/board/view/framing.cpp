#include "shell/board/view/framing.h"

#include "engine/core/sort.h"
#include "shell/board/game_board.h"
#include "shell/board/view/tokens.h"

#include <utility>

namespace bastide::shell {

namespace {

constexpr float kAir = 16;     // CSS px around what can be answered
constexpr float kHair = 0.5F;  // px: so little of an answer under a panel is no reason to move
constexpr float kMoveMs = 280;
constexpr double kPanelsCome = 0.4;  // seconds
constexpr int kPanelFrames = 8;      // and where frames are slow at least so many
constexpr float kDiscs = 2.3F;  // of a disc's radius, which they stand beside a small tile (figure_step.h)
constexpr int kSettles = 3;     // times that a view is sought again for what is wanted at its scale
constexpr float kSpotHalf = 0.3F * kTile;  // around a place for a figure

Rect cell_box(Cell cell) {
  const Vec2 at = cell_corner(cell);
  return {at.x, at.y, kTile, kTile};
}

Cell laid_cell(const State& state) { return state.tiles[state.last_tile].cell; }

}  // namespace

void Framing::set_safe(Rect area) {
  if (area == safe_) return;
  safe_ = area;
  panels_changed_ = true;
}

void Framing::set_covered(const std::vector<Rect>& covered) {
  if (covered == covered_) return;
  covered_ = covered;
  panels_changed_ = true;
}

void Framing::set_asked(const std::vector<Cell>& cells, bool looks_on) {
  if (cells == asked_ && looks_on == looks_on_) return;
  asked_ = cells;
  looks_on_ = looks_on;
  panels_changed_ = true;
}

void Framing::begin_frame() {
  const Vec2 screen = scene_.screen;
  scene_.camera.set_screen(screen, safe_.w > 0 ? safe_ : Rect{0, 0, screen.x, screen.y});
}

Rect Framing::land_rect(const Game& game) {
  if (const GameBoard* own = bounded_board(game.rules())) return own->bounds(game.rules());
  const State& state = game.state();
  // one cell around the land, so that the camera does not wander between the steps of a turn
  const float x0 = static_cast<float>(state.min_x) - 1, x1 = static_cast<float>(state.max_x) + 1;
  const float y0 = static_cast<float>(state.min_y) - 1, y1 = static_cast<float>(state.max_y) + 1;
  return {x0 * kTile - 30, y0 * kTile - 40, (x1 - x0 + 1) * kTile + 60, (y1 - y0 + 1) * kTile + 80};
}

std::vector<Framing::Wanted> Framing::wanted(const Session& session, float scale) const {
  std::vector<Wanted> list;
  // between two games the board still shows the one before
  if (!session.has_game() || scene_.art.rules() != session.game().shared_rules()) return list;
  const State& state = session.game().state();
  if (session.phase() == Phase::Place)
    for (const PlaceOption& place : session.places()) list.push_back({place.cell, cell_box(place.cell)});
  if (session.phase() == Phase::Figure) {
    // its places stand apart on the tile just laid, and have their picture there
    if (session.asks_own_figure()) {
      const Cell last = laid_cell(state);
      const float around =
          std::max(kSpotHalf, kDiscs * (scene_.touch ? 16.0F : 14.0F) * scene_.panel_scale / scale);
      Rect with_discs = cell_box(last);
      with_discs = {with_discs.x - around, with_discs.y - around, kTile + 2 * around, kTile + 2 * around};
      list.push_back({last, with_discs});
    }
    for (int i = 0; i < session.offered(); ++i) {
      const FigureSpot& spot = session.spots()[static_cast<std::size_t>(i)];
      const Vec2 at = spot_place(scene_.art, session.game(), spot);
      list.push_back({spot.cell, {at.x - kSpotHalf, at.y - kSpotHalf, 2 * kSpotHalf, 2 * kSpotHalf}});
    }
  }
  for (const Cell cell : asked_) list.push_back({cell, cell_box(cell)});
  return list;
}

std::vector<Rect> Framing::kept_in_view(const Session& session, bool with_laid, float scale) const {
  std::vector<Rect> rects;
  for (const Wanted& one : wanted(session, scale)) rects.push_back(one.rect);
  const bool asks = session.phase() == Phase::Choose || session.phase() == Phase::Figure;
  if (with_laid && asks) rects.push_back(cell_box(laid_cell(session.game().state())));
  return rects;
}

float Framing::tile_scale(float mouse_px, float touch_px) const {
  return (scene_.touch ? touch_px : mouse_px) / kTile;
}

float Framing::least_scale(float mouse_px, float touch_px) const {
  return looks_on_ ? Camera::kLeastSeen : tile_scale(mouse_px, touch_px);
}

ViewWish Framing::wish_for(std::span<const Rect> wanted, float least) const {
  ViewWish wish;
  wish.window = scene_.camera.safe();
  wish.covered = covered_;
  wish.wanted = wanted;
  wish.least = least;
  wish.most = tile_scale(160, 116) * scene_.panel_scale;
  wish.air = kAir;
  return wish;
}

ClearView Framing::now() const {
  const Camera& camera = scene_.camera;
  const float scale = camera.target_scale();
  return {scale, camera.safe().centre() - camera.target_centre() * scale, 0};
}

void Framing::go_to(const ClearView& view, float ms) {
  const Vec2 middle = scene_.camera.safe().centre() - view.offset;
  scene_.camera.go_to(middle * (1 / view.scale), view.scale, ms);
}

void Framing::follow(const Session& session, bool changed, bool new_game) {
  if (new_game) {
    following_ = true;
    new_until_ = scene_.seconds + kPanelsCome;
    new_frames_ = kPanelFrames;
  }
  const bool resized = std::exchange(screen_, scene_.screen) != scene_.screen;
  const bool panels = std::exchange(panels_changed_, false);
  if (changed && !new_game) new_frames_ = 0;  // it is played: the view no longer begins
  const bool fresh = new_game || scene_.seconds < new_until_ || new_frames_ > 0;
  if (new_frames_ > 0) --new_frames_;
  if (!following_ || !session.has_game() || !(changed || new_game || resized || panels)) return;
  if (session.ghost() && !resized) return;  // a tile is about to be laid: the land holds still
  if (fresh || resized) return fit(session, false);
  const ClearView here = now();
  const std::vector<Rect> answers = kept_in_view(session, false, here.scale);
  const ViewWish wish = wish_for(answers, here.scale);
  if (seen_in(wish, here.scale, here.offset, kHair).hidden > 0)
    return frame(session, false, scene_.ms(kMoveMs));
  const std::vector<Rect> with_laid = kept_in_view(session, true, here.scale);
  ViewWish pan = wish_for(with_laid, here.scale);
  if (seen_in(pan, here.scale, here.offset, kHair).hidden == 0) return;
  pan.most = here.scale;  // the tile just laid is worth a pan, no other scale
  if (const auto found = whole_view(pan)) go_to(*found, scene_.ms(kMoveMs));
}

void Framing::fit(const Session& session, bool animated) {
  following_ = true;
  if (!session.has_game()) return scene_.camera.fit({-kTile, -kTile, 3 * kTile, 3 * kTile}, 1, 0);
  frame(session, true, animated ? scene_.ms(kMoveMs) : 0);
}

// With every cell beside it, on which the next tiles will lie too, the view need not move with each of them.
std::optional<ClearView> Framing::with_land(const Session& session, const std::vector<Rect>& wanted,
                                            Land land) const {
  const State& state = session.game().state();
  std::vector<Rect> all = wanted;
  if (const GameBoard* own = bounded_board(session.game().rules())) {
    all.push_back(own->bounds(session.game().rules()));
  } else {
    for (unsigned i = 0; i < state.tile_count; ++i) all.push_back(cell_box(state.tiles[i].cell));
    for (unsigned i = 0; land == Land::AndBeside && i < state.open_count; ++i)
      all.push_back(cell_box(state.open_cell[i]));
  }
  return whole_view(wish_for(all, least_scale(40, 56)));
}

ClearView Framing::whole_land(const Session& session) const {
  const Camera& camera = scene_.camera;
  const Rect land = land_rect(session.game());
  const float scale = camera.fitting_scale(land, tile_scale(160, 116) * scene_.panel_scale);
  return {scale, camera.safe().centre() - land.centre() * scale};
}

ViewWish Framing::wish_for_answers(std::span<const Rect> wanted) const {
  ViewWish wish = wish_for(wanted, least_scale(28, 44));
  wish.most = std::min(wish.most, tile_scale(64, 72));
  return wish;
}

ClearView Framing::framed(const Session& session, float scale) const {
  const std::vector<Rect> answers = kept_in_view(session, false, scale);
  const std::vector<Rect> with_laid = kept_in_view(session, true, scale);
  if (const auto all = with_land(session, with_laid, Land::AndBeside)) return *all;
  if (answers.empty()) return whole_land(session);
  if (const auto all = with_land(session, with_laid, Land::Tiles)) return *all;
  if (const auto both = whole_view(wish_for_answers(with_laid))) return *both;
  return clear_view(wish_for_answers(answers), cell_middle(laid_cell(session.game().state())));
}

void Framing::frame(const Session& session, bool anew, float ms) {
  const ClearView here = now();
  ClearView found = framed(session, here.scale);
  // what has one size at every scale takes another part of the world at the scale that was found
  float scale = here.scale;
  for (int times = 0; times < kSettles && session.asks_own_figure(); ++times) {
    if (std::abs(found.scale - scale) < kHair / kTile) break;
    scale = found.scale;
    found = framed(session, scale);
  }
  // where not all has room, one view is as good as another that is no worse
  if (found.hidden > 0 && !anew) {
    const std::vector<Rect> answers = kept_in_view(session, false, here.scale);
    if (seen_in(wish_for_answers(answers), here.scale, here.offset, kHair).badness() <= found.badness())
      return;
  }
  go_to(found, ms);
}

void Framing::show(Cell cell) {
  const Vec2 corner = cell_corner(cell);
  scene_.camera.reveal({corner.x - 40, corner.y - 40, kTile + 80, kTile + 100}, 12, scene_.ms(kMoveMs));
}

// The nearest of them first, until there is no room for another.
void Framing::show(const Session& session, std::span<const Cell> cells) {
  std::vector<Rect> rects;
  for (const Wanted& one : wanted(session))
    if (std::find(cells.begin(), cells.end(), one.cell) != cells.end()) rects.push_back(one.rect);
  if (rects.empty()) return;
  const float scale = scene_.camera.target_scale();
  ViewWish wish = wish_for(rects, scale);
  wish.most = scale;
  if (const auto found = whole_view(wish)) return go_to(*found, scene_.ms(kMoveMs));
  wish.least = std::min(scale, tile_scale(28, 44));
  go_to(clear_view(wish, scene_.camera.target_centre()), scene_.ms(kMoveMs));
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
