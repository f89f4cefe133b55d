#include "shell/games/hunters/drawn/signs.h"

#include "shell/kit/pen.h"
#include "shell/panels/scenery.h"

#include <cmath>

namespace bastide::shell::hunters_board {
namespace {

using namespace ui;

constexpr ImU32 kLeaf = rgb(0x3F6B3A), kWater = rgb(0x2F7488), kFur = rgb(0x7A4E2C), kStone = rgb(0x6B665E),
                kCap = rgb(0xB5432E), kStem = rgb(0xE6D3A8), kNugget = rgb(0xD9A21B), kHide = rgb(0xA9793F);

void wave(Pen& pen, float y, ImU32 ink, float width) {
  std::vector<Vec2> points;
  for (int i = 0; i <= 16; ++i) {
    const float x = -0.9F + 1.8F * static_cast<float>(i) / 16;
    points.push_back({x, y + 0.18F * std::sin(x * 6)});
  }
  pen.path(std::move(points), ink, width);
}

void forest(Pen pen) {
  pen.polygon({{-0.12F, 0.5F}, {0.12F, 0.5F}, {0.12F, 0.95F}, {-0.12F, 0.95F}}, kFur);
  pen.polygon({{0, -0.25F}, {0.75F, 0.6F}, {-0.75F, 0.6F}}, kLeaf);
  pen.polygon({{0, -0.95F}, {0.58F, 0.05F}, {-0.58F, 0.05F}}, kLeaf);
}

void river(Pen pen) {
  wave(pen, -0.45F, kWater, 0.24F);
  wave(pen, 0.1F, kWater, 0.24F);
  wave(pen, 0.65F, kWater, 0.24F);
}

void fish(Pen pen) {
  pen.polygon({{0.35F, 0}, {0.95F, -0.5F}, {0.95F, 0.5F}}, kWater);
  pen.polygon({{-0.95F, 0}, {-0.55F, -0.36F}, {0, -0.46F}, {0.5F, 0}, {0, 0.46F}, {-0.55F, 0.36F}}, kWater);
  pen.disc(-0.52F, -0.08F, 0.1F, kWhite);
}

// Antlers.
void deer(Pen pen) {
  for (const float side : {-1.0F, 1.0F}) {
    pen.path({{side * 0.14F, 0.7F}, {side * 0.32F, 0.05F}, {side * 0.8F, -0.35F}, {side * 0.85F, -0.9F}},
             kFur, 0.2F);
    pen.path({{side * 0.32F, 0.05F}, {side * 0.28F, -0.75F}}, kFur, 0.18F);
    pen.path({{side * 0.58F, -0.16F}, {side * 0.5F, -0.9F}}, kFur, 0.16F);
  }
  pen.polygon({{-0.3F, 0.5F}, {0.3F, 0.5F}, {0.14F, 0.98F}, {-0.14F, 0.98F}}, kFur);
}

void mammoth(Pen pen) {
  pen.polygon({{-0.7F, 0.9F}, {-0.95F, 0}, {-0.6F, -0.55F}, {0.3F, -0.6F}, {0.7F, 0.1F}, {0.6F, 0.9F}}, kFur);
  pen.disc(0.42F, -0.35F, 0.42F, kFur);
  pen.path({{0.75F, -0.3F}, {0.92F, 0.3F}, {0.8F, 0.85F}}, kFur, 0.2F);
  pen.path({{0.55F, 0.05F}, {0.78F, 0.5F}, {0.98F, 0.2F}}, kStem, 0.16F);
}

void aurochs(Pen pen) {
  pen.path({{-0.95F, -0.7F}, {-0.6F, -0.25F}, {0, -0.15F}, {0.6F, -0.25F}, {0.95F, -0.7F}}, kStone, 0.24F);
  pen.polygon({{-0.42F, -0.2F}, {0.42F, -0.2F}, {0.24F, 0.9F}, {-0.24F, 0.9F}}, kFur);
}

void tiger(Pen pen) {
  pen.disc(0, -0.1F, 0.72F, kNugget);
  pen.polygon({{-0.3F, 0.35F}, {-0.1F, 0.35F}, {-0.2F, 0.98F}}, kWhite);
  pen.polygon({{0.1F, 0.35F}, {0.3F, 0.35F}, {0.2F, 0.98F}}, kWhite);
  for (const float x : {-0.34F, 0.0F, 0.34F}) pen.path({{x, -0.75F}, {x * 0.8F, -0.35F}}, kFur, 0.16F);
}

void hut(Pen pen) {
  pen.polygon({{0, -0.85F}, {0.9F, 0.85F}, {-0.9F, 0.85F}}, kHide);
  pen.polygon({{0, 0}, {0.3F, 0.85F}, {-0.3F, 0.85F}}, kFur);
  pen.path({{-0.16F, -0.98F}, {0.1F, -0.6F}}, kFur, 0.12F);
  pen.path({{0.16F, -0.98F}, {-0.1F, -0.6F}}, kFur, 0.12F);
}

void mushrooms(Pen pen) {
  pen.polygon({{-0.22F, 0}, {0.22F, 0}, {0.28F, 0.9F}, {-0.28F, 0.9F}}, kStem);
  pen.polygon({{-0.85F, 0.1F}, {-0.6F, -0.55F}, {0, -0.85F}, {0.6F, -0.55F}, {0.85F, 0.1F}}, kCap);
}

void nugget(Pen pen) {
  pen.polygon(
      {{-0.8F, 0.2F}, {-0.45F, -0.55F}, {0.25F, -0.7F}, {0.8F, -0.1F}, {0.55F, 0.65F}, {-0.4F, 0.75F}},
      kNugget);
  pen.path({{-0.3F, -0.2F}, {0.15F, -0.35F}}, kWhite, 0.14F);
}

void boat(Pen pen) {
  pen.polygon({{-0.95F, 0.1F}, {0.95F, 0.1F}, {0.55F, 0.65F}, {-0.55F, 0.65F}}, kFur);
  pen.path({{0.1F, -0.85F}, {-0.35F, 0.5F}}, kFur, 0.14F);
  wave(pen, 0.85F, kWater, 0.14F);
}

void raft(Pen pen) {
  for (const float y : {-0.5F, -0.05F, 0.4F}) pen.path({{-0.85F, y}, {0.85F, y}}, kFur, 0.28F);
  pen.path({{-0.5F, -0.7F}, {-0.5F, 0.6F}}, kStem, 0.14F);
  pen.path({{0.5F, -0.7F}, {0.5F, 0.6F}}, kStem, 0.14F);
}

void trap(Pen pen) {
  pen.path(
      {{-0.9F, -0.4F}, {-0.6F, 0.5F}, {-0.3F, -0.4F}, {0, 0.5F}, {0.3F, -0.4F}, {0.6F, 0.5F}, {0.9F, -0.4F}},
      kStone, 0.2F);
  pen.path({{-0.9F, 0.8F}, {0.9F, 0.8F}}, kFur, 0.2F);
}

void bridge(Pen pen) {
  pen.path({{-0.95F, 0.3F}, {-0.45F, -0.15F}, {0.45F, -0.15F}, {0.95F, 0.3F}}, kFur, 0.26F);
  pen.path({{-0.6F, 0.1F}, {-0.6F, -0.55F}, {0.6F, -0.55F}, {0.6F, 0.1F}}, kFur, 0.12F);
  wave(pen, 0.7F, kWater, 0.18F);
}

void shaman(Pen pen) {
  pen.path({{-0.5F, 0.95F}, {-0.5F, -0.5F}}, kFur, 0.18F);
  pen.disc(-0.5F, -0.65F, 0.28F, kCap);
  pen.path({{0.05F, 0.1F}, {0.45F, -0.3F}, {0.85F, 0.1F}}, kInk2, 0.2F);
  pen.path({{0.45F, -0.3F}, {0.45F, 0.75F}}, kInk2, 0.2F);
}

struct Sign {
  std::string_view key;
  void (*draw)(Pen);
};
constexpr Sign kSigns[] = {
    {"forest", forest},
    {"river", river},
    {"meadow", deer},
    {"river_system", fish},
    {"deer", deer},
    {"mammoths", mammoth},
    {"mammoth", mammoth},
    {"aurochs", aurochs},
    {"tiger", tiger},
    {"hut", hut},
    {"fish", fish},
    {"system_fish", fish},
    {"mushrooms", mushrooms},
    {"nugget", nugget},
    {"hunters.bonus_earned", nugget},
    {"logboat", boat},
    {"ferryman", boat},
    {"scout.ferryman_paid", boat},
    {"raft", raft},
    {"hunting_trap", trap},
    {"pit_trap", trap},
    {"footbridge", bridge},
    {"shaman", shaman},
    {"lake", river},
    {"bonus_pile", nugget},
    {"menhir_pile", nugget},
};

// Those that the landscape has as well.
struct Lent {
  std::string_view key, icon;
};
constexpr Lent kLent[] = {{"scout", "eye"}, {"agriculture", "wheat"}, {"bear", "trophy"}};

}  // namespace

bool draw_line_sign(Canvas& c, std::string_view key, float cx, float cy, float size) {
  const auto* const sign =
      std::find_if(std::begin(kSigns), std::end(kSigns), [&](const Sign& one) { return one.key == key; });
  if (sign != std::end(kSigns)) {
    sign->draw(Pen(c, cx, cy, size));
    return true;
  }
  for (const Lent& lent : kLent) {
    if (lent.key != key) continue;
    c.icon(lent.icon, cx, cy, size, kInk2, 2.1F);
    return true;
  }
  return false;
}

namespace {

// What the art has a picture of, by its name there.
struct Painted {
  std::string_view key, picture;
};
constexpr Painted kPainted[] = {
    {"forest", "sign_forest"},
    {"river", "sign_river"},
    {"meadow", "sign_meadow"},
    {"river_system", "sign_fish"},
    {"deer", "sign_deer"},
    {"mammoths", "sign_mammoth"},
    {"aurochs", "sign_aurochs"},
    {"bear", "sign_bear"},
    {"fish", "sign_fish"},
    {"system_fish", "sign_fish"},
    {"mushrooms", "sign_mushrooms"},
    {"hunters.bonus_earned", "sign_nugget"},
    {"logboat", "sign_logboat"},
    {"hunting_trap", "sign_hunting_trap"},
    {"pit_trap", "sign_pit_trap"},
    {"raft", "sign_raft"},
    {"shaman", "sign_shaman"},
    {"scout", "sign_lookout"},
    {"ferryman", "sign_ferry"},
    {"scout.ferryman_paid", "sign_ferry"},
    {"agriculture", "sign_agriculture"},
    {"bonus_pile", "back_bonus"},
    {"menhir_pile", "back_menhir"},
};

bool draw_painted(const Context& context, std::string_view key, float cx, float cy, float size) {
  for (const Painted& one : kPainted) {
    if (one.key != key || context.board.prop(one.picture).texture == 0) continue;
    Scenery(context.c, context.board).token(one.picture, cx, cy, size * 1.15F, size * 1.15F);
    return true;
  }
  return false;
}

}  // namespace

bool draw_sign(const Context& context, std::string_view key, float cx, float cy, float size) {
  constexpr std::string_view kPlayed = "_played";  // a tile of the Scout's on the land looks as in the hand
  if (key.ends_with(kPlayed)) key.remove_suffix(kPlayed.size());
  return draw_painted(context, key, cx, cy, size) || draw_line_sign(context.c, key, cx, cy, size);
}

}  // namespace bastide::shell::hunters_board
