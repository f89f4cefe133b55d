#include "shell/screens/table/score_strip.h"

#include "shell/panels/seats.h"
#include "shell/panels/supply.h"
#include "shell/screens/dialogs/player.h"
#include "shell/text/locale.h"
#include "shell/text/words.h"

namespace bastide::shell {

using namespace ui;

namespace {

constexpr float kMover = 112;   // at least
constexpr float kWaiting = 74;  // at least where there is room
constexpr float kGap = 6;
constexpr float kBadge = 40;   // with what is free beside it
constexpr float kBeside = 10;  // points
constexpr float kSupply = 18;

}  // namespace

// What whoever has the most needs; where there is less, points stand below the badge.
float ScoreStrip::badge_and_points() const {
  float points = 0;
  for (const i32 score : digest.scores)
    points = std::max(points, c.width(std::to_string(score), Type::ScoreSmall));
  return kBadge + points + kBeside;
}

void ScoreStrip::draw(float x, float y, float room) {
  const int players = session.game().rules().setup.players;
  const auto others = static_cast<float>(players - (session.who() == kNobody ? 0 : 1));
  // the mover first has room for one kind of figure, then the others for badge and points, then it for all of
  // its kinds
  float waiting = std::max(kWaiting, badge_and_points());
  float mover = 0;
  if (session.who() != kNobody) {
    const float points = c.width(std::to_string(digest.scores[session.who()]), Type::ScoreSmall);
    const float wished = 34 + supply_width(*this, session.who(), kSupply) + 12 + points + 12;
    const float left = room - others * (waiting + kGap);
    mover = std::min(std::max(kMover, std::min(wished, left)), room);
  }
  if (others > 0) waiting = std::min(waiting, (room - mover - others * kGap) / others);
  for (int i = 0; i < players; ++i) {
    const auto seat = static_cast<Seat>(i);
    const Rect r{x, y, session.who() == seat ? mover : waiting, kHeight};
    draw_player(seat, r);
    x += r.w + kGap;
  }
}

void ScoreStrip::draw_player(Seat seat, const Rect& r) {
  const bool active = session.who() == seat;
  const PlayerColour& player = seat_ink(session, seat);
  const std::string name = player_name(session.game().setup(), seat);
  const int score = digest.scores[seat];
  c.panel(r, 9, 0.8F);
  kit.block(r);
  view.cover(r);
  const Response state =
      kit.item({.id = "table.player." + std::to_string(seat + 1),
                .label = name + ", " + trn("points", score) + ", " + supply_words(*this, seat),
                .rect = r,
                .checked = active,
                .why = name,
                .reads = dialog_ == nullptr});
  if (active)
    c.frame(r, player.fill, 9, 2);
  else
    c.rect({r.x, r.bottom() - 4, r.w, 4}, player.fill, 9, ImDrawFlags_RoundCornersBottom);
  const float cy = r.y + r.h / 2 - (active ? 0.0F : 1.0F);
  const bool narrow = r.w < badge_and_points();
  const Vec2 badge = narrow ? Vec2{r.x + r.w / 2, r.y + 14} : Vec2{r.x + 22, cy};
  emblems.avatar(badge.x, badge.y, narrow ? 9.5F : 13, seat_colour(session, seat));
  board.set_player_point(seat, {c.px(badge.x, badge.y).x, c.px(badge.x, badge.y).y});
  if (narrow) {
    c.text(badge.x, r.y + 31, std::to_string(score), Type::BodyBold, kInk, Align::Centre);
  } else {
    const float points =
        c.text(r.right() - kBeside, cy, std::to_string(score), Type::ScoreSmall, kInk, Align::Right);
    if (active) draw_supply(*this, seat, r.x + 38, cy - 10, kSupply, r.w - 38 - kBeside - points - 4);
  }
  if (state.focus) w.focus_ring({r.x + 3, r.y + 3, r.w - 6, r.h - 6}, 7);
  if (state.clicked && dialog_ != nullptr) dialog_->show(seat);
}

}  // namespace bastide::shell
