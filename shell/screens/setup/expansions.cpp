#include "shell/screens/setup/expansions.h"

#include "engine/assembly/built_in.h"
#include "engine/data/text_list.h"
#include "engine/data/tile_facts.h"
#include "shell/panels/expansion_pictures.h"
#include "shell/screens/dialogs/rules.h"
#include "shell/text/game_words.h"
#include "shell/text/locale.h"

namespace bastide::shell {

using namespace ui;

namespace {

constexpr float kNameLine = 17;
constexpr float kPictureHeight = 106;

int tiles_of(const Expansion& expansion, const Setup& setup) {
  if (expansion.tile_set == nullptr) return 0;
  const std::string_view name = expansion.tile_set(setup);
  if (name.empty()) return 0;
  const auto set = tile_set(name);
  int count = 0;
  if (set) {
    for (const TileFact& tile : (*set)->tiles) count += tile.count;
  }
  return count;
}

}  // namespace

float ExpansionCards::draw(float x, float y, float width) {
  c.text(x, y + 12, tr("setup.expansions"), Type::Section, kInk);
  if (!family_words(*entry_of(draft_.rules()).family).introduced) {  // else it is said above
    const int all = draft_.tiles();
    const std::string sum =
        trn("setup.tiles_n", all) + " · " + tr("setup.minutes", {{"n", (all * 3 / 5 + 2) / 5 * 5}});
    w.chip(x + width - w.chip_width(sum, true), y, sum, "stack");
  }
  y += 38;
  const bool list = width < 460;
  const int columns = list ? 1 : std::max(2, static_cast<int>((width + 16) / 196));
  const float card_w = (width - 16 * static_cast<float>(columns - 1)) / static_cast<float>(columns);
  float card_h = list ? 98 : 238;
  const auto expansions = entry_of(draft_.rules()).expansions;
  for (const Expansion* expansion : expansions)
    card_h = std::max(card_h, wanted_height(*expansion, card_w, list));
  int i = 0;
  for (const Expansion* expansion : expansions) {
    const float cx = x + static_cast<float>(i % columns) * (card_w + 16);
    const float cy = y + static_cast<float>(i / columns) * (card_h + 15);
    draw_card(*expansion, {cx, cy, card_w, card_h});
    ++i;
  }
  return y + static_cast<float>((i + columns - 1) / columns) * (card_h + 15);
}

// Where a card's words stand, from its left edge, and how much room they have.
ExpansionCards::Words ExpansionCards::words_of(const Expansion& expansion, float card_w, bool list) const {
  const std::string key(expansion.key);
  Words words;
  words.picture = !list ? card_w - 14 : card_w < 340 ? 64.0F : 104.0F;
  words.left = list ? 8 + words.picture + 12 : 14;
  const float room_w = card_w - 14 - words.left;
  const std::string name = tr("expansion." + key + ".name");
  const float name_w = room_w - (list ? 54.0F : 0.0F);
  words.type = c.width(name, Type::Name) <= name_w ? Type::Name : Type::NameSmall;
  words.name = c.wrap(name, words.type, name_w);
  words.about = c.wrap(tr("expansion." + key + ".about"), Type::Small, list ? room_w - 50 : room_w);
  return words;
}

float ExpansionCards::wanted_height(const Expansion& expansion, float card_w, bool list) const {
  const Words words = words_of(expansion, card_w, list);
  const float text = static_cast<float>(words.name.size()) * kNameLine + 9 +
                     static_cast<float>(words.about.size()) * c.line_height(Type::Small);
  return list ? 10 + text + 8 : 7 + kPictureHeight + 8 + text + 40;
}

void ExpansionCards::draw_card(const Expansion& expansion, const Rect& r) {
  const std::string key(expansion.key);
  const bool on = draft_.rules().has_expansion(expansion.id);
  const std::string name = tr("expansion." + key + ".name");
  const Response state = kit.item({.id = "setup.expansion." + key,
                                   .label = name,
                                   .rect = r,
                                   .checked = on,
                                   .why = tr("setup.weight." + std::to_string(weight_of(expansion.key)))});
  draw_paper(r, on, state.glow);
  const bool list = r.w > r.h * 2.2F;  // on phones: picture at the left
  const Words words = words_of(expansion, r.w, list);
  const Rect picture = list ? Rect{r.x + 8, r.y + 8, words.picture, r.h - 16}
                            : Rect{r.x + 7, r.y + 7, words.picture, kPictureHeight};
  draw_expansion_picture(*this, expansion.key, picture, on);
  const float x = r.x + words.left;
  float y = list ? r.y + 10 : picture.bottom() + 8;
  for (const std::string& line : words.name) {
    c.text(x, y + 11, line, words.type, kInk);
    y += kNameLine;
  }
  y += 9;
  for (const std::string& line : words.about) {
    c.text(x, y + 8, line, Type::Small, kInk2);
    y += c.line_height(Type::Small);
  }
  if (!list) draw_weight(expansion, r, picture);
  draw_switch(expansion, r.right() - 54, list ? r.y + 10 : r.bottom() - 32, on);
  if (state.focus) w.focus_ring(r, 14);
  const std::string rules = tr("rules.open", {{"name", name}});
  if (w.round_button(list ? r.right() - 33 : picture.right() - 25, list ? r.bottom() - 30 : picture.y + 25,
                     20, {.id = "setup.rules." + key, .icon = "info", .why = rules, .spoken = rules}))
    rules_.show(key);
  else if (state.clicked)
    toggle(expansion);
}

// What it does not go together with gives way to it.
void ExpansionCards::toggle(const Expansion& expansion) {
  const OptionList options(entry_of(draft_.rules()));
  std::string names;
  for (const int option : draft_.toggle(expansion.id))
    add_item(names, tr("rule." + std::string(options.def(option).key)));
  if (!names.empty()) notices.say(tr("setup.switched_off", {{"rules", names}}));
}

void ExpansionCards::draw_paper(const Rect& r, bool on, float glow) {
  c.shadow({r.x + 2, r.y + 6, r.w - 4, r.h - 2}, 6, on ? 0.24F : 0.14F, 14);
  c.rect(r, kRow, 14);
  if (glow > 0) c.rect(r, rgb(0xFFFFFF, 0.6F * glow), 14);
  c.frame(r, on ? kGreen : blend(kLine, kGold, glow), 14, on ? 2.6F : 1.2F + glow);
}

// Where a game's facts list its tiles themselves, and not in sets, it is known once they are in play.
std::string ExpansionCards::tiles_words(const Expansion& expansion) {
  int added = tiles_of(expansion, draft_.rules());
  if (!entry_of(draft_.rules()).family->facts.empty()) {
    const auto& made = draft_.made();
    for (int i = 0; made && i < made->design_count; ++i) {
      const TileDesign& design = made->designs[static_cast<unsigned>(i)];
      added += design.expansion == expansion.id ? design.copies : 0;
    }
    if (added == 0) return "";
  }
  return added > 0 ? trn("setup.plus_tiles", added) : tr("setup.no_tiles");
}

// Its tiles; and in the picture's corner dots for its weight: full and hollow, so that colour is not alone.
void ExpansionCards::draw_weight(const Expansion& expansion, const Rect& card, const Rect& picture) {
  c.text_fit(card.x + 14, card.bottom() - 20, card.w - 14 - 62, tiles_words(expansion),
             {Type::SmallBold, Type::Caption}, kInk3);
  const float y = picture.bottom() - 13;
  c.rect({picture.x + 6, y - 9, 44, 18}, rgb(0xFFFAEC, 0.92F), 9);
  for (int i = 0; i < 3; ++i) {
    const float x = picture.x + 17 + static_cast<float>(i) * 11;
    if (i < weight_of(expansion.key))
      c.disc(x, y, 4, rgb(0xB5432E));
    else
      c.ring(x, y, 3.4F, kLine2, 1.4F);
  }
}

// The card is the button; this only shows.
void ExpansionCards::draw_switch(const Expansion& expansion, float x, float y, bool on) {
  const float t = kit.ease("setup.expansion." + std::string(expansion.key) + ".on", on ? 1.0F : 0.0F, 0.12F);
  const Canvas::AsPainted keep(c);
  c.rect({x, y, 42, 24}, blend(rgb(0xCDBB95), kGreen, t), 12);
  c.frame({x, y, 42, 24}, blend(kToggleEdge, kGreenDark, t), 12);
  c.disc(x + 12 + 18 * t, y + 12, 9, kPaperTop);
  if (on) c.icon("check", x + 13, y + 12, 12, rgb(0xF6FFF4), 3);
}

}  // namespace bastide::shell
