#include "shell/ui/setup/room_pictures.h"

#include "shell/look/figures.h"
#include "shell/rooms/room_look.h"

namespace bastide::shell {

using namespace ui;

namespace {

// Pages of the rules that are no expansion's.
constexpr Standing kVillage[] = {{"house_gable0", 0.80F, 0.84F, 1.2F},
                                 {"house_side1", 0.90F, 0.80F, 1.0F},
                                 {"tree1", 0.10F, 0.82F, 1.1F},
                                 {"tree4", 0.66F, 0.80F, 0.9F}};
constexpr Person kCouple[] = {{4, look::kMeeple, 0.30F, 0.94F, 50}, {0, look::kMeeple, 0.48F, 0.94F, 50}};
constexpr RoomLook kBase{.key = "base", .things = kVillage, .people = kCouple};

constexpr Standing kHarvest[] = {
    {"sheaf0", 0.22F, 0.88F, 1.5F}, {"hay0", 0.80F, 0.90F, 1.4F}, {"tree2", 0.92F, 0.80F, 1.0F}};
constexpr Person kFarmer[] = {{2, look::kMeeple, 0.50F, 0.94F, 50}};
constexpr RoomLook kFarmers{.key = "farmers", .things = kHarvest, .people = kFarmer};

constexpr Standing kTavern[] = {
    {"house_side1", 0.20F, 0.86F, 1.3F}, {"tree2", 0.06F, 0.82F, 1.1F}, {"hay0", 0.90F, 0.90F, 1.1F}};
constexpr Person kRound[] = {{1, look::kMeeple, 0.44F, 0.95F, 44},
                             {3, look::kMeeple, 0.56F, 0.90F, 44},
                             {4, look::kMeeple, 0.68F, 0.95F, 44}};
constexpr RoomLook kHouse{.key = "house", .things = kTavern, .people = kRound};

const RoomLook* look_of(std::string_view key) {
  if (key == kBase.key) return &kBase;
  if (key == kHouse.key) return &kHouse;
  return key == kFarmers.key ? &kFarmers : room_look(key);
}

}  // namespace

int weight_of(std::string_view key) {
  const RoomLook* look = look_of(key);
  return look == nullptr ? RoomLook{}.weight : look->weight;
}

void draw_room_picture(const Context& context, std::string_view key, const Rect& r, bool on) {
  Canvas& c = context.c;
  const float before = c.alpha();
  if (!on) c.set_alpha(before * 0.82F);
  Scenery scenery(c, context.board);
  scenery.hills(r, 0.5F, 9);
  const RoomLook* look = look_of(key);
  if (look != nullptr && look->ground != nullptr) look->ground(c, r);
  c.clip(r);
  if (look != nullptr) {
    scenery.stand(r, look->things, r.h / 112);
    for (const Person& person : look->people)
      context.w.figure(person.colour, person.piece, r.x + r.w * person.x, r.y + r.h * person.y,
                       person.height * r.h / 112, c.alpha());
  }
  c.unclip();
  c.set_alpha(before);
  // round the picture's corners with the card's paper
  c.frame({r.x - 1.5F, r.y - 1.5F, r.w + 3, r.h + 3}, kRow, 10, 3);
  c.frame(r, rgb(0x5B3A2B, 0.5F), 9, 1);
}

}  // namespace bastide::shell
