#include "shell/look/figures.h"
#include "shell/panels/expansion_picture.h"
#include "shell/panels/scenery.h"

namespace bastide::shell::king_robber {
namespace {

constexpr ui::ScenerySprite kThings[] = {
    {"tcone0", 0.24F, 0.90F, 1.3F}, {"house_side1", 0.78F, 0.88F, 1.1F}, {"tree3", 0.90F, 0.90F, 1.0F}};
constexpr Person kPeople[] = {{0, look::kWinner, 0.44F, 0.95F, 48}, {5, look::kMeeple, 0.64F, 0.95F, 36}};

// Both titles are golden coins.
bool sign(const Context& context, std::string_view key, float cx, float cy, float size) {
  if (key != "king" && key != "robber_baron") return false;
  ui::Canvas& c = context.c;
  c.disc(cx, cy, size / 2, ui::kGold);
  c.ring(cx, cy, size / 2, ui::rgb(0x8A5A12), 1.2F);
  c.icon(key == "king" ? "crown" : "road", cx, cy, size * 0.66F, ui::kInk, 2.4F);
  return true;
}

}  // namespace

extern const ExpansionPicture kPicture;
const ExpansionPicture kPicture{.key = "king_robber", .things = kThings, .people = kPeople, .sign = sign};

}  // namespace bastide::shell::king_robber
