#include "shell/panels/expansion_picture.h"
#include "shell/panels/scenery.h"

namespace bastide::shell::crop_circles {
namespace {

constexpr ui::ScenerySprite kThings[] = {
    {"sheaf0", 0.26F, 0.88F, 1.5F}, {"sheaf0", 0.74F, 0.90F, 1.4F}, {"tree3", 0.92F, 0.80F, 1.0F}};
constexpr Person kPeople[] = {{3, "meeple", 0.50F, 0.94F, 46}};

}  // namespace

extern const ExpansionPicture kPicture;
const ExpansionPicture kPicture{.key = "crop_circles", .things = kThings, .people = kPeople};

}  // namespace bastide::shell::crop_circles
