#include "shell/screens/dialogs/scoreboard.h"

#include "engine/game/scoreboard.h"
#include "shell/panels/answer_sheet.h"
#include "shell/panels/asides.h"
#include "shell/panels/paper.h"
#include "shell/panels/seats.h"
#include "shell/play/ranking.h"
#include "shell/screens/dialogs/score_track.h"
#include "shell/text/game_words.h"
#include "shell/text/locale.h"
#include "shell/text/words.h"

namespace bastide::shell {

using namespace ui;

namespace {

constexpr float kTold = 80;  // left and right of what a game says of a player

}  // namespace

// What a lap is worth, where there is room for it.
void ScoreboardDialog::draw_lap(const Rect& r) {
  const float title = c.width(tr("scoreboard.title"), Type::Card);
  const std::string lap =
      tr(session.game().rules().shown.lap_dice ? "scoreboard.lap_dice" : "scoreboard.lap");
  if (title + 20 + c.width(lap, Type::Small) < r.w - 44)
    c.text(r.right() - 44, r.y - 36, lap, Type::Small, kInk3, Align::Right);
}

// Where the counters walk on the land: the scores alone.
void ScoreboardDialog::draw_scores() {
  constexpr float kHead = 96;
  constexpr float kWide = 560;
  const float each = 44 + told_height(paper_room(view, kWide) + 16);
  const float list =
      static_cast<float>(session.game().rules().setup.players) * each + aside_rows_height(*this) + 20;
  const Rect r = draw_paper(*this, kWide, kHead + list, tr("scoreboard.title"));
  draw_lap(r);
  draw_list({r.x - 8, r.y + 4, r.w + 16, std::min(list, r.h)}, each, list);
}

// Of the longest that a game says below a player's name.
float ScoreboardDialog::told_height(float card_width) const {
  const auto on_track = family_words(session.game().rules()).on_track;
  float most = 0;
  for (int i = 0; on_track != nullptr && i < session.game().rules().setup.players; ++i)
    most = std::max(most, c.paragraph_height(on_track(session.game(), static_cast<Seat>(i)), Type::Small,
                                             card_width - kTold) +
                              4);
  return most;
}

void ScoreboardDialog::draw() {
  if (session.game().rules().family->spaces != kScoreboardSpaces) {
    draw_scores();
    return;
  }
  const Rect r = draw_paper(*this, 1120, 760, tr("scoreboard.title"));
  draw_lap(r);
  const bool stacked = r.w < 560 || r.h < 420;
  const bool low = stacked && r.w >= 1.6F * r.h;  // the list lies within the road
  const auto players = static_cast<float>(session.game().rules().setup.players);
  const float beside = aside_rows_height(*this);
  const float row = low ? std::clamp((r.h - 118 - beside) / players, 22.0F, 34.0F) : stacked ? 34.0F : 44.0F;
  const bool asks = asked_on_scoreboard(session);
  if (asked_ && !asks) {  // it was answered; the land is bare a frame later
    navigation.close();
    kit.keep_moving();
  }
  asked_ = asks;
  const float list_w = stacked && !low ? r.w + 16 : std::min(500.0F, r.w + 16 - 260);
  std::optional<AnswerSheet> sheet;
  if (asks) sheet.emplace(static_cast<const Context&>(*this), questions_.now(), list_w - 36, true);
  const float list_h = asks ? sheet->height() + 32 : players * row + beside + 20;
  Rect card;
  if (stacked && !low) {
    card = {r.x - 8, r.bottom() - list_h + 6, r.w + 16, list_h};
    draw_score_track(*this, {r.x - 8, r.y + 4, r.w + 16, card.y - r.y - 14});
  } else {
    const Rect land{r.x - 8, r.y + 4, r.w + 16, r.h + 4};
    draw_score_track(*this, land);
    const float width = std::min(500.0F, land.w - 260);
    const float high = std::min(list_h, land.h - 88);  // within the road; the rest is scrolled
    card = {land.x + (land.w - width) / 2, land.y + (land.h - high) / 2 + (high < list_h ? 0 : 6), width,
            high};
  }
  if (asks) {
    c.panel(card, 16);
    sheet->draw({card.x + 18, card.y + 16, card.w - 36, card.h - 32});
  } else {
    draw_list(card, row, list_h);
  }
}

void ScoreboardDialog::draw_list(const Rect& card, float row, float height) {
  c.panel(card, 16);
  float y = kit.begin_scroll("scoreboard", {card.x, card.y + 4, card.w, card.h - 8}, height - 8) + 6;
  const float end = y + height - 20;
  for (const Seat seat : ranking(session.game()).order) {
    draw_player(seat, card, y + row / 2, row);
    y += row;
  }
  draw_aside_rows(*this, {card.x, y, card.w, end - y});
  kit.end_scroll();
}

void ScoreboardDialog::draw_player(Seat seat, const Rect& card, float cy, float row) {
  const Game& game = session.game();
  const int points = scores(game.rules(), game.state())[seat];
  const int more = planned_scores(*this)[seat] - points;
  const std::string plan = more == 0 ? "" : (more > 0 ? "+" : "−") + std::to_string(std::abs(more));
  const bool narrow = card.w < 330;  // what is planned then stands below the points
  const float pill = session.planned() && !narrow ? 50 : 0;
  const int spaces = game.rules().family->spaces;
  ScoreboardPlace place = place_on_track(points);
  if (spaces != kScoreboardSpaces) place = {.space = std::max(0, points) % spaces};
  if (const auto on_track = family_words(game.rules()).on_track; on_track != nullptr) {
    const float top = cy - row / 2;
    c.paragraph(card.x + 60, top + 42, card.w - kTold, on_track(game, seat), Type::Small, kInk2);
    cy = top + 24;
  }
  emblems.avatar(card.x + 34, cy, std::min(15.0F, row * 0.34F), seat_colour(session, seat));
  const bool bar = card.w > 420;
  c.text_in(card.x + 60, cy, bar ? 96.0F : card.w - 172 - pill, player_name(game.setup(), seat), Type::Name,
            kInk);
  if (bar)
    draw_bar(seat, {card.x + 164, cy - 6, card.w - 164 - 116 - pill, 12},
             static_cast<float>(place.space) / static_cast<float>(spaces));
  const bool dice = game.rules().shown.lap_dice;
  if (dice) draw_lap_die(c, card.right() - 92, cy, std::min(22.0F, row * 0.6F), lap_die(std::max(0, points)));
  for (int k = 0; !dice && k < std::min(laps(place), 3); ++k)
    draw_lap_flag(c, card.right() - 104 + static_cast<float>(k) * 15, cy + 9, "");
  const bool below = narrow && !plan.empty();
  c.text(card.right() - 20, below ? cy - 7 : cy, std::to_string(points), below ? Type::BodyBold : Type::Score,
         kInk, Align::Right);
  if (below)
    c.text(card.right() - 20, cy + 9, plan, Type::SmallBold, seat_ink(session, seat).edge, Align::Right);
  else if (!plan.empty())
    emblems.points_pill(card.right() - 110, cy, seat_colour(session, seat), plan);
}

// How much of the lap is done.
void ScoreboardDialog::draw_bar(Seat seat, const Rect& r, float done) {
  c.rect(r, kChip, 6);
  c.rect({r.x, r.y, std::max(12.0F, r.w * done), r.h}, seat_ink(session, seat).fill, 6);
  for (int k = 1; k < 5; ++k) {
    const float x = r.x + r.w * static_cast<float>(k) / 5;
    c.line(x, r.y + 1, x, r.bottom() - 1, rgb(0xFFFAEC, 0.8F), 1.2F);
  }
}

}  // namespace bastide::shell
