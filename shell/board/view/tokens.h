// Tokens that lie on the land, nobody's or somebody's, as the rooms in play say (Room::lying): a prop or a
// figure of the token's name, several of them in one place as a little heap.
#pragma once

#include "shell/board/view/scene.h"

namespace bastide::shell {

void draw_tokens(Scene& scene, const Game& game);

// What a token looks like: a sprite of one of the two pages, in u.
struct TokenSprite {
  Page page;
  Uv uv;
  float w = 0, h = 0;
  Vec2 base;  // from its corner to where it stands
};
// Nothing while the art is not there. `seat`: whose it is, kNobody for nobody's.
std::optional<TokenSprite> token_sprite(const Art& art, const Game& game, std::string_view token, Cell cell,
                                        Seat seat);

// Where a token lies: on its segment, between the two it joins, in the middle of its tile. World.
Vec2 token_place(const Scene& scene, const State& state, Cell cell, u8 segment, u8 other);

}  // namespace bastide::shell
