#include "shell/screens/end/banner.h"

#include "shell/look/figures.h"
#include "shell/panels/expansion_picture.h"
#include "shell/panels/scenery.h"
#include "shell/panels/seats.h"
#include "shell/play/ranking.h"
#include "shell/text/game_words.h"
#include "shell/text/locale.h"
#include "shell/text/words.h"

namespace bastide::shell {

using namespace ui;

namespace {

constexpr ImU32 kHalo = rgb(0xFFF9E6);
constexpr float kFigureRoom = 76;

std::string title_of(const Game& game, const std::vector<Seat>& winners) {
  if (game.rules().setup.players == 1) return tr("end.practice");
  std::string names;
  for (std::size_t i = 0; i < winners.size(); ++i) {
    if (i > 0) names += i + 1 == winners.size() ? " " + tr("end.and") + " " : ", ";
    names += player_name(game.setup(), winners[i]);
  }
  return winners.size() == 1 ? tr("end.wins", {{"name", names}}) : tr("end.share", {{"names", names}});
}

// Of what was played before times were kept, nothing is said.
std::string time_words(unsigned seconds) {
  const int minutes = static_cast<int>(seconds / 60);
  if (minutes == 0) return "";
  if (minutes < 60) return tr("end.minutes", {{"m", minutes}});
  return tr("end.hours", {{"h", minutes / 60}, {"m", minutes % 60}});
}

}  // namespace

void draw_end_banner(const Context& context, const Rect& r, unsigned seconds) {
  Canvas& c = context.c;
  const Game& game = context.session.game();
  Scenery scenery(c, context.board);
  scenery.hills(r, 0.62F, 22);
  const bool land = r.w > 860;
  const ExpansionPicture* core = core_picture(game.rules());
  if (land && core != nullptr) scenery.stand(r, core->beside_winner, r.h / 122);
  const std::vector<Seat> winners = ranking(game).winners();
  const std::string title = title_of(game, winners);
  Type type = Type::Banner;
  for (const Type smaller : {Type::Title, Type::Card, Type::Name}) {
    if (c.width(title, type) <= r.w - kFigureRoom - 40 - (land ? 380.0F : 0.0F)) break;
    type = smaller;
  }
  const float tw = std::min(c.width(title, type), r.w - kFigureRoom - 30);
  const float cx = r.x + r.w / 2 + kFigureRoom / 2;
  const float k = r.h / 122;
  const int points = scores(game.rules(), game.state())[winners[0]];
  std::string sum = trn("points", points) + " · " + trn("end.tiles", points_series(game).tiles);
  const std::string time = time_words(seconds);
  if (!time.empty()) sum += " · " + time;
  context.kit.item(
      {.id = "end.sum", .label = title + ", " + sum, .rect = r, .enabled = false, .focusable = false});
  if (type == Type::Name)
    c.text_in(cx, r.y + 50 * k, tw, title, type, kInk, Align::Centre);
  else
    c.text_outlined(cx, r.y + 50 * k, title, type, kInk, kHalo, 2.4F, Align::Centre);
  c.text_outlined(cx, r.y + 84 * k, sum, Type::Button, kInk2, kHalo, 1.6F, Align::Centre);
  float fx = cx - tw / 2 - 50;
  const bool alone = game.rules().setup.players == 1;
  const std::string_view figure = common_figure(game.rules());
  const bool meeple = look::figure_of(figure).key == look::kMeeple;  // which has a crown on
  for (std::size_t i = 0; i < winners.size() && i < 3; ++i) {
    const float high = (winners.size() == 1 ? 70.0F : 54.0F) * k;
    context.emblems.figure(seat_colour(context.session, winners[i]),
                           alone || !meeple ? figure : look::kWinner, fx, r.y + 110 * k, high);
    if (!alone && !meeple)
      c.icon("crown", fx, r.y + 110 * k - high * 1.12F, high * 0.34F, rgb(0xA8791A), 2.6F);
    fx -= 34;
  }
}

}  // namespace bastide::shell
