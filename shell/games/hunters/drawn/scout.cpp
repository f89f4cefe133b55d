// What the Scout's questions, answers and events show beyond their words.
#include "shell/panels/expansion_picture.h"

namespace bastide::shell::hunters::scout {
namespace {

constexpr Person kPeople[] = {{0, "member", 0.40F, 0.94F, 50}, {4, "member", 0.60F, 0.94F, 50}};

}  // namespace

extern const ExpansionPicture kPicture;
const ExpansionPicture kPicture{.key = "scout", .people = kPeople};

}  // namespace bastide::shell::hunters::scout
