#include "shell/screens/table/score_strip.h"

#include "shell/panels/holdings.h"
#include "shell/panels/projection.h"
#include "shell/panels/seats.h"
#include "shell/screens/dialogs/player.h"
#include "shell/text/locale.h"
#include "shell/text/words.h"

namespace bastide::shell {

using namespace ui;

void ScoreStrip::draw(const Rect& r) {
  const int players = session.game().rules().setup.players;
  c.shadow({r.x, r.y, r.w, r.h}, 12, 0.3F, 18);
  c.gradient(r, kPaperTop, kPaperBottom, 18);
  c.frame(r, kLine, 18);
  kit.block(r);
  const float left = std::max(r.x, 0.0F) + 8;
  const float right = r.right() - (r.x < 0 ? 2.0F : 0.0F) - 58;
  const float step = std::min(110.0F, (right - left) / static_cast<float>(players));
  const float bottom = r.bottom() - 6;
  const bool holding = digest.anybody_holds();
  const float row_h = holding ? 16 : 0;
  for (int i = 0; i < players; ++i) {
    const Rect cell{left + static_cast<float>(i) * step, bottom - 58 - row_h, step - 4, 58 + row_h};
    draw_player(static_cast<Seat>(i), cell, step >= 76, holding);
  }
  c.line(right + 4, bottom - 50 - row_h, right + 4, bottom - 8, kLine);
  if (w.icon_button(right + 30, bottom - 29 - row_h / 2, 48,
                    {.id = "table.menu", .icon = "menu", .spoken = tr("menu.title"), .icon_size = 25}))
    navigation.open(Dialog::Menu);
}

// `projected`: there is room beside the points for what they would become.
void ScoreStrip::draw_player(Seat seat, const Rect& r, bool projected, bool holding) {
  const Game& game = session.game();
  const bool active = session.who() == seat;
  const PlayerColour& player = seat_ink(session, seat);
  const std::string name = player_name(game.setup(), seat);
  const int score = digest.scores[seat];
  const Response state = kit.item({.id = "table.player." + std::to_string(seat + 1),
                                   .label = name + ", " + trn("points", score),
                                   .rect = r,
                                   .checked = active,
                                   .why = name});
  if (active) {
    c.rect(r, blend(player.fill, kWhite, 0.80F), 12);
    c.frame(r, player.fill, 12, 2.2F);
  } else if (state.glow > 0) {
    c.rect(r, rgb(0xFFFFFF, 0.7F * state.glow), 12);
  }
  const float cx = r.x + r.w / 2;
  emblems.avatar(cx, r.y + 20, 14, seat_colour(session, seat));
  board.set_player_point(seat, {c.px(cx, r.y + 20).x, c.px(cx, r.y + 20).y});
  const bool wide = projected && preferences.aid(Aid::Projection) && session.phase() != Phase::Over;
  c.text(wide ? cx - 16 : cx, r.y + 46, std::to_string(score), Type::ScoreSmall, kInk, Align::Centre);
  if (wide) draw_projection(*this, seat, r.right() - 7, r.y + 47);
  if (holding) draw_holdings(*this, seat, r.x + 1, r.y + 63, r.w - 2, true);
  if (state.focus) w.focus_ring({r.x + 4, r.y + 4, r.w - 8, r.h - 8}, 9);
  if (state.clicked) dialog_.show(seat);
}

}  // namespace bastide::shell
