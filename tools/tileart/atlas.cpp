// Packing of sprites: see the header.
#include "tools/tileart/atlas.h"

#include "tools/tileart/props/props.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace bastide::art {

namespace {
constexpr int kPadding = 4;  // px between sprites, for mipmaps

// What a recipe paints, by painting it: measuring through cairo's recording surface fails with groups.
Box painted_box(const std::function<void(Canvas&)>& draw) {
  constexpr int kSize = 360;
  constexpr double kX = 180, kY = 260;
  Canvas probe(kSize, kSize);
  probe.with([&] { draw(probe); }, {kX, kY});
  const Image image = probe.image();
  int x0 = kSize, y0 = kSize, x1 = -1, y1 = -1;
  for (int y = 0; y < kSize; ++y) {
    for (int x = 0; x < kSize; ++x) {
      if (image.at(x, y)[3] == 0) continue;
      x0 = std::min(x0, x);
      x1 = std::max(x1, x);
      y0 = std::min(y0, y);
      y1 = std::max(y1, y);
    }
  }
  return {x0 - kX, y0 - kY, x1 - x0 + 1.0, y1 - y0 + 1.0};
}
}  // namespace

void Atlas::add(const std::string& name, const std::function<void(Canvas&)>& draw, std::optional<Box> box) {
  Box b;
  if (box) {
    b = *box;
  } else {
    b = painted_box(draw);
  }
  // The base point lies on a pixel corner, so sprites stay sharp at whole scales.
  const int left = static_cast<int>(std::floor(b.x * scale_)),
            top = static_cast<int>(std::floor(b.y * scale_));
  const int right = static_cast<int>(std::ceil((b.x + b.w) * scale_)),
            bottom = static_cast<int>(std::ceil((b.y + b.h) * scale_));
  const auto painted = [&](int times) {
    Canvas canvas((right - left) * times, (bottom - top) * times, scale_ * times);
    canvas.with([&] { draw(canvas); }, {-left / scale_, -top / scale_});
    return canvas.image();
  };
  Image image = painted(1);
  if (detail_ > 1) detailed_.push_back(painted(detail_));
  Sprite s;
  s.name = name;
  s.w = image.width;
  s.h = image.height;
  s.ax = -left;
  s.ay = -top;
  s.rest = in_rest_;
  sprites_.push_back(s);
  images_.push_back(std::move(image));
  texture_.push_back(box.has_value());
}

void Atlas::pack() {
  std::vector<std::size_t> order(sprites_.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
    if (sprites_[a].rest != sprites_[b].rest) return sprites_[b].rest;
    if (sprites_[a].h != sprites_[b].h) return sprites_[a].h > sprites_[b].h;
    return sprites_[a].name < sprites_[b].name;
  });
  int x = kPadding, y = kPadding, shelf = 0;
  bool rest = false;
  for (const std::size_t i : order) {
    Sprite& s = sprites_[i];
    const bool rest_begins = s.rest && !rest;
    rest = s.rest;
    if (rest_begins || x + s.w + kPadding > width_) {
      x = kPadding;
      y += shelf + kPadding;
      shelf = 0;
    }
    if (rest_begins) rest_y_ = y += y % 2;  // WebP keeps one colour for two rows
    s.x = x;
    s.y = y;
    x += s.w + kPadding;
    shelf = std::max(shelf, s.h);
  }
  page_ = Image(width_, y + shelf + kPadding);
  if (!rest) rest_y_ = page_.height;
  for (std::size_t i = 0; i < sprites_.size(); ++i)
    paste(page_, images_[i], sprites_[i].x, sprites_[i].y, texture_[i] ? kPadding / 2 : 0);
  bleed_colours(page_, 3);
  if (detail_ <= 1) return;
  detailed_page_ = Image(page_.width * detail_, page_.height * detail_);
  for (std::size_t i = 0; i < sprites_.size(); ++i)
    paste(detailed_page_, detailed_[i], sprites_[i].x * detail_, sprites_[i].y * detail_,
          texture_[i] ? kPadding / 2 * detail_ : 0);
  bleed_colours(detailed_page_, 3);
}

Image Atlas::first_part() const { return rows(page_, 0, rest_y_); }
Image Atlas::rest() const { return rows(page_, rest_y_, page_.height); }

const Sprite* Atlas::find(const std::string& name) const {
  for (const Sprite& s : sprites_) {
    if (s.name == name) return &s;
  }
  return nullptr;
}

std::string sprite_name(const PropKind& kind, int variant) {
  const bool bare = kind.variants == 1 && (kind.flags & kNotOnBoard) != 0;
  return bare ? std::string(kind.name) : kind.name + std::to_string(variant);
}

namespace {

// The first so many kinds are the first part of the page, with those that stand in pictures of any game.
Atlas prop_atlas(std::span<const PropKind> kinds, std::size_t first) {
  Atlas atlas(2, 1024);
  for (const PropKind& kind : kinds) {
    atlas.in_rest(&kind >= kinds.data() + first && (kind.flags & kInPictures) == 0);
    std::optional<Box> box;
    const std::string name = kind.name;
    if (name == "wall_face") box = Box{0, -16, 18, 16};
    if (name == "wall_top") box = Box{0, -10, 18, 10};
    if (name == "white") box = Box{-3, -3, 6, 6};
    if (name == "line") box = Box{-4, -4, 8, 8};
    if (name == "shadow") box = Box{-32, -32, 64, 64};
    if (name == "wall_merlon") box = Box{0, -9, 10, 9};
    for (int v = 0; v < kind.variants; ++v) {
      atlas.add(
          sprite_name(kind, v),
          [&](Canvas& c) {
            Rng rng(name + std::to_string(v));
            kind.draw(c, rng);
          },
          box);
    }
  }
  atlas.pack();
  return atlas;
}

}  // namespace

Atlas make_prop_atlas() { return prop_atlas(prop_kinds(), landscape_kinds()); }
Atlas make_prop_atlas(std::span<const PropKind> kinds) { return prop_atlas(kinds, kinds.size()); }

}  // namespace bastide::art
