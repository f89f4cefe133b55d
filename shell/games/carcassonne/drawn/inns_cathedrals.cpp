#include "shell/panels/expansion_picture.h"
#include "shell/panels/scenery.h"

namespace bastide::shell::inns_cathedrals {
namespace {

constexpr ui::ScenerySprite kThings[] = {{"cathedral0", 0.66F, 0.95F, 0.78F}, {"inn0", 0.26F, 0.92F, 1.0F}};
constexpr Person kPeople[] = {{1, "large_meeple", 0.46F, 0.97F, 34}};

}  // namespace

extern const ExpansionPicture kPicture;
const ExpansionPicture kPicture{.key = "inns_cathedrals", .things = kThings, .people = kPeople};

}  // namespace bastide::shell::inns_cathedrals
