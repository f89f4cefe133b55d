// Three cards at the end: the largest city, the longest road, the best field.
#include "shell/ui/kit/scenery.h"
#include "shell/ui/ui_parts.h"

namespace bastide::shell {

using namespace ui;

namespace {

struct Badge {
  std::string_view key, title, prop;
  float scale;
};
constexpr std::array<Badge, 4> kBadges = {{{"city", "end.best_city", "tcone0", 0.84F},
                                           {"road", "end.best_road", "inn0", 0.62F},
                                           {"field", "end.best_field", "hay0", 1.5F},
                                           {"monastery", "end.best_monastery", "abbey0", 0.5F}}};

}  // namespace

float Ui::Impl::end_memories(float x, float y, float cw) {
  const Game& game = session->game();
  if (remembered.empty()) return y;
  c.text(x, y + 10, tr("end.memories"), Type::Name, kInk);
  y += 28;
  const bool row = cw >= 430;
  const auto count = static_cast<float>(remembered.size());
  const float card_w = row ? (cw - 12 * (count - 1)) / count : cw;
  const float card_h = row ? 104 : 66;
  Scenery scenery(c, board);
  for (const Memory& memory : remembered) {
    const Rect r{x, y, card_w, card_h};
    c.rect(r, kRow, 11);
    c.frame(r, kLine, 11);
    const Badge& badge = *std::find_if(kBadges.begin(), kBadges.end() - 1,
                                       [&](const Badge& b) { return b.key == memory.key; });
    scenery.prop(badge.prop, r.x + 34, r.y + 48, badge.scale);
    c.text(r.right() - 14, r.y + 28, trn("points", memory.amount), Type::Name, rgb(0x9A3412), Align::Right);
    std::string who;
    for (const Seat seat : memory.seats) who += (who.empty() ? "" : ", ") + player_name(game.setup(), seat);
    who += " · " + trn(memory.key == "field" ? "end.cities" : "end.tiles", memory.tiles);
    const float tx = row ? r.x + 14 : r.x + 62;
    const float ty = row ? r.y + 66 : r.y + 24;
    const float room = (row ? r.right() - 10 : r.right() - 76) - tx;
    c.text_in(tx, ty, room, tr(std::string(badge.title)), Type::BodyBold, kInk);
    c.text_in(tx, ty + 20, room, who, Type::Small, kInk2);
    if (row)
      x += card_w + 12;
    else
      y += card_h + 8;
  }
  return row ? y + card_h : y;
}

}  // namespace bastide::shell
