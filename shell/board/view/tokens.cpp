#include "shell/board/view/tokens.h"

#include "engine/rules/shown.h"
#include "shell/look/figures.h"

#include <algorithm>

namespace bastide::shell {

namespace {

constexpr Vec2 kHeapStep = {9, -7};  // u from one of a heap to the next
constexpr u8 kMostInHeap = 6;        // drawn; more of them look the same

// The props of a token are numbered, as those of the land are: variants, by the cell.
const PropSprite* prop_of(const Art& art, std::string_view token, Cell cell) {
  const std::string name(token);
  if (const PropSprite* only = art.prop(name)) return only;
  const int variant = (cell.x + 3 * cell.y) & 1;
  const PropSprite* other = art.prop(name + std::to_string(variant));
  return other != nullptr ? other : art.prop(name + "0");
}

bool is_figure(std::string_view token) {
  const auto figures = look::figures();
  return std::any_of(figures.begin(), figures.end(), [&](const auto& figure) { return figure.key == token; });
}

void add(const PropSprite& sprite, Vec2 base, Quads& out) {
  out.rect(base.x + sprite.dx - sprite.ax, base.y + sprite.dy - sprite.ay, sprite.w, sprite.h, sprite.uv,
           kWhite);
}

void add(const FigureSprite& sprite, Vec2 base, Quads& out) {
  out.rect(base.x - sprite.ax, base.y - sprite.ay, sprite.w, sprite.h, sprite.uv, kWhite);
}

}  // namespace

void draw_tokens(Scene& scene, const Game& game) {
  const Rules& rules = game.rules();
  const State& state = game.state();
  LyingList list;
  for (const Room* room : rules.rooms) {
    if (room != nullptr && room->lying != nullptr) room->lying(rules, state, list);
  }
  Quads props, figures;
  for (const Lying& lying : list) {
    const std::string_view token = rules.rooms[lying.room]->tokens[lying.token].key;
    const bool figure = is_figure(token);
    const PropSprite* prop = figure ? nullptr : prop_of(scene.art, token, lying.cell);
    const FigureSprite* sprite =
        figure ? scene.art.figure(look::sprite_name(look::figure_of(token),
                                                    kColourKeys[colour_of(game, lying.seat)], false))
               : nullptr;
    Vec2 at = scene.anchor(state, lying.cell, lying.segment);
    for (u8 i = 0; i < std::min(lying.count, kMostInHeap); ++i, at = at + kHeapStep) {
      if (prop != nullptr) add(*prop, at, props);
      if (sprite != nullptr) add(*sprite, at, figures);
    }
  }
  scene.painter.draw(props, scene.art.props());
  scene.painter.draw(figures, scene.art.figures());
}

}  // namespace bastide::shell
