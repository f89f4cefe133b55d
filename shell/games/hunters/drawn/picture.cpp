// What questions, answers and events of Hunters & Gatherers show beyond their words.
#include "shell/games/hunters/drawn/signs.h"
#include "shell/panels/expansion_picture.h"

namespace bastide::shell::hunters {
namespace {

constexpr Person kPeople[] = {
    {1, "member", 0.34F, 0.94F, 50}, {2, "member", 0.52F, 0.90F, 46}, {1, "hut", 0.70F, 0.94F, 44}};

bool sign(const Context& context, std::string_view key, float cx, float cy, float size) {
  return hunters_board::draw_sign(context, key, cx, cy, size);
}

}  // namespace

extern const ExpansionPicture kPicture;
const ExpansionPicture kPicture{.key = "hunters", .people = kPeople, .sign = sign};

}  // namespace bastide::shell::hunters
