#include "shell/screens/dialogs/player.h"

#include "shell/panels/holdings.h"
#include "shell/panels/paper.h"
#include "shell/panels/projection.h"
#include "shell/panels/seats.h"
#include "shell/play/ranking.h"
#include "shell/text/locale.h"
#include "shell/text/words.h"
#include "shell/told/telling.h"

namespace bastide::shell {

using namespace ui;

void PlayerDialog::show(Seat seat) {
  seat_ = seat;
  navigation.open(Dialog::Player);
}

void PlayerDialog::draw() {
  const Game& game = session.game();
  const Rules& rules = game.rules();
  if (seat_ >= rules.setup.players) seat_ = 0;
  const auto kinds =
      std::count_if(rules.pieces_per_seat.begin(), rules.pieces_per_seat.end(), [](u8 n) { return n > 0; });
  const auto breakdown = game.breakdown()[seat_];
  const auto content = [&](float width) {
    return 120 + static_cast<float>(kinds) * 44 + held_height(width) +
           static_cast<float>(breakdown.size()) * 26 + to_come_height();
  };
  constexpr float kWidth = 360, kEdges = 68;
  const float h = 90 + content(std::min(kWidth, view.width) - kEdges);
  const Rect r = draw_paper(*this, kWidth, h, player_name(game.setup(), seat_));
  float y = kit.begin_scroll("player", r, content(r.w));
  y = draw_held(r, draw_supply(r, draw_head(r, y)));
  draw_to_come(r, draw_breakdown(r, y, breakdown));
  kit.end_scroll();
}

float PlayerDialog::draw_head(const Rect& r, float y) {
  const Game& game = session.game();
  emblems.avatar(r.x + 30, y + 28, 24, seat_colour(session, seat_));
  const int score = scores(game.rules(), game.state())[seat_];
  c.text(r.x + 68, y + 18, trn("points", score), Type::Card, kInk);
  const std::string rank = tr("rank." + std::to_string(ranking(game).rank[seat_]));
  const std::string words = projection_words(*this, seat_);
  const float lines = c.paragraph(r.x + 68, y + 34, r.w - 72, words.empty() ? rank : rank + " · " + words,
                                  Type::Small, kInk2);
  return y + 53 + lines;
}

float PlayerDialog::draw_supply(const Rect& r, float y) {
  const Rules& rules = session.game().rules();
  for (unsigned piece = 0; piece < static_cast<unsigned>(rules.piece_count); ++piece) {
    const int all = rules.pieces_per_seat[piece];
    if (all == 0) continue;
    const int have = session.game().state().supply[seat_][piece];
    emblems.figure(seat_colour(session, seat_), rules.pieces[piece].key, r.x + 26, y + 34, 28,
                   have > 0 ? 1 : 0.25F);
    c.text(r.x + 56, y + 20, piece_name(rules, static_cast<u8>(piece)), Type::Body, kInk);
    c.text(r.right() - 8, y + 20, tr("player.supply", {{"have", have}, {"all", all}}), Type::BodyBold, kInk2,
           Align::Right);
    y += 44;
  }
  return y;
}

namespace {

std::string amount_words(const Holding& holding) {
  return holding.title ? trn("points", holding.amount) : "×" + std::to_string(holding.amount);
}

}  // namespace

// Its name may take more than a line beside how many there are.
float PlayerDialog::name_room(const Holding& holding, float width) const {
  return width - 76 - c.width(amount_words(holding), Type::BodyBold);
}

float PlayerDialog::name_height(const Holding& holding, float width) const {
  return c.paragraph_height(holding_name(holding.key), Type::Body, name_room(holding, width)) + 34 -
         c.line_height(Type::Body);
}

float PlayerDialog::held_height(float width) {
  float h = static_cast<float>(digest.tiles[seat_].size()) * 58;
  for (const Holding& holding : digest.held[seat_]) {
    const std::string about = about_holding(session.game(), seat_, holding.key);
    h += name_height(holding, width) +
         (about.empty() ? 0.0F : c.paragraph_height(about, Type::Small, width - 64) + 8);
  }
  return h;
}

float PlayerDialog::draw_held(const Rect& r, float y) {
  for (const u8 design : digest.tiles[seat_]) {
    const ImVec2 at = c.px(r.x + 2, y + 4);
    board.draw_tile(c.list(), session.game().shared_rules(), design, 0, {at.x, at.y}, 48 * view.scale);
    const std::string words = tr("held.tile", {{"tile", tile_words(session.game().rules(), design)}});
    const float h = c.paragraph_height(words, Type::Small, r.w - 66);
    c.paragraph(r.x + 60, y + 28 - h / 2, r.w - 66, words, Type::Small, kInk);
    y += 58;
  }
  for (const Holding& holding : digest.held[seat_]) {
    const float top = y;
    draw_sign(*this, holding.key, r.x + 26, y + 17, 24);
    c.paragraph(r.x + 56, y + 17 - c.line_height(Type::Body) / 2, name_room(holding, r.w),
                holding_name(holding.key), Type::Body, kInk);
    c.text(r.right() - 8, y + 17, amount_words(holding), Type::BodyBold, kInk2, Align::Right);
    y += name_height(holding, r.w);
    const std::string about = about_holding(session.game(), seat_, holding.key);
    if (!about.empty()) y += c.paragraph(r.x + 56, y, r.w - 64, about, Type::Small, kInk2) + 8;
    if (const int use = use_of(session, seat_, holding.key); use >= 0)
      draw_use(holding, use, {r.x, top, r.w, y - top});
  }
  return y;
}

// What may be used now is used by pointing at it, here as on the player's card.
void PlayerDialog::draw_use(const Holding& holding, int use, const Rect& r) {
  c.frame(r, kGreen, 12, 2.5F);
  const Response state = kit.item(
      {.id = "player.holding." + std::string(holding.key), .label = holding_name(holding.key), .rect = r});
  if (state.focus) w.focus_ring(r, 12);
  if (!state.clicked) return;
  navigation.close();
  later([&session = session, use] { session.choose(use); });
}

float PlayerDialog::draw_sources(const Rect& r, float y, const Game::Breakdown& breakdown,
                                 std::string_view before) {
  for (const auto& [key, amount] : breakdown) {
    const std::string feature = "feature." + key;
    c.text_in(r.x + 6, y + 12, r.w - 60, tr(locale().has(feature) ? feature : "reason." + key), Type::Body,
              kInk2);
    c.text(r.right() - 8, y + 12, std::string(before) + std::to_string(amount), Type::BodyBold, kInk,
           Align::Right);
    y += 26;
  }
  return y;
}

float PlayerDialog::draw_breakdown(const Rect& r, float y, const Game::Breakdown& breakdown) {
  if (!breakdown.empty()) w.divider(r.x, y + 4, r.w);
  return draw_sources(r, y + 14, breakdown, "");
}

bool PlayerDialog::shows_to_come() const {
  return projection_shown(*this) && !aids.to_come(session, seat_).empty();
}

float PlayerDialog::to_come_height() const {
  return shows_to_come() ? 44 + 26 * static_cast<float>(aids.to_come(session, seat_).size()) : 0;
}

// What would be added if the game ended now, by source.
void PlayerDialog::draw_to_come(const Rect& r, float y) {
  if (!shows_to_come()) return;
  w.divider(r.x, y + 6, r.w);
  c.icon("flag", r.x + 14, y + 28, 15, kInk2, 2.4F);
  c.text_in(r.x + 30, y + 28, r.w - 40, tr("player.to_come"), Type::SmallBold, kInk2);
  draw_sources(r, y + 44, aids.to_come(session, seat_), "+");
}

}  // namespace bastide::shell
