#include "shell/screens/end/score_bars.h"

#include "shell/panels/seats.h"
#include "shell/play/ranking.h"
#include "shell/screens/end/score_parts.h"
#include "shell/text/game_words.h"
#include "shell/text/locale.h"

namespace bastide::shell {

using namespace ui;

namespace {

void draw_bar(const Context& context, Seat seat, const std::vector<std::string>& parts,
              const Game::Breakdown& of_seat, const Rect& r, float most, const ToRule& to_rule) {
  Canvas& c = context.c;
  float x = r.x;
  for (std::size_t i = 0; i < parts.size(); ++i) {
    const int value = part_points(of_seat, parts[i]);
    if (value <= 0) continue;
    const float length = static_cast<float>(value) / most * r.w;
    const Rect bar{x, r.y + 2, std::max(1.0F, length - 1), 15};
    c.rect(bar, part_colour(parts[i], static_cast<int>(i)), 2);
    if (length > 22) {
      const std::string words = tr("rules.of", {{"what", part_name(parts[i]) + ": " + trn("points", value)}});
      if (context.kit
              .item({.id = "end.bar." + std::to_string(seat) + "." + parts[i],
                     .label = words,
                     .rect = {bar.x, r.y, bar.w, 20},
                     .focusable = false,
                     .why = words})
              .clicked)
        to_rule(parts[i]);
      c.text(x + length / 2, r.y + 9.5F, std::to_string(value), Type::Caption,
             part_ink(parts[i], static_cast<int>(i)), Align::Centre);
    }
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

float draw_score_bars(const Context& context, float x, float y, float width, const ToRule& to_rule) {
  Canvas& c = context.c;
  const Game& game = context.session.game();
  const auto breakdown = points_by_part(game);
  const std::vector<std::string> parts = score_parts(game);
  int most = 1;
  for (const i32 value : scores(game.rules(), game.state())) most = std::max<int>(most, value);
  c.text(x, y + 10, tr("end.where"), Type::Name, kInk);
  y += 28;
  for (const Seat seat : ranking(game).order) {
    context.emblems.figure(seat_colour(context.session, seat), common_figure(game.rules()), x + 14, y + 16,
                           16);
    draw_bar(context, seat, parts, breakdown[seat], {x + 34, y, width - 40, 20}, static_cast<float>(most),
             to_rule);
    y += 20;
  }
  return draw_legend(c, parts, x + 34, y + 8, x + width);
}

}  // namespace bastide::shell
