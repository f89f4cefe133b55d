#include "shell/screens/table/flags.h"

#include "shell/panels/holdings.h"
#include "shell/panels/projection.h"
#include "shell/panels/seats.h"
#include "shell/panels/supply.h"
#include "shell/play/ranking.h"
#include "shell/screens/dialogs/player.h"
#include "shell/text/locale.h"
#include "shell/text/words.h"

#include <algorithm>
#include <cmath>

namespace bastide::shell {

using namespace ui;

namespace {

constexpr float kMoverWidth = 196, kMoverHeight = 66;
constexpr float kWaitingWidth = 126, kWaitingHeight = 42, kLeastHeight = 34;
constexpr float kGap = 7;
constexpr float kText = 59;    // where a mover's words begin
constexpr float kSupply = 19;  // height of the row of figures
constexpr float kHoldings = 27;
constexpr float kCardWidth = 300;
constexpr float kCardAfter = 0.25F;  // seconds of pointing

}  // namespace

float Flags::points_width(Seat seat) const {
  const float points = c.width(std::to_string(digest.scores[seat]), Type::Score);
  const bool projects = preferences.aid(Aid::Projection) && session.phase() != Phase::Over;
  return std::max(points, projects ? 44.0F : 0.0F);
}

// As wide as its figures need, within reason.
float Flags::mover_width(Seat seat) const {
  const float name = c.width(player_name(session.game().setup(), seat), Type::Name);
  const float words = std::max(std::min(name, 130.0F), supply_width(*this, seat, kSupply));
  return std::clamp(kText + words + 16 + points_width(seat) + 12, kMoverWidth,
                    std::min(360.0F, view.width * 0.4F));
}

Rect Flags::place(Seat seat, float x, float y, float waiting) const {
  if (session.who() != seat) return {x, y, kWaitingWidth, waiting};
  return {x, y, mover_width(seat), kMoverHeight + (digest.holds(seat) ? kHoldings : 0)};
}

Flags::Column Flags::draw(float x, float y, float room) {
  pointed_at_.reset();
  if (game_ != session.started()) shown_score_.clear();
  game_ = session.started();
  const int players = session.game().rules().setup.players;
  const auto height_with = [&](float waiting) {
    float sum = 0;
    for (int i = 0; i < players; ++i) sum += place(static_cast<Seat>(i), x, 0, waiting).h + kGap;
    return sum;
  };
  const float waiting = height_with(kWaitingHeight) <= room ? kWaitingHeight : kLeastHeight;
  Column column;
  right_ = 0;
  for (int i = 0; i < players; ++i) {
    const auto seat = static_cast<Seat>(i);
    const Rect r = place(seat, x, y, waiting);
    draw_one(seat, r);
    if (i == 0) column.first = r;
    column.last = r;
    right_ = std::max(right_, r.right());
    y += r.h + kGap;
  }
  return column;
}

// The number counts up after a score flew in.
std::string Flags::counted(Seat seat) {
  const auto score = static_cast<float>(digest.scores[seat]);
  float& shown = shown_score_.try_emplace(seat, score).first->second;
  if (shown != score) {
    const float speed = std::max(12.0F, std::abs(score - shown) / 0.5F);
    const float step = preferences.reduced_motion() ? 1e3F : speed / 60;
    shown = shown < score ? std::min(score, shown + step) : std::max(score, shown - step * 4);
    kit.keep_moving();
  }
  return std::to_string(static_cast<int>(shown + 0.5F));
}

void Flags::draw_one(Seat seat, const Rect& r) {
  const bool active = session.who() == seat;
  const std::string name = player_name(session.game().setup(), seat);
  const PlayerColour& player = seat_ink(session, seat);
  c.panel(r, 10, 0.8F);
  kit.block(r);
  view.cover(r);
  const Response state =
      kit.item({.id = "table.player." + std::to_string(seat + 1),
                .label = name + ", " + trn("points", digest.scores[seat]) + ", " + supply_words(*this, seat),
                .rect = r,
                .checked = active,
                .reads = dialog_ == nullptr});
  c.rect({r.x, r.y, 9, r.h}, player.fill, 10, ImDrawFlags_RoundCornersLeft);
  if (active)
    draw_mover(seat, r);
  else
    draw_waiting(seat, r);
  if (active)
    c.frame(r, player.fill, 10, 2);
  else if (state.glow > 0)
    c.frame(r, faded(kGold, state.glow), 10, 1.6F);
  if (state.focus) w.focus_ring({r.x - 2, r.y - 2, r.w + 4, r.h + 4}, 12);
  if ((state.hover && !kit.touch() && kit.hover_time() > kCardAfter) || state.focus) pointed_at_ = {seat, r};
  if (state.hover && !kit.touch() && kit.hover_time() <= kCardAfter) kit.keep_moving();
  if (state.clicked && dialog_ != nullptr) dialog_->show(seat);
}

void Flags::draw_mover(Seat seat, const Rect& r) {
  const float middle = r.y + kMoverHeight / 2;
  emblems.avatar(r.x + 33, middle, 16, seat_colour(session, seat));
  board.set_player_point(seat, {c.px(r.x + 33, middle).x, c.px(r.x + 33, middle).y});
  const bool projects = preferences.aid(Aid::Projection) && session.phase() != Phase::Over;
  const float right = r.right() - 12;
  const float points =
      c.text(right, r.y + (projects ? 26.0F : 33.0F), counted(seat), Type::Score, kInk, Align::Right);
  if (projects) draw_projection(*this, seat, right, r.y + 48);
  const float room = r.w - kText - 16 - std::max(points, points_width(seat)) - 4;
  c.text_fit(r.x + kText, r.y + 21, room, player_name(session.game().setup(), seat),
             {Type::Name, Type::NameSmall}, kInk);
  draw_supply(*this, seat, r.x + kText - 2, r.y + 34, kSupply, room + 4);
  if (digest.holds(seat)) draw_holdings(*this, seat, r.x + 18, r.bottom() - 17, r.w - 30, false);
}

void Flags::draw_waiting(Seat seat, const Rect& r) {
  const float middle = r.y + r.h / 2;
  emblems.avatar(r.x + 28, middle, 12.5F, seat_colour(session, seat));
  board.set_player_point(seat, {c.px(r.x + 28, middle).x, c.px(r.x + 28, middle).y});
  const float points = c.text(r.right() - 11, middle, counted(seat), Type::ScoreSmall, kInk, Align::Right);
  draw_supply(*this, seat, r.x + 46, middle - 9, 17, r.w - 46 - 11 - points - 6);
}

// Only among several, of whom somebody has points; not while the end is counted.
std::string Flags::rank(Seat seat) const {
  const auto& points = digest.scores;
  const auto all = scores(session.game().rules(), session.game().state());
  if (!std::equal(points.begin(), points.end(), all.begin(), all.end())) return {};
  const bool any = session.game().rules().setup.players > 1 &&
                   std::any_of(points.begin(), points.end(), [](i32 value) { return value != 0; });
  return any ? tr("rank." + std::to_string(ranking(session.game()).rank[seat])) : std::string();
}

void Flags::draw_card() {
  if (!pointed_at_ || navigation.has_dialog()) return;
  const auto [seat, flag] = *pointed_at_;
  const std::string projected = projection_words(*this, seat);
  const float words =
      projected.empty() ? 0.0F : c.paragraph_height(projected, Type::Small, kCardWidth - 32) + 8;
  const float holds = digest.holds(seat) ? 32.0F : 0.0F;
  const float h = 92 + holds + words;
  Rect r{right_ + 10, std::min(flag.y, view.height - h - 8), kCardWidth, h};
  for (const Rect& panel : view.covered)  // what is asked can still be read
    if (overlap(r, panel) && panel.bottom() + h + 16 <= view.height) r.y = panel.bottom() + 8;
  c.panel(r, 12, 1.1F);
  c.rect({r.x, r.y, 6, r.h}, seat_ink(session, seat).fill, 10, ImDrawFlags_RoundCornersLeft);
  const float points =
      c.text(r.right() - 16, r.y + 28, std::to_string(digest.scores[seat]), Type::Score, kInk, Align::Right);
  const std::string place = rank(seat);
  const float place_w =
      place.empty()
          ? 0.0F
          : c.text(r.right() - 24 - points, r.y + 30, place, Type::Caption, kInk3, Align::Right) + 8;
  c.text_in(r.x + 18, r.y + 26, r.w - 50 - points - place_w, player_name(session.game().setup(), seat),
            Type::Name, kInk);
  draw_supply(*this, seat, r.x + 16, r.y + 52, 24, r.w - 32);
  if (holds > 0) draw_holdings(*this, seat, r.x + 16, r.y + 100, r.w - 32, false);
  if (words > 0) c.paragraph(r.x + 16, r.bottom() - words, r.w - 32, projected, Type::Small, kInk2);
}

}  // namespace bastide::shell
