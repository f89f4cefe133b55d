#include "shell/panels/expansion_picture.h"
#include "shell/panels/scenery.h"

namespace bastide::shell::gifts {
namespace {

constexpr ui::ScenerySprite kThings[] = {{"sheaf0", 0.24F, 0.88F, 1.2F}, {"tree3", 0.86F, 0.82F, 1.2F}};
constexpr Person kPeople[] = {{1, "meeple", 0.44F, 0.94F, 44}, {4, "meeple", 0.60F, 0.94F, 44}};

// A parcel with a ribbon.
bool sign(const Context& context, std::string_view key, float cx, float cy, float size) {
  if (key != "gifts") return false;
  ui::Canvas& c = context.c;
  const Rect box{cx - size * 0.42F, cy - size * 0.16F, size * 0.84F, size * 0.56F};
  c.rect(box, ui::kBrick, 2);
  c.frame(box, ui::kInk, 2, 1.2F);
  c.rect({cx - size * 0.07F, box.y, size * 0.14F, box.h}, ui::kGold);
  c.ring(cx - size * 0.17F, cy - size * 0.28F, size * 0.13F, ui::kGoldDark, 2);
  c.ring(cx + size * 0.17F, cy - size * 0.28F, size * 0.13F, ui::kGoldDark, 2);
  return true;
}

}  // namespace

extern const ExpansionPicture kPicture;
const ExpansionPicture kPicture{.key = "gifts", .things = kThings, .people = kPeople, .sign = sign};

}  // namespace bastide::shell::gifts
