#include "shell/panels/supply.h"

#include "shell/look/figures.h"
#include "shell/panels/seats.h"
#include "shell/text/words.h"

namespace bastide::shell {

using namespace ui;

namespace {

struct Kind {
  unsigned piece = 0;
  int all = 0, have = 0;
};

std::vector<Kind> kinds_of(const Context& context, Seat seat) {
  const Game& game = context.session.game();
  std::vector<Kind> kinds;
  for (unsigned piece = 0; piece < static_cast<unsigned>(game.rules().piece_count); ++piece)
    if (const int all = game.rules().pieces_per_seat[piece]; all > 0)
      kinds.push_back({piece, all, game.state().supply[seat][piece]});
  return kinds;
}

std::string number(const Kind& kind) { return "×" + std::to_string(kind.have); }

float step_of(const Context& context, const Kind& kind, float h) {
  return h * 1.05F + (kind.all > 1 ? context.c.width(number(kind), Type::SmallBold) + 4 : 1.0F);
}

}  // namespace

float supply_width(const Context& context, Seat seat, float h) {
  float sum = 0;
  for (const Kind& kind : kinds_of(context, seat)) sum += step_of(context, kind, h);
  return sum;
}

float draw_supply(const Context& context, Seat seat, float x, float y, float h, float room) {
  std::vector<Kind> kinds = kinds_of(context, seat);
  const Game& game = context.session.game();
  const int colour = seat_colour(context.session, seat);
  if (supply_width(context, seat, h) > room)
    std::erase_if(kinds, [](const Kind& kind) { return kind.have == 0; });
  const float begin = x;
  for (const Kind& kind : kinds) {
    const float step = step_of(context, kind, h);
    if (x + step > begin + room + 1) break;
    const std::string_view key = game.rules().pieces[kind.piece].key;
    const float height = h * static_cast<float>(look::figure_of(key).row_height);
    context.emblems.figure(colour, key, x + h * 0.5F, y + h * 0.92F, height, kind.have > 0 ? 1 : 0.22F);
    if (kind.all > 1) context.c.text(x + h * 1.02F, y + h * 0.56F, number(kind), Type::SmallBold, kInk2);
    x += step;
  }
  return x - begin;
}

std::string supply_words(const Context& context, Seat seat) {
  std::string words;
  for (const Kind& kind : kinds_of(context, seat)) {
    if (!words.empty()) words += ", ";
    words += piece_name(context.session.game().rules(), static_cast<u8>(kind.piece)) + " " + number(kind);
  }
  return words;
}

}  // namespace bastide::shell
