#include "shell/board/view/figures.h"

#include "engine/core/sort.h"
#include "shell/board/art/player_ink.h"
#include "shell/look/figures.h"
#include "shell/render/brushes.h"

namespace bastide::shell {

namespace {

constexpr float kTokenBelow = 40;      // px a tile
constexpr float kSmallestToken = 13;   // px
constexpr float kSmallestFigure = 18;  // px

// One figure to be drawn: where its base is, what it is, and how it comes.
struct Standing {
  u8 colour = 0;
  std::string_view piece;
  Vec2 base;
  bool lying = false;
  float rise = 0;  // u above the land; negative: it flies, and throws no shadow
  float size = 1;
  Color tint = kWhite;
};

// Collects figures and draws them from the back to the front.
class Crowd {
 public:
  explicit Crowd(Scene& scene) : scene_(scene) {
    const float scale = scene.camera.scale();
    tokens_ = scale * kTile < kTokenBelow;
    grow_ = figure_growth(scene);
  }
  [[nodiscard]] float grow() const { return grow_; }

  // Where the picture of it is drawn, in the land's units; nothing without a picture.
  [[nodiscard]] Rect body(const Standing& one) const;
  void add(const Standing& one);
  // The same, on top of all others and moved up by so many u.
  void add_flying(const Standing& one, float up);
  void draw();

 private:
  struct Item {
    float depth = 0;
    Quad shadow{}, body{};
    unsigned texture = 0;  // of the body
    Vec2 base;
    u8 colour = 0;
  };
  [[nodiscard]] const FigureSprite* sprite_of(const Standing& one) const;
  [[nodiscard]] float grown(const Standing& one, const FigureSprite* sprite) const;

  Scene& scene_;
  bool tokens_ = false;  // the land is so far away that figures are tokens
  float grow_ = 1;
  std::vector<Item> items_;
};

const FigureSprite* Crowd::sprite_of(const Standing& one) const {
  return scene_.art.figure(tokens_ ? std::string(kColourKeys[one.colour]) + "_token"
                                   : figure_name(one.colour, one.piece, one.lying));
}

float Crowd::grown(const Standing& one, const FigureSprite* sprite) const {
  if (!tokens_ || sprite == nullptr) return one.size * grow_;
  return one.size * std::max(0.35F * kTile, kSmallestToken / scene_.camera.scale()) / sprite->h;
}

Rect Crowd::body(const Standing& one) const {
  const FigureSprite* sprite = sprite_of(one);
  if (sprite == nullptr) return {one.base.x, one.base.y - one.rise, 0, 0};
  const float k = grown(one, sprite);
  return {one.base.x - sprite->ax * k, one.base.y - one.rise - sprite->ay * k, sprite->w * k, sprite->h * k};
}

void Crowd::add(const Standing& one) {
  const Art& art = scene_.art;
  const FigureSprite* sprite = sprite_of(one);
  Item item;
  item.depth = one.base.y;
  item.base = one.base;
  item.colour = one.colour;
  const float k = grown(one, sprite);
  if (sprite != nullptr && art.page_of(*sprite).texture != 0) {
    item.texture = art.page_of(*sprite).texture;
    const Rect at = body(one);
    Quads quads;
    quads.rect(at.x, at.y, at.w, at.h, sprite->uv, one.tint);
    item.body = *quads.data();
  }
  const PropSprite* shadow = art.prop("shadow");
  if (shadow != nullptr && !tokens_ && one.rise >= 0) {
    const float w = 30 * k * static_cast<float>(look::figure_of(one.piece).board_size);
    Quads quads;
    quads.rect(one.base.x + 12 * k - w, one.base.y - 10 * k + 2, 2 * w, 20 * k, shadow->uv,
               with_alpha(kWhite, one.rise > 0 ? 0.6F : 1.0F));
    item.shadow = *quads.data();
  }
  items_.push_back(item);
}

void Crowd::add_flying(const Standing& one, float up) {
  add(one);
  items_.back().body = moved(items_.back().body, {0, -up});
  items_.back().depth = 1e9F;
}

void Crowd::draw() {
  Quads shadows, bodies, own, plain;
  Page own_page;
  for (const std::size_t place :
       order_of(items_, [](const Item& a, const Item& b) { return a.depth < b.depth; })) {
    const Item& item = items_[place];
    if (item.shadow.corner[0].color != 0) shadows.add(item.shadow);
    if (item.body.corner[0].u != item.body.corner[1].u) {
      const bool common = item.texture == scene_.art.figures().texture;
      if (!common) own_page = {item.texture, false};
      (common ? bodies : own).add(item.body);
    } else {  // no picture yet
      const float r = std::max(22.0F, 9 / scene_.camera.scale());
      plain.rect(item.base.x - r - 4, item.base.y - r - 4, 2 * r + 8, 2 * r + 8, brush::kDisc, kWhite);
      plain.rect(item.base.x - r, item.base.y - r, 2 * r, 2 * r, brush::kDisc, player_ink(item.colour).fill);
    }
  }
  Painter& painter = scene_.painter;
  painter.draw(shadows, scene_.art.props());
  painter.draw(bodies, scene_.art.figures());
  painter.draw(own, own_page);
  painter.draw(plain, painter.brushes());
}

// A figure that lies is broad: all of it is on the tile that it was put on.
Vec2 on_its_tile(Vec2 base, Cell cell) {
  constexpr float kHalfWidth = 44, kAbove = 40, kBelow = 12;  // u of a lying meeple around its base
  const Vec2 corner = cell_corner(cell);
  return {std::clamp(base.x, corner.x + kHalfWidth, corner.x + kTile - kHalfWidth),
          std::clamp(base.y, corner.y + kAbove, corner.y + kTile - kBelow)};
}

// One that stands or lies in a feature, beside so many others on the same segment.
Standing standing_of(const Scene& scene, const Game& game, const Figure& figure, int others) {
  const State& state = game.state();
  const PlacedTile& tile = state.tiles[state.tile_of[figure.segment]];
  const u8 local = local_segment(state, figure.segment);
  Standing one;
  one.colour = colour_of(game, figure.seat);
  one.piece = game.rules().pieces[figure.piece].key;
  one.lying = game.rules().designs[tile.design].segments[local].kind == game.rules().family->field_kind;
  one.base = scene.anchor(state, tile.cell, local) +
             Vec2{28.0F * static_cast<float>((others + 1) / 2 * (others % 2 == 0 ? 1 : -1)),
                  6.0F * static_cast<float>(others)};
  if (one.lying) one.base = on_its_tile(one.base, tile.cell);
  return one;
}

// Those that stand in features, some of them just hopping in.
void add_standing(const Scene& scene, const Game& game, bool fields_lit, Crowd& crowd) {
  const State& state = game.state();
  const Motion& motion = scene.motion;
  std::array<u8, kMaxSegments> there{};
  for (int i = 0; i < state.figure_count; ++i) {
    const Figure& figure = state.figures[static_cast<std::size_t>(i)];
    const PlacedTile& tile = state.tiles[state.tile_of[figure.segment]];
    const u8 local = local_segment(state, figure.segment);
    Standing one = standing_of(scene, game, figure, there[figure.segment]++);
    float alpha = 1;
    for (const Motion::Entry& entry : motion.entries) {
      if (entry.cell != tile.cell || entry.segment != local) continue;
      const float t = std::clamp(motion.progress(entry.start, motion.lasts(Motion::kEntryMs)), 0.0F, 1.0F);
      if (motion.reduced())
        alpha = t;
      else
        one.rise = 0.5F * kTile * (1 - t) * (1 - t) * std::abs(std::cos(t * 4.7F)),
        alpha = std::min(1.0F, t * 5);
    }
    const Color light = fields_lit && !one.lying ? rgb(0xBFBFBF) : kWhite;  // dims by a quarter
    one.tint = with_alpha(light, alpha);
    crowd.add(one);
  }
}

// Those on their way to their player's card.
void add_going_home(const Scene& scene, const Game& game, Crowd& crowd) {
  const Motion& motion = scene.motion;
  for (const Motion::Home& home : motion.homes) {
    const Vec2 from = scene.anchor(game.state(), home.cell, home.segment);
    const float t = motion.progress(home.start, Motion::kHomeMs);
    Standing one;
    one.colour = colour_of(game, home.seat);
    one.piece = game.rules().pieces[home.piece].key;
    one.base = from;
    if (motion.reduced() || t < 0) {
      const float left = 1 - motion.progress(home.start, Motion::kFadeMs);
      one.tint = with_alpha(kWhite, motion.reduced() ? std::clamp(left, 0.0F, 1.0F) : 1.0F);
      crowd.add(one);
      continue;
    }
    Vec2 target = scene.player_points[home.seat < kMaxPlayers ? home.seat : 0];
    if (target == Vec2{}) target = {scene.screen.x / 2, -40};
    const float e = ease_in_out_cubic(std::clamp(t, 0.0F, 1.0F));
    one.base = mix(from, scene.camera.to_world(target), e);
    one.rise = -1;
    one.size = mix(1, 19 / (60 * scene.camera.scale() * crowd.grow()), e);
    crowd.add_flying(one, 0.9F * kTile * std::sin(e * 3.14159F));
  }
}

}  // namespace

float figure_growth(const Scene& scene) {
  return std::max(1.0F, kSmallestFigure / (60 * scene.camera.scale()));
}

Vec2 figure_middle(Scene& scene, const Game& game, SegmentId segment) {
  const State& state = game.state();
  for (int i = 0; i < state.figure_count; ++i) {
    const Figure& figure = state.figures[static_cast<std::size_t>(i)];
    if (figure.segment == segment) return Crowd(scene).body(standing_of(scene, game, figure, 0)).centre();
  }
  return scene.anchor(state, state.tiles[state.tile_of[segment]].cell, local_segment(state, segment));
}

void draw_figures(Scene& scene, const Game& game, bool fields_lit) {
  Crowd crowd(scene);
  add_standing(scene, game, fields_lit, crowd);
  add_going_home(scene, game, crowd);
  crowd.draw();
}

}  // namespace bastide::shell
