// What an expansion, a house rule or the core of a game has of its own to draw: the picture on its card, and
// signs for what it gives players. Figures come from assets/figures, its art on tiles from the art tool.
#pragma once

#include "shell/panels/context.h"
#include "shell/panels/scenery.h"

#include <span>
#include <string_view>

namespace bastide::shell {

// A figure on a card's picture: its base at (x, y), both 0 to 1; height in the px of a picture 112 high.
struct Person {
  int colour = 0;
  std::string_view piece;
  float x = 0, y = 0, height = 0;
};

struct ExpansionPicture {
  std::string_view key;  // of the expansion
  std::span<const ui::ScenerySprite> things{};
  std::span<const Person> people{};
  std::span<const ui::ScenerySprite> beside_winner{};  // of a core: on both sides of the banner at the end
  // What lies on the hills, behind things and people.
  void (*ground)(ui::Canvas& c, const Rect& r) = nullptr;
  // The sign of a holding or a reason for points, in the middle of (cx, cy); false: that is none of its own.
  bool (*sign)(const Context& context, std::string_view key, float cx, float cy, float size) = nullptr;
};

// Of all games and their expansions (games/drawn.cpp).
std::span<const ExpansionPicture* const> pictures();
// By its key; nullptr: one without a picture of its own.
const ExpansionPicture* picture_of(std::string_view expansion);
// Of the core of a game; nullptr: it has none.
const ExpansionPicture* core_picture(const Rules& rules);
// false: of a game beside the first, whose code has not come yet (Family::facts).
bool is_there(const ExpansionPicture& picture);

}  // namespace bastide::shell
