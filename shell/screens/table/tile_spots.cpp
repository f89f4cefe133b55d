#include "shell/screens/table/tile_spots.h"

#include "shell/base/spread.h"
#include "shell/panels/seats.h"
#include "shell/panels/thing.h"
#include "shell/play/session_words.h"
#include "shell/text/words.h"

namespace bastide::shell {

using namespace ui;

namespace {

class TileSpots : Part {
 public:
  TileSpots(const Context& context, const Rect& picture, const Rect& room)
      : Part(context), room_(room), radius_(view.form() != Form::Desktop || kit.touch() ? 21.0F : 17.0F) {
    for (int i = 0; i < session.offered(); ++i) {
      const auto at = board.spot_on_tile(session, i);
      if (!at) continue;
      spots_.push_back(i);
      anchors_.push_back({picture.x + at->x * picture.w, picture.y + at->y * picture.h});
    }
    discs_ = anchors_;
    for (int round = 0; round < 6; ++round) {  // apart, and inside: each pushes the other
      spread(discs_, radius_ * 2.1F);
      for (Vec2& disc : discs_) disc = inside(disc);
    }
  }

  void draw() {
    for (std::size_t i = 0; i < spots_.size(); ++i) draw_tether(i);
    for (std::size_t i = 0; i < spots_.size(); ++i) draw_disc(i);
    for (std::size_t i = 0; i < spots_.size(); ++i) draw_number(i);
  }

 private:
  [[nodiscard]] Vec2 inside(Vec2 p) const {
    const float x1 = std::max(room_.x + radius_, room_.right() - radius_);
    const float y1 = std::max(room_.y + radius_, room_.bottom() - radius_);
    return {std::clamp(p.x, room_.x + radius_, x1), std::clamp(p.y, room_.y + radius_, y1)};
  }
  void draw_tether(std::size_t i) {
    const Vec2 a = discs_[i];
    const Vec2 b = anchors_[i];
    if (std::hypot(a.x - b.x, a.y - b.y) < radius_ * 0.5F) return;
    c.line(a.x, a.y, b.x, b.y, kWhite, 4);
    c.line(a.x, a.y, b.x, b.y, kPlayers[colour()].fill, 2);
    c.disc(b.x, b.y, 3.5F, kPlayers[colour()].fill);
  }
  void draw_disc(std::size_t i);
  void draw_number(std::size_t i);
  [[nodiscard]] std::size_t colour() const { return static_cast<std::size_t>(active_colour(session)); }

  Rect room_;
  float radius_;
  std::vector<int> spots_;  // indices into Session::spots()
  std::vector<Vec2> anchors_, discs_;
};

void TileSpots::draw_disc(std::size_t i) {
  const int index = spots_[i];
  const FigureSpot& spot = session.spots()[static_cast<std::size_t>(index)];
  const bool chosen = session.spot() == index;
  const auto piece = static_cast<std::size_t>(chosen ? session.piece() : 0);
  const Vec2 at = discs_[i];
  const Response state = kit.item({.id = "table.spot." + std::to_string(index + 1),
                                   .label = spot_words(session, spot),
                                   .rect = {at.x - radius_, at.y - radius_, 2 * radius_, 2 * radius_},
                                   .checked = chosen,
                                   .grip = true});
  const PlayerColour& player = kPlayers[colour()];
  if (chosen)
    for (int ring = 5; ring > 0; --ring)
      c.disc(at.x, at.y, radius_ + static_cast<float>(ring) * 1.8F, rgb(0xFFD24A, 0.18F));
  c.disc(at.x, at.y, radius_, rgb(0xFFFBF0, chosen || state.hover ? 1.0F : 0.92F));
  c.ring(at.x, at.y, radius_ - 1, player.fill, chosen ? 3.0F : 2.0F);
  draw_thing(*this, spot.actions[piece], at.x, at.y + radius_ * (spot.lies ? 0.5F : 0.72F), radius_ * 1.4F,
             spot.lies);
  if (state.focus) w.focus_ring({at.x - radius_, at.y - radius_, 2 * radius_, 2 * radius_}, radius_);
  if (!state.clicked) return;
  later([this_session = &session, index, chosen, touch = kit.touch()] {
    if (chosen && !touch)
      this_session->confirm();
    else
      this_session->choose_spot(index);
  });
}

// The key that chooses it, as on the land.
void TileSpots::draw_number(std::size_t i) {
  if (kit.touch() || spots_[i] >= 9) return;
  const Vec2 at = discs_[i] + Vec2{radius_ * 0.56F, -radius_ * 0.56F};
  c.disc(at.x, at.y, 8.2F, kWhite);
  c.disc(at.x, at.y, 7.2F, kDark);
  c.text(at.x, at.y, std::to_string(spots_[i] + 1), Type::Caption, kDarkText, Align::Centre);
}

}  // namespace

void draw_tile_spots(const Context& context, const Rect& picture, const Rect& room) {
  if (context.session.phase() != Phase::Figure || context.navigation.has_dialog()) return;
  TileSpots(context, picture, room).draw();
}

}  // namespace bastide::shell
