#include "shell/ui/setup/room_pictures.h"

#include "shell/ui/kit/scenery.h"

#include <cmath>
#include <vector>

namespace bastide::shell {

using namespace ui;

namespace {

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

// Water along the lower edge.
void lake(Canvas& c, const Rect& r) {
  c.rect({r.x, r.y + r.h * 0.82F, r.w, r.h * 0.18F}, rgb(0x4F9DB2));
  c.line(r.x, r.y + r.h * 0.82F, r.right(), r.y + r.h * 0.82F, rgb(0x2F7488), 2);
  for (const float t : {0.1F, 0.36F, 0.62F, 0.86F})
    c.line(r.x + r.w * t - 7, r.y + r.h * 0.91F, r.x + r.w * t + 7, r.y + r.h * 0.91F, rgb(0xD9F2F0, 0.8F),
           1.6F);
}

}  // namespace

int weight_of(std::string_view key) {
  const CardPicture* picture = picture_of(key);
  return picture == nullptr ? 2 : picture->weight;
}

void draw_room_picture(const Context& context, std::string_view key, const Rect& r, bool on) {
  Canvas& c = context.c;
  const float before = c.alpha();
  if (!on) c.set_alpha(before * 0.82F);
  Scenery scenery(c, context.board);
  scenery.hills(r, 0.5F, 9);
  if (key == "river") winding_river(c, r);
  if (key == "ferries") lake(c, r);
  c.clip(r);
  if (const CardPicture* picture = picture_of(key)) {
    scenery.stand(r, picture->things, r.h / 112);
    for (const auto& person : picture->people)
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
