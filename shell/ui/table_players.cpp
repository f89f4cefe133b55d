// Who plays: cards with points, rank and supply, the phone's score strip, the sheet of one player.
#include "shell/ui/kit/scenery.h"
#include "shell/ui/ui_parts.h"

#include <algorithm>

namespace bastide::shell {

using namespace ui;

namespace {

std::string rank_text(int rank) {
  const std::string key = "rank." + std::to_string(rank);
  return tr(key);
}

}  // namespace

std::string Ui::Impl::projection_words(Seat seat) {
  if (!aid(Aid::Projection) || session->phase() == Phase::Over) return "";
  return tr("projection.words", {{"points", trn("points", cards.projected(*session)[seat])}});
}

// The pieces of a seat, from left to right; spent ones pale. Ends when `room` does.
void Ui::Impl::supply_row(Seat seat, float x, float y, float h, float room) {
  const Game& game = session->game();
  const Rules& rules = game.rules();
  const float end = x + room;
  for (unsigned piece = 0; piece < rules.family->pieces.size(); ++piece) {
    const int all = rules.pieces_per_seat[piece];
    if (all == 0) continue;
    const int have = game.state().supply[seat][piece];
    const float step = h * 1.05F + (all > 1 ? 25.0F : 2.0F);
    if (x + step > end + 4) break;
    const float height_of = piece == 4 ? h * 0.86F : piece == 1 ? h * 0.86F : h * 0.82F;
    w.figure(colour_of(seat), static_cast<int>(piece), x + h * 0.5F, y + h * 0.92F, height_of,
             have > 0 ? 1 : 0.22F);
    if (all > 1) c.text(x + h * 1.02F, y + h * 0.56F, "×" + std::to_string(have), Type::SmallBold, kInk2);
    x += step;
  }
}

// What the seat would end with if the game ended now, small; answers the width. Nothing if that aid is off.
float Ui::Impl::projection(Seat seat, float right, float y) {
  if (!aid(Aid::Projection) || session->phase() == Phase::Over) return 0;
  const std::string points = std::to_string(cards.projected(*session)[seat]);
  const float wide = c.width(points, Type::SmallBold);
  c.text(right, y, points, Type::SmallBold, kInk2, Align::Right);
  c.icon("flag", right - wide - 9, y, 13, kInk3, 2.4F);
  return wide + 18;
}

float Ui::Impl::player_card(Seat seat, float x, float y, float cw, bool compact) {
  const Game& game = session->game();
  const bool active = session->who() == seat;
  const int colour = colour_of(seat);
  const PlayerColour& player = kPlayers[static_cast<std::size_t>(colour)];
  const Ranking ranks = ranking(game);
  const int score = scores(game.rules(), game.state())[seat];
  const std::string name = player_name(game.setup(), seat);
  bool anybody = false;  // has points
  for (const i32 value : scores(game.rules(), game.state())) anybody = anybody || value != 0;
  const float h = card_height(seat, compact);
  const bool holds = !held[seat].empty();

  // the number counts up after a score flew in
  float& shown = shown_score.try_emplace(seat, static_cast<float>(score)).first->second;
  if (shown != static_cast<float>(score)) {
    const float speed = std::max(12.0F, std::abs(static_cast<float>(score) - shown) / 0.5F);
    const float step = reduced_motion() ? 1e3F : speed / 60;
    shown = shown < static_cast<float>(score) ? std::min(static_cast<float>(score), shown + step)
                                              : std::max(static_cast<float>(score), shown - step * 4);
    kit.keep_moving();
  }

  const Rect r{x, y, cw, h};
  const Response state = kit.item({.id = "table.player." + std::to_string(seat + 1),
                                   .label = name + ", " + trn("points", score),
                                   .rect = r,
                                   .checked = active,
                                   .why = projection_words(seat)});
  float top = y;
  if (active) {
    const Rect big{x - 5, y - 4, cw + 10, h + 8};
    c.shadow({big.x, big.y + 5, big.w, big.h}, 12, 0.28F, 16);
    c.gradient(big, kPaperTop, kPaperBottom, 16);
    if (!compact) {
      c.rect({big.x + 1, big.y + 1, big.w - 2, 28}, player.fill, 14, ImDrawFlags_RoundCornersTop);
      const bool over = session->phase() == Phase::Over;
      c.text(x + 12, y + 10, tr(over ? "table.final" : "table.your_turn"), Type::Caption, player.ink);
      top = y + 26;
    }
    c.frame(big, player.fill, 16, 3);
  } else {
    c.rect(r, kRow, 11);
    if (state.glow > 0) c.rect(r, rgb(0xFFFFFF, 0.8F * state.glow), 11);
    c.rect({x, y, 11.5F, h}, player.fill, 11, ImDrawFlags_RoundCornersLeft);
    c.frame(r, blend(kLine, kGold, state.glow), 11, 1.1F + 0.6F * state.glow);
  }
  const float middle = compact ? y + h / 2 : top + 32;
  const float name_y = compact ? middle - (holds ? 11.0F : 0.0F) : top + 21;
  w.avatar(x + 34, middle, compact ? 16.0F : 19.0F, colour);
  board->set_player_point(seat, {c.px(x + 34, middle).x, c.px(x + 34, middle).y});
  const std::string points = std::to_string(static_cast<int>(shown + 0.5F));
  const float points_w = c.width(points, Type::Score);
  const float projected = compact ? projection(seat, x + cw - 22 - points_w, middle) : 0;
  const float name_room = cw - 62 - 20 - points_w - projected;
  c.text_in(x + 62, name_y, name_room, name, Type::Name, kInk);
  c.text(x + cw - 12, compact ? middle : top + 25, points, Type::Score, kInk, Align::Right);
  if (!compact) {
    supply_row(seat, x + 60, top + 38, 21, cw - 60 - 44);
    if (holds) holdings_row(seat, x + 60, top + 78, cw - 60 - 12, false);
    // the rank beside it where the figures leave room
    const float flag = projection(seat, x + cw - 12, top + 49);
    const auto kinds = std::count_if(game.rules().pieces_per_seat.begin(), game.rules().pieces_per_seat.end(),
                                     [](u8 n) { return n > 0; });
    if (game.rules().setup.players > 1 && anybody && (flag == 0 || kinds < 4))
      c.text(x + cw - 12 - flag, top + 49, rank_text(ranks.rank[seat]), Type::Caption, kInk3, Align::Right);
  }
  if (compact && holds) holdings_row(seat, x + 62, middle + 12, name_room + 4, false);
  // outside the frame in the player's colour, which may be as blue as the ring
  if (state.focus) w.focus_ring(active ? Rect{x - 5, y - 4, cw + 10, h + 8} : r, active ? 16.0F : 11.0F);
  if (state.clicked) {
    shown_player = seat;
    open(Dialog::Player);
  }
  return h;
}

float Ui::Impl::card_height(Seat seat, bool compact) const {
  if (compact) return 48;
  const float holds = held[seat].empty() ? 0.0F : 28.0F;
  return (session->who() == seat ? 92.0F : 66.0F) + holds;
}

// The cards' height with the gaps between them.
float Ui::Impl::cards_height(bool compact) const {
  float sum = 12;
  for (int i = 0; i < session->game().rules().setup.players; ++i) {
    const auto seat = static_cast<Seat>(i);
    sum += card_height(seat, compact) + (session->who() == i ? 16.0F : 8.0F);
  }
  return sum;
}

void Ui::Impl::player_panel(const Rect& r) {
  c.panel(r);
  kit.block(r);
  w.wordmark(r.x + 14, r.y + 12, 0.66F);
  const Game& game = session->game();
  c.text(r.right() - 16, r.y + 28, tr("table.turn", {{"n", game.turn_number()}}), Type::Small, kInk3,
         Align::Right);
  const int players = game.rules().setup.players;
  const Rect view{r.x + 2, r.y + 52, r.w - 4, r.h - 52 - 50};
  const bool compact = cards_height(false) > view.h + 8;
  const float content = cards_height(compact);
  float y = kit.begin_scroll("players", view, content) + 6;
  for (int i = 0; i < players; ++i) {
    const bool active = session->who() == i;
    if (active) y += 4;
    y += player_card(static_cast<Seat>(i), r.x + 14, y, r.w - 28, compact) + (active ? 12.0F : 8.0F);
  }
  kit.end_scroll();
  const float by = r.bottom() - 46;
  const float bw = (r.w - 36) / 2;
  if (w.button({r.x + 14, by, bw, 34}, {.id = "table.scoreboard",
                                        .label = tr("scoreboard.title"),
                                        .icon = "chart",
                                        .type = Type::SmallBold,
                                        .icon_size = 16}))
    open(Dialog::Scoreboard);
  if (w.button({r.x + 22 + bw, by, bw, 34},
               {.id = "table.fields",
                .label = tr("table.fields"),
                .icon = "wheat",
                .key = "F",
                .type = Type::SmallBold,
                .enabled = aid(Aid::Fields),
                .why = tr(aid(Aid::Fields) ? "table.fields_about" : "why.purist"),
                .checked = board->field_view(),
                .icon_size = 16}))
    toggle_fields();
}

void Ui::Impl::score_strip(const Rect& r) {
  const Game& game = session->game();
  const int players = game.rules().setup.players;
  c.shadow({r.x, r.y, r.w, r.h}, 12, 0.3F, 18);
  c.gradient(r, kPaperTop, kPaperBottom, 18);
  c.frame(r, kLine, 18);
  kit.block(r);
  const float left = std::max(r.x, 0.0F) + 8;
  const float right = r.right() - (r.x < 0 ? 2.0F : 0.0F) - 58;
  const float step = std::min(110.0F, (right - left) / static_cast<float>(players));
  const float bottom = r.bottom() - 6;
  const float row_h = anybody_holds() ? 16 : 0;
  for (int i = 0; i < players; ++i) {
    const auto seat = static_cast<Seat>(i);
    const bool active = session->who() == seat;
    const PlayerColour& player = kPlayers[static_cast<std::size_t>(colour_of(seat))];
    const Rect cell{left + static_cast<float>(i) * step, bottom - 58 - row_h, step - 4, 58 + row_h};
    const std::string name = player_name(game.setup(), seat);
    const int score = scores(game.rules(), game.state())[seat];
    const Response state = kit.item({.id = "table.player." + std::to_string(i + 1),
                                     .label = name + ", " + trn("points", score),
                                     .rect = cell,
                                     .checked = active,
                                     .why = name});
    if (active) {
      c.rect(cell, blend(player.fill, kWhite, 0.80F), 12);
      c.frame(cell, player.fill, 12, 2.2F);
    } else if (state.glow > 0) {
      c.rect(cell, rgb(0xFFFFFF, 0.7F * state.glow), 12);
    }
    const float cx = cell.x + cell.w / 2;
    w.avatar(cx, cell.y + 20, 14, colour_of(seat));
    board->set_player_point(seat, {c.px(cx, cell.y + 20).x, c.px(cx, cell.y + 20).y});
    // beside the points where players are few
    const bool wide = aid(Aid::Projection) && step >= 76 && session->phase() != Phase::Over;
    c.text(wide ? cx - 16 : cx, cell.y + 46, std::to_string(score), Type::ScoreSmall, kInk, Align::Centre);
    if (wide) projection(seat, cell.right() - 7, cell.y + 47);
    if (row_h > 0) holdings_row(seat, cell.x + 1, cell.y + 63, cell.w - 2, true);
    if (state.focus) w.focus_ring({cell.x + 4, cell.y + 4, cell.w - 8, cell.h - 8}, 9);
    if (state.clicked) {
      shown_player = seat;
      open(Dialog::Player);
    }
  }
  c.line(right + 4, bottom - 50 - row_h, right + 4, bottom - 8, kLine);
  if (w.icon_button(right + 30, bottom - 29 - row_h / 2, 48,
                    {.id = "table.menu", .icon = "menu", .spoken = tr("menu.title"), .icon_size = 25}))
    open(Dialog::Menu);
}

void Ui::Impl::player_dialog() {
  const Game& game = session->game();
  const Seat seat = shown_player < game.rules().setup.players ? shown_player : Seat{0};
  const Rules& rules = game.rules();
  int kinds = 0;
  for (unsigned piece = 0; piece < rules.family->pieces.size(); ++piece)
    kinds += rules.pieces_per_seat[piece] > 0 ? 1 : 0;
  const auto breakdown = game.breakdown()[seat];
  const float h = 190 + static_cast<float>(kinds) * 44 + static_cast<float>(held[seat].size()) * 34 +
                  static_cast<float>(breakdown.size()) * 26;
  const Rect r = dialog_panel(360, h, player_name(game.setup(), seat));
  float y = kit.begin_scroll("player", r, h - 90);
  w.avatar(r.x + 30, y + 28, 24, colour_of(seat));
  const int score = scores(rules, game.state())[seat];
  c.text(r.x + 68, y + 18, trn("points", score), Type::Card, kInk);
  const std::string rank = rank_text(ranking(game).rank[seat]);
  const std::string words = projection_words(seat);
  c.text_in(r.x + 68, y + 42, r.w - 72, words.empty() ? rank : rank + " · " + words, Type::Small, kInk2);
  y += 70;
  for (unsigned piece = 0; piece < rules.family->pieces.size(); ++piece) {
    const int all = rules.pieces_per_seat[piece];
    if (all == 0) continue;
    const int have = game.state().supply[seat][piece];
    w.figure(colour_of(seat), static_cast<int>(piece), r.x + 26, y + 34, 28, have > 0 ? 1 : 0.25F);
    c.text(r.x + 56, y + 20, piece_name(rules, static_cast<u8>(piece)), Type::Body, kInk);
    c.text(r.right() - 8, y + 20, tr("player.supply", {{"have", have}, {"all", all}}), Type::BodyBold, kInk2,
           Align::Right);
    y += 44;
  }
  for (const Holding& holding : held[seat]) {
    holding_icon(holding.key, r.x + 26, y + 17, 24);
    c.text_in(r.x + 56, y + 17, r.w - 130, tr("reason." + std::string(holding.key)), Type::Body, kInk);
    c.text(r.right() - 8, y + 17,
           holding.title ? trn("points", holding.amount) : "×" + std::to_string(holding.amount),
           Type::BodyBold, kInk2, Align::Right);
    y += 34;
  }
  if (!breakdown.empty()) w.divider(r.x, y + 4, r.w);
  y += 14;
  for (const auto& [key, amount] : breakdown) {
    const std::string feature = "feature." + key;
    c.text_in(r.x + 6, y + 12, r.w - 60, tr(locale().has(feature) ? feature : "reason." + key), Type::Body,
              kInk2);
    c.text(r.right() - 8, y + 12, std::to_string(amount), Type::BodyBold, kInk, Align::Right);
    y += 26;
  }
  kit.end_scroll();
}

}  // namespace bastide::shell
