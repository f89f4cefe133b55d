// The expansions of a set-up as picture cards, one for each room the engine knows.
#include "engine/data/tile_facts.h"
#include "engine/rules/rooms.h"
#include "shell/ui/kit/scenery.h"
#include "shell/ui/ui_parts.h"

namespace bastide::shell {

using namespace ui;

namespace {

int tiles_of(const Room& room, Edition edition) {
  if (room.tile_set == nullptr) return 0;
  const std::string_view name = room.tile_set(edition);
  if (name.empty()) return 0;
  const auto set = tile_set(name);
  int count = 0;
  if (set) {
    for (const TileFact& tile : (*set)->tiles) count += tile.count;
  }
  return count;
}

struct CardPicture {
  std::string_view room;
  int weight;  // how much an expansion adds to think about, 1 to 3
  std::vector<Standing> things;
  struct Person {
    int colour, piece;
    float x, y, height;
  };
  std::vector<Person> people;
};

const std::vector<CardPicture>& pictures() {
  static const std::vector<CardPicture> kAll = {
      {"base",
       2,
       {{"house_gable0", 0.80F, 0.84F, 1.2F},
        {"house_side1", 0.90F, 0.80F, 1.0F},
        {"tree1", 0.10F, 0.82F, 1.1F},
        {"tree4", 0.66F, 0.80F, 0.9F}},
       {{4, 0, 0.30F, 0.94F, 50}, {0, 0, 0.48F, 0.94F, 50}}},
      {"farmers",
       2,
       {{"sheaf0", 0.22F, 0.88F, 1.5F}, {"hay0", 0.80F, 0.90F, 1.4F}, {"tree2", 0.92F, 0.80F, 1.0F}},
       {{2, 0, 0.50F, 0.94F, 50}}},
      {"river",
       1,
       {{"tree1", 0.16F, 0.80F, 1.1F},
        {"house_gable2", 0.84F, 0.74F, 1.0F},
        {"cyp0", 0.92F, 0.84F, 1.0F},
        {"reeds0", 0.34F, 0.93F, 1.2F}},
       {}},
      {"abbot",
       1,
       {{"cyp1", 0.93F, 0.80F, 0.9F},
        {"fountain0", 0.66F, 0.84F, 1.1F},
        {"bush1", 0.52F, 0.88F, 1.0F},
        {"bush2", 0.80F, 0.88F, 1.0F}},
       {{4, 2, 0.26F, 0.94F, 62}}},
      {"inns_cathedrals",
       2,
       {{"cathedral0", 0.66F, 0.95F, 0.78F}, {"inn0", 0.26F, 0.92F, 1.0F}},
       {{1, 1, 0.46F, 0.97F, 34}}},
      {"traders_builders",
       2,
       {{"hay0", 0.52F, 0.90F, 1.0F}, {"sheaf0", 0.60F, 0.94F, 1.3F}},
       {{1, 3, 0.26F, 0.92F, 54}, {3, 4, 0.78F, 0.92F, 34}}},
      {"king_robber",
       2,
       {{"tcone0", 0.24F, 0.90F, 1.3F}, {"house_side1", 0.78F, 0.88F, 1.1F}, {"tree3", 0.90F, 0.90F, 1.0F}},
       {{0, 1, 0.44F, 0.95F, 48}, {5, 0, 0.64F, 0.95F, 36}}},
      {"flying_machines",
       1,
       {{"tree3", 0.16F, 0.84F, 1.1F}, {"house_gable0", 0.80F, 0.86F, 1.1F}},
       {{1, 0, 0.48F, 0.86F, 44}}},
      {"messages",
       2,
       {{"inn0", 0.70F, 0.90F, 0.9F}, {"tree0", 0.14F, 0.84F, 1.0F}},
       {{4, 0, 0.36F, 0.94F, 44}}},
      {"ferries",
       2,
       {{"ferry", 0.50F, 0.90F, 1.0F}, {"tree5", 0.86F, 0.74F, 0.9F}, {"reeds1", 0.14F, 0.82F, 1.1F}},
       {}},
      {"gold_mines",
       2,
       {{"gold_bar0", 0.44F, 0.90F, 1.5F},
        {"gold_bar1", 0.54F, 0.92F, 1.5F},
        {"rock0", 0.20F, 0.92F, 1.7F},
        {"rock1", 0.80F, 0.92F, 1.7F}},
       {}},
      {"mage_witch",
       3,
       {{"tree4", 0.16F, 0.84F, 1.1F}, {"house_tower0", 0.84F, 0.86F, 1.2F}},
       {{5, 2, 0.50F, 0.94F, 52}}},
      {"robbers",
       3,
       {{"tree2", 0.14F, 0.82F, 1.2F}, {"tree6", 0.90F, 0.86F, 1.2F}},
       {{1, 0, 0.38F, 0.93F, 42}, {5, 0, 0.62F, 0.93F, 42}}},
      {"crop_circles",
       2,
       {{"sheaf0", 0.24F, 0.88F, 1.5F}, {"hay0", 0.74F, 0.90F, 1.4F}},
       {{0, 0, 0.48F, 0.93F, 42}}},
  };
  return kAll;
}

// nullptr: a room that has no picture yet.
const CardPicture* picture_of(std::string_view room) {
  for (const CardPicture& picture : pictures())
    if (picture.room == room) return &picture;
  return nullptr;
}

int weight_of(std::string_view room) {
  const CardPicture* picture = picture_of(room);
  return picture == nullptr ? 2 : picture->weight;
}

// A river from the hills to the reader.
void winding_river(Canvas& c, const Rect& r) {
  c.clip(r);
  for (const bool bank : {true, false})
    for (int i = 0; i <= 90; ++i) {
      const float t = static_cast<float>(i) / 90;
      const float half = (2.0F + 13.0F * t * t) * r.h / 106;
      const float x = r.x + r.w * (0.60F + 0.17F * std::sin(t * 5.2F + 0.4F) * (0.4F + t));
      const float y = r.y + r.h * (0.50F + 0.56F * t);
      c.disc(x, y, half + (bank ? 1.6F : 0.0F), bank ? rgb(0x2F7488) : rgb(0x4F9DB2));
    }
  c.unclip();
}

}  // namespace

void Ui::Impl::room_picture(std::string_view key, const Rect& r, bool on) {
  const float before = c.alpha();
  if (!on) c.set_alpha(before * 0.82F);
  Scenery scenery(c, board);
  scenery.hills(r, 0.5F, 9);
  if (key == "river") winding_river(c, r);
  if (key == "ferries") {
    c.rect({r.x, r.y + r.h * 0.82F, r.w, r.h * 0.18F}, rgb(0x4F9DB2));
    c.line(r.x, r.y + r.h * 0.82F, r.right(), r.y + r.h * 0.82F, rgb(0x2F7488), 2);
    for (const float t : {0.1F, 0.36F, 0.62F, 0.86F})
      c.line(r.x + r.w * t - 7, r.y + r.h * 0.91F, r.x + r.w * t + 7, r.y + r.h * 0.91F, rgb(0xD9F2F0, 0.8F),
             1.6F);
  }
  c.clip(r);
  if (const CardPicture* picture = picture_of(key)) {
    scenery.stand(r, picture->things, r.h / 112);
    for (const auto& person : picture->people)
      w.figure(person.colour, person.piece, r.x + r.w * person.x, r.y + r.h * person.y,
               person.height * r.h / 112, c.alpha());
  }
  c.unclip();
  c.set_alpha(before);
  // round the picture's corners with the card's paper
  c.frame({r.x - 1.5F, r.y - 1.5F, r.w + 3, r.h + 3}, kRow, 10, 3);
  c.frame(r, rgb(0x5B3A2B, 0.5F), 9, 1);
}

void Ui::Impl::room_card(const Room& room, const Rect& r) {
  const std::string key(room.key);
  const bool on = draft.setup.has_room(room.id);
  const std::string name = tr("room." + key + ".name");
  const Response state = kit.item({.id = "setup.room." + key,
                                   .label = name,
                                   .rect = r,
                                   .checked = on,
                                   .why = tr("setup.weight." + std::to_string(weight_of(room.key)))});
  c.shadow({r.x + 2, r.y + 6, r.w - 4, r.h - 2}, 6, on ? 0.24F : 0.14F, 14);
  c.rect(r, kRow, 14);
  if (state.glow > 0) c.rect(r, rgb(0xFFFFFF, 0.6F * state.glow), 14);
  c.frame(r, on ? kGreen : blend(kLine, kGold, state.glow), 14, on ? 2.6F : 1.2F + state.glow);
  const bool list = r.w > r.h * 2.2F;  // on phones: picture at the left
  const Rect picture = list ? Rect{r.x + 8, r.y + 8, 104, r.h - 16} : Rect{r.x + 7, r.y + 7, r.w - 14, 106};
  room_picture(room.key, picture, on);
  const float x = list ? picture.right() + 12 : r.x + 14;
  const float room_w = r.right() - 14 - x;
  float y = list ? r.y + 10 : picture.bottom() + 8;
  const float name_w = room_w - (list ? 54.0F : 0.0F);
  c.text_in(x, y + 11, name_w, name, c.width(name, Type::Name) <= name_w ? Type::Name : Type::BodyBold, kInk);
  y += 26;
  const int tiles = tiles_of(room, draft.setup.edition);
  const auto rows = c.wrap(tr("room." + key + ".about"), Type::Small, list ? room_w - 50 : room_w);
  const std::size_t most = static_cast<std::size_t>(
      std::max(1.0F, (r.bottom() - (list ? 8.0F : 40.0F) - y) / c.line_height(Type::Small)));
  for (std::size_t i = 0; i < rows.size() && i < most; ++i) {
    const bool cut = i + 1 == most && rows.size() > most;
    c.text_in(x, y + 8, room_w, cut ? rows[i] + " …" : rows[i], Type::Small, kInk2);
    y += c.line_height(Type::Small);
  }
  const float low = r.bottom() - 20;
  if (!list)
    c.text(x, low, tiles > 0 ? trn("setup.plus_tiles", tiles) : tr("setup.no_tiles"), Type::SmallBold, kInk3);
  // dots for its weight: full and hollow, so that colour is not alone
  for (int i = 0; i < 3 && !list; ++i) {
    const float cx = r.right() - 98 + static_cast<float>(i) * 11;
    if (i < weight_of(room.key))
      c.disc(cx, low, 4, rgb(0xB5432E));
    else
      c.ring(cx, low, 3.4F, kLine2, 1.4F);
  }
  // the card is the button; the toggle only shows
  const float tx = r.right() - 54;
  const float ty = list ? r.y + 10 : low - 12;
  const float t = kit.ease("setup.room." + key + ".on", on ? 1.0F : 0.0F, 0.12F);
  c.rect({tx, ty, 42, 24}, blend(rgb(0xCDBB95), kGreen, t), 12);
  c.frame({tx, ty, 42, 24}, blend(kToggleEdge, kGreenDark, t), 12);
  c.disc(tx + 12 + 18 * t, ty + 12, 9, kPaperTop);
  if (on) c.icon("check", tx + 13, ty + 12, 12, rgb(0xF6FFF4), 3);
  if (state.focus) w.focus_ring(r, 14);
  const std::string rules = tr("rules.open", {{"name", name}});
  if (w.round_button(list ? r.right() - 33 : picture.right() - 25, list ? r.bottom() - 30 : picture.y + 25,
                     20, {.id = "setup.rules." + key, .icon = "info", .why = rules, .spoken = rules}))
    open_rules(key);
  else if (state.clicked)
    draft.setup.rooms ^= 1U << room.id;
}

float Ui::Impl::setup_rooms(float x, float y, float cw) {
  c.text(x, y + 12, tr("setup.rooms"), Type::Section, kInk);
  if (counted_tiles == 0 || !(counted_for == draft.setup)) {
    counted_for = draft.setup;
    counted_tiles = 0;
    const auto rules = make_rules(draft.setup);
    for (int i = 0; rules && i < (*rules)->design_count; ++i)
      counted_tiles += (*rules)->designs[static_cast<std::size_t>(i)].copies;
  }
  const int tiles = counted_tiles;
  const std::string sum =
      trn("setup.tiles_n", tiles) + " · " + tr("setup.minutes", {{"n", (tiles * 3 / 5 + 2) / 5 * 5}});
  w.chip(x + cw - w.chip_width(sum, true), y, sum, "stack");
  y += 38;
  const bool list = cw < 460;
  const int columns = list ? 1 : std::max(2, static_cast<int>((cw + 16) / 196));
  const float card_w = (cw - 16 * static_cast<float>(columns - 1)) / static_cast<float>(columns);
  const float card_h = list ? 98 : 238;
  int i = 0;
  for (const Room* room : all_rooms()) {
    const float cx = x + static_cast<float>(i % columns) * (card_w + 16);
    const float cy = y + static_cast<float>(i / columns) * (card_h + 15);
    room_card(*room, {cx, cy, card_w, card_h});
    ++i;
  }
  return y + static_cast<float>((i + columns - 1) / columns) * (card_h + 15);
}

}  // namespace bastide::shell
