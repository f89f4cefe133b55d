#include "shell/screens/dialogs/starter.h"

#include "shell/panels/paper.h"
#include "shell/panels/seats.h"
#include "shell/text/locale.h"
#include "shell/text/words.h"

namespace bastide::shell {

using namespace ui;

namespace {

constexpr float kPlayerRow = 88;
constexpr float kSide = 48;  // of a tile

}  // namespace

std::string starter_words(const Game& game) {
  const Opening opened = opening(game);
  std::string text;
  for (Seat seat = 0; seat < kMaxPlayers; ++seat) {
    for (const Opening::Drawn& one : opened.drawn[seat])
      text += player_name(game.setup(), seat) + ": " + trn("starter.roads", one.number) + ". ";
  }
  return opened.begins == kNobody
             ? text
             : text + tr("starter.begins", {{"name", player_name(game.setup(), opened.begins)}});
}

void StarterDialog::draw() {
  const Opening opened = opening(session.game());
  const auto players = static_cast<Seat>(session.game().rules().setup.players);
  const std::string about = tr("starter.about");
  const float about_h = c.paragraph_height(about, Type::Body, std::min(428.0F, view.width - 68));
  const float wanted = 70 + about_h + 14 + static_cast<float>(players) * kPlayerRow + 116;
  const Rect r = draw_paper(*this, 480, wanted, tr("rule.starting_player"));
  const Rect list{r.x - 6, r.y, r.w + 12, r.h - 62};
  float y = kit.begin_scroll("starter", list, wanted - 152);
  y += c.paragraph(r.x, y, r.w, about, Type::Body, kInk2) + 14;
  for (Seat seat = 0; seat < players; ++seat, y += kPlayerRow)
    draw_player(seat, opened.drawn[seat], seat == opened.begins, {r.x, y, r.w, kPlayerRow - 8});
  kit.end_scroll();
  if (w.button({r.x, r.bottom() - 48, r.w, 48},
               {.id = "starter.go",
                .label = tr("starter.begins", {{"name", player_name(session.game().setup(), opened.begins)}}),
                .icon = "play",
                .tone = Tone::Green,
                .type = Type::Button}))
    navigation.close();
}

// The tiles of every round, the last ones where there is no room for more; roads in figures below.
void StarterDialog::draw_player(Seat seat, const std::vector<Opening::Drawn>& tiles, bool begins,
                                const Rect& r) {
  c.rect(r, begins ? blend(seat_ink(session, seat).fill, kWhite, 0.8F) : kRowAlt, 12);
  if (begins) c.frame(r, seat_ink(session, seat).fill, 12, 2.4F);
  emblems.avatar(r.x + 30, r.y + r.h / 2, 18, seat_colour(session, seat));
  constexpr float kStep = kSide + 8;
  const float room = r.w * 0.52F;
  const auto most = static_cast<std::size_t>(std::max(1.0F, room / kStep));
  const std::size_t first = tiles.size() > most ? tiles.size() - most : 0;
  float x = r.right() - 10 - static_cast<float>(tiles.size() - first) * kStep;
  c.text_fit(r.x + 58, r.y + r.h / 2, x - r.x - 66, player_name(session.game().setup(), seat),
             {Type::Name, Type::NameSmall, Type::SmallBold}, kInk);
  for (std::size_t i = first; i < tiles.size(); ++i, x += kStep) {
    const ImVec2 at = c.px(x, r.y + 8);
    board.draw_tile(c.list(), session.game().shared_rules(), tiles[i].tile, 0, {at.x, at.y},
                    kSide * view.scale);
    c.icon("road", x + kSide / 2 - 8, r.y + kSide + 17, 13, kInk2);
    c.text(x + kSide / 2 + 6, r.y + kSide + 17, std::to_string(tiles[i].number), Type::SmallBold, kInk,
           Align::Centre);
  }
}

}  // namespace bastide::shell
