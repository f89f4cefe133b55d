#include "shell/board/view/ghost.h"

#include "shell/look/palette.h"
#include "shell/render/brushes.h"

namespace bastide::shell {

namespace {

constexpr float kMoveMs = 160;

}  // namespace

void Ghost::update(const Session& session) {
  if (session.rotation() != rotation_) {
    const int quarters = ((session.rotation() - rotation_ + 6) & 3) - 2;  // the short way
    if (session.ghost() == cell_ && cell_) {
      spin_from_ = -static_cast<float>(quarters) * 1.5707963F;
      spun_ = scene_.seconds;
    }
    rotation_ = session.rotation();
  }
  if (session.ghost() != cell_) {
    const bool had = cell_.has_value();
    cell_ = session.ghost();
    if (cell_) {
      from_ = had ? at_ : cell_corner(*cell_);
      moved_ = scene_.seconds;
    }
  }
  if (!cell_) return;
  const float t = static_cast<float>(scene_.since(moved_)) / kMoveMs;
  at_ = scene_.ms(1) == 0 || t >= 1 ? cell_corner(*cell_)
                                    : mix(from_, cell_corner(*cell_), ease_out_cubic(std::max(0.0F, t)));
}

bool Ghost::moving() const {
  return cell_ && scene_.ms(1) > 0 && (scene_.since(moved_) < 170 || scene_.since(spun_) < 170);
}

bool Ghost::covers(const Session& session, Vec2 screen_point) const {
  if (!session.ghost()) return false;
  const Vec2 world = scene_.camera.to_world(screen_point);
  const Vec2 at = cell_corner(*session.ghost());
  return world.x >= at.x && world.x < at.x + kTile && world.y >= at.y - kGhostLift && world.y < at.y + kTile;
}

std::optional<Rect> Ghost::rect(const Session& session) const {
  if (!session.ghost()) return std::nullopt;
  const float scale = scene_.camera.scale();
  const Vec2 at = scene_.camera.to_screen(cell_corner(*session.ghost()));
  return Rect{at.x, at.y - kGhostLift * scale, kTile * scale, kTile * scale};
}

void Ghost::draw(const Session& session, const Inspection& inspection, bool pressed) {
  const u8 hand = session.game().state().hand;
  if (hand == kNoDesign) return;
  const auto& hover = inspection.hover();
  const bool aims = hover && !scene_.touch && hover->tile < 0 && session.ghost() != hover->cell;
  if (scene_.options.places && aims && !inspection.cursor()) draw_preview(session, hover->cell);
  if (!cell_) return;
  const bool held_down = pressed && hover && hover->cell == *cell_;
  Land::Single single;
  single.design = hand;
  single.rotation = session.rotation();
  single.at = at_;
  single.lift = held_down ? kGhostLift - 4 : kGhostLift;
  single.frame = session.ghost_fits() ? rgb(palette::kLegal) : rgb(palette::kWrong);
  const float t = static_cast<float>(scene_.since(spun_)) / kMoveMs;
  if (t < 1 && scene_.ms(1) > 0) {
    single.spin = spin_from_ * (1 - ease_out_back(t));
    single.squash = 0.2F + 0.8F * t;
  }
  scene_.land.draw_single(scene_.painter, single);
  if (t >= 1) draw_frame(session, at_ - Vec2{0, single.lift});
}

void Ghost::draw_preview(const Session& session, Cell cell) {
  for (const PlaceOption& place : session.places()) {
    if (place.cell != cell) continue;
    Land::Single single;
    single.design = session.game().state().hand;
    single.rotation = session.rotation();
    while ((place.rotations >> single.rotation & 1) == 0) single.rotation = (single.rotation + 1) & 3;
    single.at = cell_corner(cell);
    single.alpha = 0.6F;
    single.shadow = false;
    scene_.land.draw_single(scene_.painter, single);
  }
}

// The frame it wears; and the edges that clash, so that colour is not alone.
void Ghost::draw_frame(const Session& session, Vec2 at) {
  Quads quads;
  dashed_rect(quads, {at.x + 7, at.y + 7, kTile - 14, kTile - 14}, 4, 3.6F, 15, 12, with_alpha(kWhite, 0.9F));
  const State& state = session.game().state();
  const GridEntry entry = state.at(*session.ghost());
  if (!session.ghost_fits() && is_open(entry)) {
    const u16 need = state.open_need[static_cast<std::size_t>(entry & ~kOpenFlag)];
    const u16 fit = session.game().rules().designs[state.hand].fit(session.rotation());
    for (int side = 0; side < kSides; ++side) {
      if (((fit & ~need) >> (4 * side) & 15) == 0) continue;
      const Vec2 a = at + turned({20, 8}, side);
      const Vec2 b = at + turned({kTile - 20, 8}, side);
      quads.line(a, b, 20, brush::kLine, kWhite);
      quads.line(a, b, 13, brush::kLine, rgb(palette::kWrong));
    }
  }
  scene_.painter.draw(quads, scene_.painter.brushes());
}

}  // namespace bastide::shell
