#include "shell/panels/expansion_picture.h"
#include "shell/panels/scenery.h"

namespace bastide::shell::robbers {
namespace {

constexpr ui::ScenerySprite kThings[] = {{"robber_camp0", 0.62F, 0.90F, 1.4F}, {"tree1", 0.90F, 0.80F, 1.1F}};
constexpr Person kPeople[] = {{5, "robber", 0.28F, 0.95F, 48}};

// The robber that waits in the supply; with a coin, what robberies have brought.
bool sign(const Context& context, std::string_view key, float cx, float cy, float size) {
  if (key != "robber" && key != "robbery") return false;
  context.emblems.figure(5, "robber", cx, cy + size / 2, size);
  if (key == "robber") return true;
  context.c.disc(cx + size * 0.34F, cy + size * 0.28F, size * 0.26F, ui::rgb(0x6B4A16));
  context.c.disc(cx + size * 0.34F, cy + size * 0.28F, size * 0.19F, ui::kGold);
  return true;
}

}  // namespace

extern const ExpansionPicture kPicture;
const ExpansionPicture kPicture{.key = "robbers", .things = kThings, .people = kPeople, .sign = sign};

}  // namespace bastide::shell::robbers
