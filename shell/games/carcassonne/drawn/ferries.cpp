#include "shell/panels/expansion_picture.h"
#include "shell/panels/scenery.h"

namespace bastide::shell::ferries {
namespace {

constexpr ui::ScenerySprite kThings[] = {
    {"ferry", 0.56F, 0.86F, 1.5F}, {"reeds0", 0.20F, 0.92F, 1.2F}, {"tree3", 0.90F, 0.82F, 1.0F}};
constexpr Person kPeople[] = {{2, "meeple", 0.34F, 0.96F, 36}};

}  // namespace

extern const ExpansionPicture kPicture;
const ExpansionPicture kPicture{.key = "ferries", .things = kThings, .people = kPeople};

}  // namespace bastide::shell::ferries
