#include "shell/panels/expansion_picture.h"
#include "shell/panels/scenery.h"

namespace bastide::shell::tower_thieves {
namespace {

constexpr ui::ScenerySprite kThings[] = {{"tower_piece0", 0.30F, 0.92F, 1.4F},
                                         {"tower_piece0", 0.30F, 0.72F, 1.4F},
                                         {"thief6_0", 0.74F, 0.90F, 1.5F}};
constexpr Person kPeople[] = {{1, "guard", 0.30F, 0.54F, 40}};

// Guards, and what they stand on.
bool sign(const Context& context, std::string_view key, float cx, float cy, float size) {
  if (key == "tower_piece")
    ui::Scenery(context.c, context.board).token(key, cx, cy + size * 0.4F, size * 0.9F, size);
  else if (key == "guards")
    context.emblems.figure(4, "guard", cx, cy + size / 2, size);
  else
    return false;
  return true;
}

}  // namespace

extern const ExpansionPicture kPicture;
const ExpansionPicture kPicture{.key = "tower_thieves", .things = kThings, .people = kPeople, .sign = sign};

}  // namespace bastide::shell::tower_thieves
