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

}  // namespace

std::optional<TokenSprite> token_sprite(const Art& art, const Game& game, std::string_view token, Cell cell,
                                        Seat seat) {
  if (is_figure(token)) {
    const FigureSprite* sprite =
        art.figure(look::sprite_name(look::figure_of(token), kColourKeys[colour_of(game, seat)], false));
    if (sprite == nullptr || art.figures().texture == 0) return std::nullopt;
    return TokenSprite{art.figures(), sprite->uv, sprite->w, sprite->h, {sprite->ax, sprite->ay}};
  }
  const PropSprite* prop = prop_of(art, token, cell);
  if (prop == nullptr || art.props().texture == 0) return std::nullopt;
  return TokenSprite{art.props(), prop->uv, prop->w, prop->h, {prop->ax - prop->dx, prop->ay - prop->dy}};
}

Vec2 token_place(const Scene& scene, const State& state, Cell cell, u8 segment, u8 other) {
  const Vec2 at = scene.anchor(state, cell, segment);
  return other == kNoSegment ? at : mix(at, scene.anchor(state, cell, other), 0.5F);
}

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
    const auto sprite = token_sprite(scene.art, game, token, lying.cell, lying.seat);
    if (!sprite) continue;
    const Vec2 place = token_place(scene, state, lying.cell, lying.segment, lying.other);
    Quads& quads = sprite->page.texture == scene.art.props().texture ? props : figures;
    Vec2 at = place - sprite->base;
    for (u8 i = 0; i < std::min(lying.count, kMostInHeap); ++i, at = at + kHeapStep)
      quads.rect(at.x, at.y, sprite->w, sprite->h, sprite->uv, kWhite);
  }
  scene.painter.draw(props, scene.art.props());
  scene.painter.draw(figures, scene.art.figures());
}

}  // namespace bastide::shell
