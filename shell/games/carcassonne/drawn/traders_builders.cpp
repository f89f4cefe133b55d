#include "shell/panels/expansion_picture.h"
#include "shell/panels/scenery.h"

namespace bastide::shell::traders_builders {
namespace {

constexpr ui::ScenerySprite kThings[] = {{"hay0", 0.52F, 0.90F, 1.0F}, {"sheaf0", 0.60F, 0.94F, 1.3F}};
constexpr Person kPeople[] = {{1, "builder", 0.26F, 0.92F, 54}, {3, "pig", 0.78F, 0.92F, 34}};

// The goods as they lie on the tiles.
bool sign(const Context& context, std::string_view key, float cx, float cy, float size) {
  if (key != "wine" && key != "grain" && key != "cloth") return false;
  ui::Scenery(context.c, context.board)
      .prop("tag_" + std::string(key) + "0", cx, cy + size * 0.52F, size / 62);
  return true;
}

}  // namespace

extern const ExpansionPicture kPicture;
const ExpansionPicture kPicture{
    .key = "traders_builders", .things = kThings, .people = kPeople, .sign = sign};

}  // namespace bastide::shell::traders_builders
