#include "shell/screens/end/memory_cards.h"

#include "engine/data/text_list.h"
#include "shell/panels/expansion_picture.h"
#include "shell/panels/holdings.h"
#include "shell/panels/scenery.h"
#include "shell/screens/end/memory_words.h"
#include "shell/text/game_words.h"
#include "shell/text/locale.h"
#include "shell/text/words.h"

#include <algorithm>

namespace bastide::shell {

using namespace ui;

namespace {

constexpr std::size_t kMostInRow = 3;

// The props that stand for features.
struct Badge {
  std::string_view key, prop;
  float scale;
};
constexpr std::array<Badge, 4> kBadges = {{{"city", "tcone0", 0.84F},
                                           {"road", "inn0", 0.62F},
                                           {"field", "hay0", 1.5F},
                                           {"monastery", "abbey0", 0.5F}}};

void draw_badge(const Context& context, std::string_view key, float cx, float base) {
  if (has_signs(context) && draw_sign(context, key, cx, base - 22, 40)) return;
  for (const Badge& badge : kBadges) {
    if (badge.key == key) return Scenery(context.c, context.board).prop(badge.prop, cx, base, badge.scale);
  }
  const ExpansionPicture* picture = picture_of(key.substr(0, key.find('.')));
  if (picture != nullptr && !picture->things.empty())
    return Scenery(context.c, context.board).token(picture->things.front().prop, cx, base, 40, 48);
  if (!draw_sign(context, key, cx, base - 22, 36)) context.c.icon("trophy", cx, base - 22, 32, kInk2, 2.2F);
}

// As many names as there is room for beside the size: "Ann, Bo +2 · 6 tiles".
std::string who_words(const Context& context, const Memory& memory, float room) {
  const GameSetup& setup = context.session.game().setup();
  const std::string size = memory_size(memory.key, memory.tiles);
  std::string names, shown;
  for (std::size_t i = 0; i < memory.seats.size(); ++i) {
    add_item(names, player_name(setup, memory.seats[i]));
    const std::size_t left = memory.seats.size() - i - 1;
    const std::string more = (left == 0 ? names : names + " +" + std::to_string(left)) + size;
    if (i == 0 || context.c.width(more, Type::Caption) <= room) shown = more;
  }
  return shown;
}

float card_width(float width, std::size_t columns) {
  return (width - 12 * static_cast<float>(columns - 1)) / static_cast<float>(columns);
}

constexpr float kBesideTitle = 24;  // both sides together

bool titles_fit(const Canvas& c, const std::vector<Memory>& memories, float card) {
  return std::all_of(memories.begin(), memories.end(), [&](const Memory& memory) {
    return c.width(tr("memory." + memory.key), Type::SmallBold) <= card - kBesideTitle;
  });
}

// `upright`: the words stand below the picture, not beside it.
void draw_card(const Context& context, const Memory& memory, const Rect& r, bool upright) {
  Canvas& c = context.c;
  c.rect(r, kRow, 11);
  c.frame(r, kLine, 11);
  draw_badge(context, memory.key, r.x + 34, r.y + 48);
  const std::string amount = memory_amount(memory.key, memory.amount);
  const std::string title = tr("memory." + memory.key);
  const float x = upright ? r.x + 14 : r.x + 62;
  const float y = upright ? r.y + 66 : r.y + 24;
  const float all = r.right() - (upright ? 10.0F : 14.0F) - x;
  const float left = upright ? all : r.right() - 22 - c.width(amount, Type::Name) - x;
  const bool below = c.width(title, Type::SmallBold) > left;  // a long title has its line for itself
  c.text(r.right() - 14, r.y + (below ? 46.0F : 28.0F), amount, Type::Name, rgb(0x9A3412), Align::Right);
  c.text_fit(x, y, below ? all : left, title, {Type::BodyBold, Type::SmallBold}, kInk);
  const float under = upright && !below ? all : left;
  c.text_fit(x, y + 20, under, who_words(context, memory, under), {Type::Small, Type::Caption}, kInk2);
}

// The whole card leads to its rule.
void draw_leading_card(const Context& context, const Memory& memory, const Rect& r, bool upright,
                       const ToRule& to_rule) {
  const std::string words = tr("rules.of", {{"what", tr("memory." + memory.key)}});
  const Response state =
      context.kit.item({.id = "end.memory." + memory.key, .label = words, .rect = r, .why = words});
  draw_card(context, memory, r, upright);
  if (state.glow > 0) context.c.frame(r, faded(kGold, state.glow), 11, 2);
  if (state.focus) context.w.focus_ring(r, 11);
  if (state.clicked) to_rule(memory.key);
}

}  // namespace

float draw_memory_cards(const Context& context, float x, float y, float width, Memories which,
                        const ToRule& to_rule) {
  const std::vector<Memory>& all = context.digest.memories;
  const auto first = all.begin() + static_cast<std::ptrdiff_t>(std::min(all.size(), kMostInRow));
  const std::vector<Memory> memories(which == Memories::Further ? first : all.begin(),
                                     which == Memories::First ? first : all.end());
  if (memories.empty()) return y;
  if (which != Memories::Further) {
    context.c.text(x, y + 10, tr("end.memories"), Type::Name, kInk);
    y += 28;
  }
  const bool row = width >= 430;
  std::size_t columns = row ? std::min(memories.size(), kMostInRow) : 1;
  while (columns > 1 && !titles_fit(context.c, memories, card_width(width, columns))) --columns;
  const float card_w = card_width(width, columns);
  const float card_h = row ? 104 : 66;
  const float step = card_h + (row ? 12.0F : 8.0F);
  for (std::size_t i = 0; i < memories.size(); ++i) {
    const Rect r{x + static_cast<float>(i % columns) * (card_w + 12), y, card_w, card_h};
    draw_leading_card(context, memories[i], r, row, to_rule);
    if (i % columns == columns - 1 || i + 1 == memories.size()) y += step;
  }
  return row ? y - 12 : y;
}

}  // namespace bastide::shell
