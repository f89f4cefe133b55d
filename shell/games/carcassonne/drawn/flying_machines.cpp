#include "shell/panels/expansion_picture.h"
#include "shell/panels/scenery.h"

namespace bastide::shell::flying_machines {
namespace {

constexpr ui::ScenerySprite kThings[] = {{"flying_machine0", 0.62F, 0.88F, 1.3F},
                                         {"tree2", 0.92F, 0.80F, 1.0F}};
constexpr Person kPeople[] = {{4, "meeple", 0.28F, 0.94F, 44}};

}  // namespace

extern const ExpansionPicture kPicture;
const ExpansionPicture kPicture{.key = "flying_machines", .things = kThings, .people = kPeople};

}  // namespace bastide::shell::flying_machines
