#include "shell/panels/expansion_picture.h"
#include "shell/panels/scenery.h"

namespace bastide::shell::messages {
namespace {

constexpr ui::ScenerySprite kThings[] = {{"house_gable1", 0.80F, 0.86F, 1.2F}, {"tree1", 0.12F, 0.82F, 1.0F}};
constexpr Person kPeople[] = {{0, "meeple", 0.34F, 0.95F, 40}, {0, "meeple", 0.52F, 0.95F, 50}};

// A letter.
bool sign(const Context& context, std::string_view key, float cx, float cy, float size) {
  if (key != "message") return false;
  ui::Canvas& c = context.c;
  const Rect r{cx - size * 0.45F, cy - size * 0.32F, size * 0.9F, size * 0.64F};
  c.rect(r, ui::rgb(0xFFFBEF), 2);
  c.frame(r, ui::kInk2, 2, 1.5F);
  c.line(r.x + 1, r.y + 1, cx, r.y + r.h * 0.58F, ui::kInk2, 1.5F);
  c.line(r.right() - 1, r.y + 1, cx, r.y + r.h * 0.58F, ui::kInk2, 1.5F);
  return true;
}

}  // namespace

extern const ExpansionPicture kPicture;
const ExpansionPicture kPicture{.key = "messages", .things = kThings, .people = kPeople, .sign = sign};

}  // namespace bastide::shell::messages
