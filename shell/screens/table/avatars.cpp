#include "shell/screens/table/avatars.h"

#include "shell/panels/holdings.h"
#include "shell/panels/projection.h"
#include "shell/panels/seats.h"
#include "shell/screens/dialogs/player.h"
#include "shell/text/words.h"

namespace bastide::shell {

using namespace ui;

void Avatars::draw(float x, float y, float width, float bottom) {
  const auto players = static_cast<float>(session.game().rules().setup.players);
  const bool holding = digest.anybody_holds();
  const float step = std::min(holding ? 92.0F : 78.0F, (bottom - y) / players);
  const Rect column{x, y, width, step * players + 8};
  c.panel(column);
  kit.block(column);
  for (int i = 0; i < session.game().rules().setup.players; ++i)
    draw_one(static_cast<Seat>(i), {x + 4, y + 4 + static_cast<float>(i) * step, width - 8, step - 2},
             holding);
}

void Avatars::draw_one(Seat seat, const Rect& r, bool holding) {
  const Game& game = session.game();
  const bool active = session.who() == seat;
  const std::string name = player_name(game.setup(), seat);
  const std::string points = std::to_string(digest.scores[seat]);
  const std::string projected = projection_words(*this, seat);
  const Response state = kit.item({.id = "table.player." + std::to_string(seat + 1),
                                   .label = name + " " + points,
                                   .rect = r,
                                   .checked = active,
                                   .why = projected.empty() ? name : name + ": " + projected});
  if (active) {
    c.rect(r, seat_ink(session, seat).pale, 12);
    c.frame(r, seat_ink(session, seat).fill, 12, 2.4F);
  } else if (state.glow > 0) {
    c.rect(r, rgb(0xFFFFFF, 0.7F * state.glow), 12);
  }
  const float upper = holding ? r.h - 16 : r.h;  // what they hold stands below
  const float cx = r.x + r.w / 2;
  emblems.avatar(cx, r.y + upper * 0.36F, std::min(18.0F, upper * 0.26F), seat_colour(session, seat));
  c.text(cx, r.y + upper * 0.80F, points, Type::ScoreSmall, kInk, Align::Centre);
  if (holding) draw_holdings(*this, seat, r.x + 1, r.bottom() - 12, r.w - 2, true);
  if (state.focus) w.focus_ring({r.x + 4, r.y + 4, r.w - 8, r.h - 8}, 10);
  if (state.clicked) dialog_.show(seat);
}

}  // namespace bastide::shell
