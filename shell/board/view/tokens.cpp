#include "shell/board/view/tokens.h"

#include "engine/core/sort.h"
#include "engine/rules/shown.h"
#include "shell/board/view/figures.h"
#include "shell/look/figures.h"
#include "shell/play/stacks.h"

#include <algorithm>
#include <cmath>
#include <span>

namespace bastide::shell {

namespace {

constexpr Vec2 kHeapStep = {7, -13};  // u from one of a heap to the next
constexpr u8 kMostInHeap = 6;         // drawn; more of them look the same
constexpr float kStorey = 17;         // u that one of a stack is high

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
    if (sprite == nullptr || art.page_of(*sprite).texture == 0) return std::nullopt;
    return TokenSprite{art.page_of(*sprite), sprite->uv, sprite->w, sprite->h, {sprite->ax, sprite->ay}};
  }
  if (const OwnArt* own = art.own()) {
    const std::string name = std::string(kColourKeys[colour]) + "_" + std::string(token);
    for (const auto& sheet : own->sheets) {
      const FigureSprite* sprite = sheet->find(name);
      if (sprite != nullptr && sheet->texture != 0)
        return TokenSprite{sheet->page(), sprite->uv, sprite->w, sprite->h, {sprite->ax, sprite->ay}};
    }
  }
  const PropSprite* prop = prop_of(art, token, cell);
  if (prop == nullptr || art.props().texture == 0) return std::nullopt;
  return TokenSprite{art.props(), prop->uv, prop->w, prop->h, {prop->ax - prop->dx, prop->ay - prop->dy}};
}

Vec2 token_place(const Art& art, const State& state, const Lying& lying, bool on_site) {
  if (on_site) return site_of(art, state, lying.cell);
  const Vec2 at = anchor_of(art, state, lying.cell, lying.segment);
  return lying.other == kNoSegment ? at : mix(at, anchor_of(art, state, lying.cell, lying.other), 0.5F);
}

Vec2 spot_place(const Art& art, const Game& game, const FigureSpot& spot) {
  const ExpansionId expansion = spot.actions.front().expansion;
  const Rules& rules = game.rules();
  const bool site = on_site(rules, expansion, spot.segment);
  const Vec2 at =
      token_place(art, game.state(), {.cell = spot.cell, .segment = spot.segment, .other = spot.other}, site);
  if (!site) return at;
  return at - Vec2{0, kStorey *
                          static_cast<float>(storeys_below(rules, lying_tokens(game), expansion, spot.cell))};
}

LyingList lying_tokens(const Game& game) {
  return all_shown<LyingList>(game.rules(), game.state(), &Shown::lying);
}

namespace {

// Collects tokens and draws them: those that rest, then those on their way.
class Heap {
 public:
  Heap(Scene& scene, const Game& game) : scene_(scene), game_(game), lying_(lying_tokens(game)) {}

  // What is nearer stands before what is behind it.
  void rest() {
    const std::span all(lying_.begin(), lying_.end());
    for (const std::size_t place :
         order_of(all, [](const Lying& a, const Lying& b) { return a.cell.y < b.cell.y; }))
      rest(all[place]);
  }
  void rest(const Lying& lying);
  void move(const Motion::Token& token);
  void draw() {
    scene_.painter.draw(props_, scene_.art.props());
    scene_.painter.draw(figures_, scene_.art.figures());
    scene_.painter.draw(own_, own_page_);
  }

 private:
  [[nodiscard]] const TokenDef& def(const Lying& lying) const {
    return game_.rules().expansions[lying.expansion]->tokens[lying.token];
  }
  [[nodiscard]] std::string_view key(const Lying& lying) const { return def(lying).key; }
  // From the `number`th of them in one place to the next.
  [[nodiscard]] Vec2 step(const Lying& lying, int number) const {
    const Vec2 one = def(lying).stacked ? Vec2{0, -kStorey} : kHeapStep;
    return one * static_cast<float>(number);
  }
  // Where the first of them is; a figure on top of a stack stands on what is below it.
  [[nodiscard]] Vec2 place(const Lying& lying) const {
    const Rules& rules = game_.rules();
    const bool site = on_site(rules, lying.expansion, lying.segment);
    const Vec2 at = token_place(scene_.art, game_.state(), lying, site);
    if (!site || def(lying).stacked) return at;
    return at -
           Vec2{0, kStorey * static_cast<float>(storeys_below(rules, lying_, lying.expansion, lying.cell))};
  }
  // Where one that comes or goes is seen last: on top of the others.
  [[nodiscard]] Vec2 last_place(const Lying& lying) const {
    return def(lying).stacked ? place(lying) + step(lying, lying.count - 1) : place(lying);
  }
  // A figure that lies as a token looks like itself, where the token has no picture of its own.
  [[nodiscard]] std::optional<TokenSprite> sprite(const Lying& lying) const {
    const u8 colour = colour_of(game_, lying.seat);
    const auto own = token_sprite(scene_.art, key(lying), lying.cell, colour);
    if (own || lying.piece == kNoPiece) return own;
    return token_sprite(scene_.art, game_.rules().pieces[lying.piece].key, lying.cell, colour);
  }
  // A large figure is large wherever it stands; what is somebody's alone in its place grows as figures do.
  [[nodiscard]] float size(const Lying& lying) const {
    const bool alone = lying.seat != kNobody && lying.segment != kNoSegment && !def(lying).stacked;
    const float grow = alone ? figure_growth(scene_) : 1.0F;
    constexpr float kMost = 1.6F;  // it is larger than a figure as it is
    if (lying.piece == kNoPiece) return std::min(grow, kMost);
    return grow * static_cast<float>(look::figure_of(game_.rules().pieces[lying.piece].key).board_size);
  }
  void add(const TokenSprite& sprite, Vec2 base, float size, Color tint) {
    const bool own = sprite.page.texture != scene_.art.props().texture &&
                     sprite.page.texture != scene_.art.figures().texture;
    if (own) own_page_ = sprite.page;
    Quads& quads = own ? own_ : sprite.page.texture == scene_.art.props().texture ? props_ : figures_;
    const Vec2 at = base - sprite.base * size;
    quads.rect(at.x, at.y, sprite.w * size, sprite.h * size, sprite.uv, tint);
  }

  Scene& scene_;
  const Game& game_;
  LyingList lying_;
  Quads props_, figures_, own_;
  Page own_page_;  // of a family that has pieces of its own: they share one
};

void Heap::rest(const Lying& lying) {
  const auto picture = sprite(lying);
  if (!picture) return;
  int count = std::min<int>(lying.count, kMostInHeap);
  for (const Motion::Token& token : scene_.motion.tokens) {
    const Lying& to = token.to;
    if (!token.goes && to.expansion == lying.expansion && to.token == lying.token && to.cell == lying.cell &&
        to.segment == lying.segment && to.other == lying.other)
      --count;
  }
  const Vec2 at = place(lying);
  for (int i = 0; i < count; ++i) add(*picture, at + step(lying, i), size(lying), kWhite);
}

// One comes from above, hops from place to place, or rises and is gone.
void Heap::move(const Motion::Token& token) {
  const Motion& motion = scene_.motion;
  const auto picture = sprite(token.to);
  if (!picture) return;
  const float t = std::clamp(motion.progress(token.start, motion.lasts(Motion::kTokenMs)), 0.0F, 1.0F);
  if (motion.reduced()) {
    add(*picture, last_place(token.goes ? token.from : token.to), size(token.to),
        with_alpha(kWhite, token.goes ? 1 - t : t));
    return;
  }
  const float e = ease_in_out_cubic(t);
  if (token.comes || token.goes) {
    const float high = token.comes ? 1 - ease_out_cubic(t) : e;
    add(*picture, last_place(token.to) - Vec2{0, 0.5F * kTile * high}, size(token.to),
        with_alpha(kWhite, 1 - high));
    return;
  }
  constexpr float kHops = 3;
  const bool hops = is_figure(key(token.to));
  const float rise = hops ? 0.12F * kTile * std::abs(std::sin(e * kHops * 3.14159F)) : 0.0F;
  add(*picture, mix(place(token.from), place(token.to), e) - Vec2{0, rise}, size(token.to), kWhite);
}

}  // namespace

void draw_tokens(Painter& painter, const Art& art, const State& state, std::span<const PanelToken> tokens) {
  Quads props, figures, own;
  Page own_page;  // of a family that has figures of its own
  for (const PanelToken& token : tokens) {
    auto sprite = token_sprite(art, token.key, token.cell, token.colour);
    if (!sprite && !token.figure.empty()) sprite = token_sprite(art, token.figure, token.cell, token.colour);
    if (!sprite) continue;
    const bool common = sprite->page.texture == art.figures().texture;
    if (!common) own_page = sprite->page;
    Quads& quads = sprite->page.texture == art.props().texture ? props : common ? figures : own;
    const Lying lying{.cell = token.cell, .segment = token.segment, .other = token.other};
    const Vec2 base = token_place(art, state, lying, token.on_site);
    const Vec2 at = base - Vec2{0, kStorey * static_cast<float>(token.storeys)} - sprite->base;
    quads.rect(at.x, at.y, sprite->w, sprite->h, sprite->uv, kWhite);
  }
  painter.draw(props, art.props());
  painter.draw(figures, art.figures());
  painter.draw(own, own_page);
}

void draw_tokens(Scene& scene, const Game& game) {
  Heap heap(scene, game);
  heap.rest();
  for (const Motion::Token& token : scene.motion.tokens) heap.move(token);
  heap.draw();
}

}  // namespace bastide::shell
