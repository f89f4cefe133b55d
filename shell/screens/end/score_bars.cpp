#include "shell/screens/end/score_bars.h"

#include "shell/panels/seats.h"
#include "shell/play/ranking.h"
#include "shell/screens/end/score_parts.h"
#include "shell/text/game_words.h"
#include "shell/text/locale.h"

namespace bastide::shell {

using namespace ui;

namespace {

void draw_bar(Canvas& c, const std::vector<std::string>& parts, const Game::Breakdown& of_seat, float x,
              float y, float most, float room) {
  for (std::size_t i = 0; i < parts.size(); ++i) {
    const int value = part_points(of_seat, parts[i]);
    if (value <= 0) continue;
    const float length = static_cast<float>(value) / most * room;
    c.rect({x, y + 2, std::max(1.0F, length - 1), 15}, part_colour(parts[i], static_cast<int>(i)), 2);
    if (length > 22)
      c.text(x + length / 2, y + 9.5F, std::to_string(value), Type::Caption, part_ink(parts[i]),
             Align::Centre);
    x += length;
  }
}

float draw_legend(Canvas& c, const std::vector<std::string>& parts, float left, float y, float right) {
  float x = left;
  for (std::size_t i = 0; i < parts.size(); ++i) {
    const std::string name = part_name(parts[i]);
    const float wide = c.width(name, Type::Small) + 36;
    if (x + wide > right + 14 && x > left) {
      x = left;
      y += 20;
    }
    c.rect({x, y + 3, 11, 11}, part_colour(parts[i], static_cast<int>(i)), 3);
    c.text(x + 16, y + 8.5F, name, Type::Small, kInk2);
    x += wide;
  }
  return y + 26;
}

}  // namespace

float draw_score_bars(const Context& context, float x, float y, float width) {
  Canvas& c = context.c;
  const Game& game = context.session.game();
  const auto breakdown = game.breakdown();
  const std::vector<std::string> parts = score_parts(game);
  int most = 1;
  for (const i32 value : scores(game.rules(), game.state())) most = std::max<int>(most, value);
  c.text(x, y + 10, tr("end.where"), Type::Name, kInk);
  y += 28;
  for (const Seat seat : ranking(game).order) {
    context.emblems.figure(seat_colour(context.session, seat), common_figure(game.rules()), x + 14, y + 16,
                           16);
    draw_bar(c, parts, breakdown[seat], x + 34, y, static_cast<float>(most), width - 40);
    y += 20;
  }
  return draw_legend(c, parts, x + 34, y + 8, x + width);
}

}  // namespace bastide::shell
