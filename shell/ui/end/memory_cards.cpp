#include "shell/ui/end/memory_cards.h"

#include "shell/locale.h"
#include "shell/ui/kit/scenery.h"

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

// `upright`: the words stand below the picture, not beside it.
void draw_card(const Context& context, const Memory& memory, const Rect& r, bool upright) {
  Canvas& c = context.c;
  c.rect(r, kRow, 11);
  c.frame(r, kLine, 11);
  const Badge& badge =
      *std::find_if(kBadges.begin(), kBadges.end() - 1, [&](const Badge& b) { return b.key == memory.key; });
  Scenery(c, context.board).prop(badge.prop, r.x + 34, r.y + 48, badge.scale);
  c.text(r.right() - 14, r.y + 28, trn("points", memory.amount), Type::Name, rgb(0x9A3412), Align::Right);
  std::string who;
  for (const Seat seat : memory.seats)
    who += (who.empty() ? "" : ", ") + player_name(context.session.game().setup(), seat);
  who += " · " + trn(memory.key == "field" ? "end.cities" : "end.tiles", memory.tiles);
  const float x = upright ? r.x + 14 : r.x + 62;
  const float y = upright ? r.y + 66 : r.y + 24;
  const float room = (upright ? r.right() - 10 : r.right() - 76) - x;
  c.text_in(x, y, room, tr(std::string(badge.title)), Type::BodyBold, kInk);
  c.text_in(x, y + 20, room, who, Type::Small, kInk2);
}

}  // namespace

float draw_memory_cards(const Context& context, float x, float y, float width) {
  const std::vector<Memory>& memories = context.digest.memories;
  if (memories.empty()) return y;
  context.c.text(x, y + 10, tr("end.memories"), Type::Name, kInk);
  y += 28;
  const bool row = width >= 430;
  const auto count = static_cast<float>(memories.size());
  const float card_w = row ? (width - 12 * (count - 1)) / count : width;
  const float card_h = row ? 104 : 66;
  for (const Memory& memory : memories) {
    draw_card(context, memory, {x, y, card_w, card_h}, row);
    if (row)
      x += card_w + 12;
    else
      y += card_h + 8;
  }
  return row ? y + card_h : y;
}

}  // namespace bastide::shell
