#include "shell/board/view/tokens.h"

#include "engine/rules/shown.h"
#include "shell/look/figures.h"

#include <algorithm>
#include <cmath>

namespace bastide::shell {

namespace {

constexpr Vec2 kHeapStep = {7, -13};  // u from one of a heap to the next
constexpr u8 kMostInHeap = 6;         // drawn; more of them look the same

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

std::optional<TokenSprite> token_sprite(const Art& art, std::string_view token, Cell cell, u8 colour) {
  if (is_figure(token)) {
    const FigureSprite* sprite =
        art.figure(look::sprite_name(look::figure_of(token), kColourKeys[colour], false));
    if (sprite == nullptr || art.figures().texture == 0) return std::nullopt;
    return TokenSprite{art.figures(), sprite->uv, sprite->w, sprite->h, {sprite->ax, sprite->ay}};
  }
  const PropSprite* prop = prop_of(art, token, cell);
  if (prop == nullptr || art.props().texture == 0) return std::nullopt;
  return TokenSprite{art.props(), prop->uv, prop->w, prop->h, {prop->ax - prop->dx, prop->ay - prop->dy}};
}

Vec2 token_place(const Art& art, const State& state, Cell cell, u8 segment, u8 other) {
  const Vec2 at = anchor_of(art, state, cell, segment);
  return other == kNoSegment ? at : mix(at, anchor_of(art, state, cell, other), 0.5F);
}

LyingList lying_tokens(const Game& game) {
  LyingList list;
  for (const Room* room : game.rules().rooms) {
    if (room != nullptr && room->lying != nullptr) room->lying(game.rules(), game.state(), list);
  }
  return list;
}

namespace {

// Collects tokens and draws them: those that rest, then those on their way.
class Heap {
 public:
  Heap(Scene& scene, const Game& game) : scene_(scene), game_(game) {}

  void rest(const Lying& lying);
  void move(const Motion::Token& token);
  void draw() {
    scene_.painter.draw(props_, scene_.art.props());
    scene_.painter.draw(figures_, scene_.art.figures());
  }

 private:
  [[nodiscard]] std::string_view key(const Lying& lying) const {
    return game_.rules().rooms[lying.room]->tokens[lying.token].key;
  }
  [[nodiscard]] Vec2 place(const Lying& lying) const {
    return token_place(scene_.art, game_.state(), lying.cell, lying.segment, lying.other);
  }
  void add(const TokenSprite& sprite, Vec2 base, float size, Color tint) {
    Quads& quads = sprite.page.texture == scene_.art.props().texture ? props_ : figures_;
    const Vec2 at = base - sprite.base * size;
    quads.rect(at.x, at.y, sprite.w * size, sprite.h * size, sprite.uv, tint);
  }

  Scene& scene_;
  const Game& game_;
  Quads props_, figures_;
};

void Heap::rest(const Lying& lying) {
  const auto sprite = token_sprite(scene_.art, key(lying), lying.cell, colour_of(game_, lying.seat));
  if (!sprite) return;
  int count = std::min<int>(lying.count, kMostInHeap);
  for (const Motion::Token& token : scene_.motion.tokens) {
    const Lying& to = token.to;
    if (!token.goes && to.room == lying.room && to.token == lying.token && to.cell == lying.cell &&
        to.segment == lying.segment && to.other == lying.other)
      --count;
  }
  Vec2 at = place(lying);
  for (int i = 0; i < count; ++i, at = at + kHeapStep) add(*sprite, at, 1, kWhite);
}

// One comes from above, hops from place to place, or rises and is gone.
void Heap::move(const Motion::Token& token) {
  const Motion& motion = scene_.motion;
  const auto sprite = token_sprite(scene_.art, key(token.to), token.to.cell, colour_of(game_, token.to.seat));
  if (!sprite) return;
  const float t = std::clamp(motion.progress(token.start, motion.lasts(Motion::kTokenMs)), 0.0F, 1.0F);
  if (motion.reduced()) {
    add(*sprite, place(token.goes ? token.from : token.to), 1, with_alpha(kWhite, token.goes ? 1 - t : t));
    return;
  }
  const float e = ease_in_out_cubic(t);
  if (token.comes || token.goes) {
    const float high = token.comes ? 1 - ease_out_cubic(t) : e;
    add(*sprite, place(token.to) - Vec2{0, 0.5F * kTile * high}, 1, with_alpha(kWhite, 1 - high));
    return;
  }
  constexpr float kHops = 3;
  const bool hops = is_figure(key(token.to));
  const float rise = hops ? 0.12F * kTile * std::abs(std::sin(e * kHops * 3.14159F)) : 0.0F;
  add(*sprite, mix(place(token.from), place(token.to), e) - Vec2{0, rise}, 1, kWhite);
}

}  // namespace

void draw_tokens(Painter& painter, const Art& art, const State& state, std::span<const PanelToken> tokens) {
  Quads props, figures;
  for (const PanelToken& token : tokens) {
    const auto sprite = token_sprite(art, token.key, token.cell, 0);
    if (!sprite) continue;
    Quads& quads = sprite->page.texture == art.props().texture ? props : figures;
    const Vec2 at = token_place(art, state, token.cell, token.segment, token.other) - sprite->base;
    quads.rect(at.x, at.y, sprite->w, sprite->h, sprite->uv, kWhite);
  }
  painter.draw(props, art.props());
  painter.draw(figures, art.figures());
}

void draw_tokens(Scene& scene, const Game& game) {
  Heap heap(scene, game);
  for (const Lying& lying : lying_tokens(game)) heap.rest(lying);
  for (const Motion::Token& token : scene.motion.tokens) heap.move(token);
  heap.draw();
}

}  // namespace bastide::shell
