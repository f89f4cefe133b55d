#include "shell/screens/table/players.h"

#include "shell/look/figures.h"
#include "shell/panels/holdings.h"
#include "shell/panels/projection.h"
#include "shell/panels/seats.h"
#include "shell/play/ranking.h"
#include "shell/screens/dialogs/player.h"
#include "shell/screens/table/land_buttons.h"
#include "shell/text/locale.h"
#include "shell/text/words.h"

#include <algorithm>
#include <cmath>

namespace bastide::shell {

using namespace ui;

float PlayerPanel::card_height(Seat seat, bool compact) const {
  if (compact) return 48;
  const float holds = digest.holds(seat) ? 28.0F : 0.0F;
  return (session.who() == seat ? 92.0F : 66.0F) + holds;
}

float PlayerPanel::cards_height(bool compact) const {
  float sum = 12;
  for (int i = 0; i < session.game().rules().setup.players; ++i) {
    const auto seat = static_cast<Seat>(i);
    sum += card_height(seat, compact) + (session.who() == i ? 16.0F : 8.0F);
  }
  return sum;
}

float PlayerPanel::wanted_height() const { return 52 + 50 + cards_height(false); }

void PlayerPanel::draw(const Rect& r) {
  c.panel(r);
  kit.block(r);
  emblems.wordmark(r.x + 14, r.y + 12, 0.66F);
  const Game& game = session.game();
  c.text(r.right() - 16, r.y + 28, tr("table.turn", {{"n", game.turn_number()}}), Type::Small, kInk3,
         Align::Right);
  const Rect middle{r.x + 2, r.y + 52, r.w - 4, r.h - 52 - 50};
  const bool compact = cards_height(false) > middle.h + 8;
  float y = kit.begin_scroll("players", middle, cards_height(compact)) + 6;
  for (int i = 0; i < game.rules().setup.players; ++i) {
    const bool active = session.who() == i;
    if (active) y += 4;
    y += draw_card(static_cast<Seat>(i), r.x + 14, y, r.w - 28, compact) + (active ? 12.0F : 8.0F);
  }
  kit.end_scroll();
  draw_buttons(r);
}

void PlayerPanel::draw_buttons(const Rect& r) {
  const float y = r.bottom() - 46;
  const float width = (r.w - 36) / 2;
  board.set_scoreboard_point({c.px(r.x + 14 + width / 2, y + 17).x, c.px(r.x + 14 + width / 2, y + 17).y});
  if (w.button({r.x + 14, y, width, 34}, {.id = "table.scoreboard",
                                          .label = tr("scoreboard.title"),
                                          .icon = "chart",
                                          .type = Type::SmallBold,
                                          .icon_size = 16}))
    navigation.open(Dialog::Scoreboard);
  const bool fields = preferences.aid(Aid::Fields);
  if (w.button({r.x + 22 + width, y, width, 34}, {.id = "table.fields",
                                                  .label = tr("table.fields"),
                                                  .icon = "wheat",
                                                  .key = "F",
                                                  .type = Type::SmallBold,
                                                  .enabled = fields,
                                                  .why = tr(fields ? "table.fields_about" : "why.purist"),
                                                  .checked = board.field_view(),
                                                  .icon_size = 16}))
    toggle_fields(*this);
}

// The number counts up after a score flew in.
std::string PlayerPanel::counted(Seat seat) {
  if (game_ != session.started()) shown_score_.clear();
  game_ = session.started();
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

float PlayerPanel::draw_card(Seat seat, float x, float y, float width, bool compact) {
  const Rect r{x, y, width, card_height(seat, compact)};
  const bool active = session.who() == seat;
  const Game& game = session.game();
  const int score = digest.scores[seat];
  const Response state = kit.item({.id = "table.player." + std::to_string(seat + 1),
                                   .label = player_name(game.setup(), seat) + ", " + trn("points", score),
                                   .rect = r,
                                   .checked = active,
                                   .why = projection_words(*this, seat)});
  float top = y;
  if (active)
    top = draw_active(seat, r, compact);
  else
    draw_waiting(seat, r, state.glow);
  const float middle = compact ? y + r.h / 2 : top + 32;
  emblems.avatar(x + 34, middle, compact ? 16.0F : 19.0F, seat_colour(session, seat));
  board.set_player_point(seat, {c.px(x + 34, middle).x, c.px(x + 34, middle).y});
  if (compact)
    draw_compact(seat, r);
  else
    draw_full(seat, r, top);
  // outside the frame in the player's colour, which may be as blue as the ring
  if (state.focus) w.focus_ring(active ? Rect{x - 5, y - 4, width + 10, r.h + 8} : r, active ? 16.0F : 11.0F);
  if (state.clicked) dialog_.show(seat);
  return r.h;
}

float PlayerPanel::draw_active(Seat seat, const Rect& r, bool compact) {
  const PlayerColour& player = seat_ink(session, seat);
  const Rect big{r.x - 5, r.y - 4, r.w + 10, r.h + 8};
  c.shadow({big.x, big.y + 5, big.w, big.h}, 12, 0.28F, 16);
  c.gradient(big, kPaperTop, kPaperBottom, 16);
  float top = r.y;
  if (!compact) {
    c.rect({big.x + 1, big.y + 1, big.w - 2, 28}, player.fill, 14, ImDrawFlags_RoundCornersTop);
    const bool over = session.phase() == Phase::Over;
    const bool own_turn = session.game().state().active == seat;
    c.text(r.x + 12, r.y + 10,
           tr(over       ? "table.final"
              : own_turn ? "table.your_turn"
                         : "table.asked"),
           Type::Caption, player.ink);
    top = r.y + 26;
  }
  c.frame(big, player.fill, 16, 3);
  return top;
}

void PlayerPanel::draw_waiting(Seat seat, const Rect& r, float glow) {
  c.rect(r, kRow, 11);
  if (glow > 0) c.rect(r, rgb(0xFFFFFF, 0.8F * glow), 11);
  c.rect({r.x, r.y, 11.5F, r.h}, seat_ink(session, seat).fill, 11, ImDrawFlags_RoundCornersLeft);
  c.frame(r, blend(kLine, kGold, glow), 11, 1.1F + 0.6F * glow);
}

// One line: name, what it would end with, points; what is held below the name.
void PlayerPanel::draw_compact(Seat seat, const Rect& r) {
  const float middle = r.y + r.h / 2;
  const bool holds = digest.holds(seat);
  const std::string points = counted(seat);
  const float points_w = c.width(points, Type::Score);
  const float projected = draw_projection(*this, seat, r.right() - 22 - points_w, middle);
  const float room = r.w - 62 - 20 - points_w - projected;
  c.text_in(r.x + 62, middle - (holds ? 11.0F : 0.0F), room, player_name(session.game().setup(), seat),
            Type::Name, kInk);
  c.text(r.right() - 12, middle, points, Type::Score, kInk, Align::Right);
  if (holds) draw_holdings(*this, seat, r.x + 62, middle + 12, room + 4, false);
}

void PlayerPanel::draw_full(Seat seat, const Rect& r, float top) {
  const std::string points = counted(seat);
  const float points_w = c.text(r.right() - 12, top + 25, points, Type::Score, kInk, Align::Right);
  const std::string rank =
      has_ranks() ? tr("rank." + std::to_string(ranking(session.game()).rank[seat])) : std::string();
  // beside the points where many kinds of figures take the line below
  const bool beside = !rank.empty() && kinds_of_figures() >= 4;
  const float rank_w = beside ? c.width(rank, Type::Caption) + 8 : 0;
  c.text_in(r.x + 62, top + 21, r.w - 62 - 20 - points_w - rank_w, player_name(session.game().setup(), seat),
            Type::Name, kInk);
  if (beside) c.text(r.right() - 20 - points_w, top + 26, rank, Type::Caption, kInk3, Align::Right);
  draw_supply(seat, r.x + 60, top + 38, 21, r.w - 60 - 44);
  if (digest.holds(seat)) draw_holdings(*this, seat, r.x + 60, top + 78, r.w - 60 - 12, false);
  const float flag = draw_projection(*this, seat, r.right() - 12, top + 49);
  if (!rank.empty() && !beside)
    c.text(r.right() - 12 - flag, top + 49, rank, Type::Caption, kInk3, Align::Right);
}

// Only among several, of whom somebody has points.
bool PlayerPanel::has_ranks() const {
  const auto& points = digest.scores;
  return session.game().rules().setup.players > 1 &&
         std::any_of(points.begin(), points.end(), [](i32 value) { return value != 0; });
}

int PlayerPanel::kinds_of_figures() const {
  const auto& pieces = session.game().rules().pieces_per_seat;
  return static_cast<int>(std::count_if(pieces.begin(), pieces.end(), [](u8 n) { return n > 0; }));
}

// The figures of a seat, from left to right; spent ones pale. Ends when `room` does.
void PlayerPanel::draw_supply(Seat seat, float x, float y, float h, float room) {
  const Game& game = session.game();
  const Rules& rules = game.rules();
  const float end = x + room;
  for (unsigned piece = 0; piece < static_cast<unsigned>(rules.piece_count); ++piece) {
    const int all = rules.pieces_per_seat[piece];
    if (all == 0) continue;
    const int have = game.state().supply[seat][piece];
    const float step = h * 1.05F + (all > 1 ? 25.0F : 2.0F);
    if (x + step > end + 4) break;
    const std::string_view key = rules.pieces[piece].key;
    const float height = h * static_cast<float>(look::figure_of(key).row_height);
    emblems.figure(seat_colour(session, seat), key, x + h * 0.5F, y + h * 0.92F, height,
                   have > 0 ? 1 : 0.22F);
    if (all > 1) c.text(x + h * 1.02F, y + h * 0.56F, "×" + std::to_string(have), Type::SmallBold, kInk2);
    x += step;
  }
}

}  // namespace bastide::shell
