// What the Castle's questions, answers and events show beyond their words.
#include "engine/families/castle/aids.h"
#include "shell/games/castle/drawn/signs.h"
#include "shell/look/figures.h"
#include "shell/panels/expansion_picture.h"
#include "shell/panels/scenery.h"

#include <algorithm>

namespace bastide::shell::castle {
namespace {

namespace game_of = bastide::castle;

constexpr Person kPeople[] = {{0, look::kMeeple, 0.40F, 0.94F, 50}, {1, look::kMeeple, 0.58F, 0.94F, 50}};
constexpr std::string_view kBack = "castle.token_taken";

std::string picture_of(std::string_view key) {
  if (key == kBack) return "token_back";
  const auto& keys = game_of::kTokenKeys;
  const auto token = std::find(keys.begin(), keys.end(), key) - keys.begin();
  return token == game_of::kTokenKinds ? "" : "token_" + std::to_string(token + 1);
}

bool sign(const Context& context, std::string_view key, float cx, float cy, float size) {
  const std::string picture = picture_of(key);
  if (picture.empty()) return castle_board::draw_line_sign(context.c, key, cx, cy, size);
  ui::Scenery(context.c, context.board).token(picture, cx, cy, size * 1.2F, size * 1.2F);
  return true;
}

}  // namespace

extern const ExpansionPicture kPicture;
const ExpansionPicture kPicture{.key = "castle", .people = kPeople, .sign = sign};

}  // namespace bastide::shell::castle
