#include "shell/panels/expansion_picture.h"
#include "shell/panels/scenery.h"

namespace bastide::shell::abbot {
namespace {

constexpr ui::ScenerySprite kThings[] = {{"cyp1", 0.93F, 0.80F, 0.9F},
                                         {"fountain0", 0.66F, 0.84F, 1.1F},
                                         {"bush1", 0.52F, 0.88F, 1.0F},
                                         {"bush2", 0.80F, 0.88F, 1.0F}};
constexpr Person kPeople[] = {{4, "abbot", 0.26F, 0.94F, 62}};

}  // namespace

extern const ExpansionPicture kPicture;
const ExpansionPicture kPicture{.key = "abbot", .things = kThings, .people = kPeople};

}  // namespace bastide::shell::abbot
