#include "shell/panels/expansion_picture.h"
#include "shell/panels/scenery.h"

namespace bastide::shell::mage_witch {
namespace {

constexpr ui::ScenerySprite kThings[] = {{"magic_stone0", 0.52F, 0.88F, 1.3F}, {"tree2", 0.90F, 0.80F, 1.0F}};
constexpr Person kPeople[] = {{0, "mage", 0.28F, 0.95F, 50}, {0, "witch", 0.74F, 0.95F, 50}};

}  // namespace

extern const ExpansionPicture kPicture;
const ExpansionPicture kPicture{.key = "mage_witch", .things = kThings, .people = kPeople};

}  // namespace bastide::shell::mage_witch
