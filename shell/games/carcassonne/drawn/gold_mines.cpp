#include "shell/panels/expansion_picture.h"
#include "shell/panels/scenery.h"

namespace bastide::shell::gold_mines {
namespace {

constexpr ui::ScenerySprite kThings[] = {
    {"gold_mine0", 0.36F, 0.90F, 1.3F}, {"ingot", 0.72F, 0.92F, 1.0F}, {"tree4", 0.92F, 0.80F, 1.0F}};

// A bar of gold, as it lies on the tiles.
bool sign(const Context& context, std::string_view key, float cx, float cy, float size) {
  if (key != "ingots") return false;
  ui::Scenery(context.c, context.board).prop("ingot", cx, cy + size * 0.3F, size / 34);
  return true;
}

}  // namespace

extern const ExpansionPicture kPicture;
const ExpansionPicture kPicture{.key = "gold_mines", .things = kThings, .sign = sign};

}  // namespace bastide::shell::gold_mines
