// What players hold besides figures: goods and the titles of King and Robber Baron with what they are
// worth now, as small tags on the players' cards.
#include "shell/ui/kit/scenery.h"
#include "shell/ui/ui_parts.h"

namespace bastide::shell {

using namespace ui;

bool Ui::Impl::anybody_holds() const {
  return std::any_of(held.begin(), held.end(), [](const auto& of_seat) { return !of_seat.empty(); });
}

void Ui::Impl::holding_icon(std::string_view key, float cx, float cy, float size) {
  if (key == "king" || key == "robber_baron") {
    c.disc(cx, cy, size / 2, kGold);
    c.ring(cx, cy, size / 2, rgb(0x8A5A12), 1.2F);
    c.icon(key == "king" ? "crown" : "road", cx, cy, size * 0.66F, kInk, 2.4F);
    return;
  }
  if (key == "goods") {  // of all kinds
    c.icon("stack", cx, cy, size * 0.9F, kInk2, 2.2F);
    return;
  }
  Scenery scenery(c, board);
  scenery.prop("tag_" + std::string(key) + "0", cx, cy + size * 0.52F, size / 62);
}

// From `x` on, in the middle of `y`. Tiny: in the middle of `room` and without tags' paper; goods become one
// sum and titles lose their worth if there is no room for all (a tap on the player tells).
void Ui::Impl::holdings_row(Seat seat, float x, float y, float room, bool tiny) {
  std::vector<Holding> row = held[seat];
  const Type type = tiny ? Type::Caption : Type::SmallBold;
  const float icon = tiny ? 13 : 18;
  const float around = tiny ? 0 : 14;  // a tag's paper beside icon and number
  const float gap = tiny ? 5 : 4;
  bool bare = false;  // titles without their worth
  const auto width_of = [&](const Holding& holding) {
    const bool number = !bare || !holding.title;
    return icon + around + (number ? 2 + c.width(std::to_string(holding.amount), type) : 0.0F);
  };
  const auto total = [&] {
    float sum = -gap;
    for (const Holding& holding : row) sum += width_of(holding) + gap;
    return sum;
  };
  const auto goods = [](const Holding& holding) { return !holding.title; };
  if (total() > room && std::count_if(row.begin(), row.end(), goods) > 1) {
    const auto first = std::find_if(row.begin(), row.end(), goods);
    int sum = 0;
    for (const Holding& holding : row) sum += holding.title ? 0 : holding.amount;
    *first = {"goods", sum, false};
    row.erase(std::remove_if(first + 1, row.end(), goods), row.end());
  }
  bare = total() > room;
  float at = tiny ? x + std::max(0.0F, (room - total()) / 2) : x;
  for (const Holding& holding : row) {
    const float tag_w = width_of(holding);
    const Rect tag{at, y - (tiny ? 8.0F : 12.0F), tag_w, tiny ? 16.0F : 24.0F};
    const bool all_kinds = holding.key == std::string_view("goods");
    const std::string name = all_kinds ? tr("holding.all_goods") : tr("reason." + std::string(holding.key));
    const std::string words =
        holding.title ? tr("holding.title", {{"title", name}, {"points", trn("points", holding.amount)}})
                      : trn("holding.goods", holding.amount, {{"goods", name}});
    if (!tiny) {
      c.rect(tag, rgb(0xF6E8C4), 12);
      c.frame(tag, kLine, 12, 1);
      kit.item({.id = "holding." + std::to_string(seat + 1) + "." + holding.key,
                .label = words,
                .rect = tag,
                .focusable = false,
                .why = words});
    }
    holding_icon(holding.key, at + around / 2 - (tiny ? 0 : 2) + icon / 2, y, icon);
    if (!bare || !holding.title)
      c.text(at + around / 2 + icon + 1, y, std::to_string(holding.amount), type, kInk2);
    at += tag_w + gap;
  }
}

}  // namespace bastide::shell
