#include "shell/panels/expansion_pictures.h"

#include "engine/assembly/built_in.h"
#include "engine/data/assets.h"
#include "engine/rules/catalogue.h"
#include "shell/look/figures.h"
#include "shell/panels/expansion_picture.h"
#include "shell/told/telling.h"

#include <algorithm>

namespace bastide::shell {

using namespace ui;

namespace {

// Pages of the rules that are no expansion's.
constexpr ScenerySprite kVillage[] = {{"house_gable0", 0.80F, 0.84F, 1.2F},
                                      {"house_side1", 0.90F, 0.80F, 1.0F},
                                      {"tree1", 0.10F, 0.82F, 1.1F},
                                      {"tree4", 0.66F, 0.80F, 0.9F}};
constexpr Person kCouple[] = {{4, look::kMeeple, 0.30F, 0.94F, 50}, {0, look::kMeeple, 0.48F, 0.94F, 50}};
constexpr ExpansionPicture kBase{.key = "base", .things = kVillage, .people = kCouple};

constexpr ScenerySprite kHarvest[] = {
    {"sheaf0", 0.22F, 0.88F, 1.5F}, {"hay0", 0.80F, 0.90F, 1.4F}, {"tree2", 0.92F, 0.80F, 1.0F}};
constexpr Person kFarmer[] = {{2, look::kMeeple, 0.50F, 0.94F, 50}};
constexpr ExpansionPicture kFarmers{.key = "farmers", .things = kHarvest, .people = kFarmer};

constexpr ScenerySprite kTavern[] = {
    {"house_side1", 0.20F, 0.86F, 1.3F}, {"tree2", 0.06F, 0.82F, 1.1F}, {"hay0", 0.90F, 0.90F, 1.1F}};
constexpr Person kRound[] = {{1, look::kMeeple, 0.44F, 0.95F, 44},
                             {3, look::kMeeple, 0.56F, 0.90F, 44},
                             {4, look::kMeeple, 0.68F, 0.95F, 44}};
constexpr ExpansionPicture kHouse{.key = "house", .things = kTavern, .people = kRound};

const ExpansionPicture* own_picture(std::string_view key) {
  if (key == kBase.key) return &kBase;
  if (key == kHouse.key) return &kHouse;
  return key == kFarmers.key ? &kFarmers : picture_of(key);
}

}  // namespace

const ExpansionPicture* core_picture(const Rules& rules) {
  return picture_of(rules.expansions[kCoreId]->key);
}

const ExpansionPicture* picture_of(std::string_view expansion) {
  const auto all = pictures();
  const auto at = std::find_if(all.begin(), all.end(),
                               [&](const ExpansionPicture* picture) { return picture->key == expansion; });
  return at == all.end() ? nullptr : *at;
}

bool is_there(const ExpansionPicture& picture) {
  const Catalogue all = built_in();
  return std::all_of(all.begin(), all.end(), [&](const FamilyEntry& entry) {
    const std::string_view facts = entry.family->facts;
    const bool of_it =
        entry.family->core->key == picture.key || find_expansion(entry, picture.key) != nullptr;
    return facts.empty() || !of_it || assets::game_file(facts);
  });
}

int weight_of(std::string_view key) {
  const Telling* telling = telling_of(key);
  return telling == nullptr ? Telling{}.weight : telling->weight;
}

void draw_expansion_picture(const Context& context, std::string_view key, const Rect& r, bool on) {
  Canvas& c = context.c;
  if (!c.shows(r)) return;  // what stands in it would be fetched
  const float before = c.alpha();
  if (!on) c.set_alpha(before * 0.82F);
  Scenery scenery(c, context.board);
  scenery.hills(r, 0.5F, 9);
  const ExpansionPicture* picture = own_picture(key);
  if (picture != nullptr && picture->ground != nullptr) picture->ground(c, r);
  c.clip(r);
  if (picture != nullptr) {
    scenery.stand(r, picture->things, r.h / 112);
    for (const Person& person : picture->people)
      context.emblems.figure(person.colour, person.piece, r.x + r.w * person.x, r.y + r.h * person.y,
                             person.height * r.h / 112, c.alpha());
  }
  c.unclip();
  c.set_alpha(before);
  // round the picture's corners with the card's paper
  c.frame({r.x - 1.5F, r.y - 1.5F, r.w + 3, r.h + 3}, kRow, 10, 3);
  c.frame(r, rgb(0x5B3A2B, 0.5F), 9, 1);
}

}  // namespace bastide::shell
