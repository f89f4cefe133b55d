// Tokens that lie on the land, nobody's or somebody's, as the expansions in play say (Shown::lying): a
// prop or a figure of the token's name, several of them in one place as a little heap.
#pragma once

#include "shell/board/view/scene.h"

namespace bastide::shell {

// All that lie on the land.
LyingList lying_tokens(const Game& game);

void draw_tokens(Scene& scene, const Game& game);
// Those of a land in a panel, which nothing moves on.
void draw_tokens(Painter& painter, const Art& art, const State& state, std::span<const PanelToken> tokens);

// What a token looks like: a sprite of one of the two pages, in u.
struct TokenSprite {
  Page page;
  Uv uv;
  float w = 0, h = 0;
  Vec2 base;  // from its corner to where it stands
};
// Nothing while the art is not there. `colour`: of a figure.
std::optional<TokenSprite> token_sprite(const Art& art, std::string_view token, Cell cell, u8 colour);

// Where a token lies: on its segment, between the two it joins, in the middle of its tile or where that has a
// site for it (stacks.h). World.
Vec2 token_place(const Art& art, const State& state, const Lying& lying, bool on_site);
// The place of a figure or token that may be put there: on top of what carries it. World.
Vec2 spot_place(const Art& art, const Game& game, const FigureSpot& spot);

}  // namespace bastide::shell
