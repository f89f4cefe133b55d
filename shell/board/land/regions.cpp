// Distances by two sweeps over the texels (a chamfer of 4 and 5.75 u steps), within each feature.
#include "shell/board/land/regions.h"

#include "engine/core/features.h"

#include <GLES3/gl3.h>

namespace bastide::shell {

namespace {

constexpr int kFine = 24;  // tiles; a larger area gets texels of twice the size

}  // namespace

Regions::~Regions() {
  if (texture_ != 0) glDeleteTextures(1, &texture_);
}

// The cells whose tiles show something: from x0, y0 to x1, y1; x1 < x0 if there are none.
Regions::Cells Regions::shown_cells(const Art& art, const State& state, const std::vector<u8>& style_of) {
  Cells cells;
  for (int i = 0; i < state.tile_count; ++i) {
    const PlacedTile& tile = state.tiles[static_cast<std::size_t>(i)];
    bool shown = false;
    const int count = static_cast<int>(art.design(tile.design).anchors.size());
    for (int s = 0; s < count; ++s) shown |= style_of[segment_id(tile, static_cast<unsigned>(s))] != 0;
    if (!shown) continue;
    cells.x0 = std::min<int>(cells.x0, tile.cell.x), cells.x1 = std::max<int>(cells.x1, tile.cell.x);
    cells.y0 = std::min<int>(cells.y0, tile.cell.y), cells.y1 = std::max<int>(cells.y1, tile.cell.y);
  }
  return cells;
}

void Regions::build(Painter& painter, const Art& art, const State& state, const std::vector<u8>& style_of) {
  style_count_ = 0;
  const Cells cells = shown_cells(art, state, style_of);
  if (cells.x1 < cells.x0) return;
  const int across = cells.x1 - cells.x0 + 1;
  const int down = cells.y1 - cells.y0 + 1;
  const int coarse = across * down > kFine ? 2 : 1;
  const int side = kMaskSide / coarse;
  texel_ = kTile / static_cast<float>(side);
  // one texel of nothing all around, so that borders at the land's edge are borders
  width_ = across * side + 2;
  height_ = down * side + 2;
  world_ = {static_cast<float>(cells.x0) * kTile - texel_, static_cast<float>(cells.y0) * kTile - texel_,
            static_cast<float>(width_) * texel_, static_cast<float>(height_) * texel_};
  const auto size = static_cast<std::size_t>(width_) * static_cast<std::size_t>(height_);
  std::vector<u16> owner(size, 0);
  pairs_.assign(size * 2, 0);
  for (int i = 0; i < state.tile_count; ++i) {
    const PlacedTile& tile = state.tiles[static_cast<std::size_t>(i)];
    const int x = tile.cell.x - cells.x0;
    const int y = tile.cell.y - cells.y0;
    if (x < 0 || x >= across || y < 0 || y >= down) continue;
    const std::size_t corner = static_cast<std::size_t>(y * side + 1) * static_cast<std::size_t>(width_) +
                               static_cast<std::size_t>(x * side + 1);
    fill_tile(art.design(tile.design), state, tile, style_of, corner, coarse, owner);
  }
  measure(owner, coarse);
  texture_ = painter.upload_pairs(texture_, width_, height_, pairs_.data());
}

// The styles of a tile's segments, and their owners, from the texel `corner` on.
void Regions::fill_tile(const DesignArt& design, const State& state, const PlacedTile& tile,
                        const std::vector<u8>& style_of, std::size_t corner, int coarse,
                        std::vector<u16>& owner) {
  u16 roots[kMaxTileSegments] = {};
  u8 styles[kMaxTileSegments] = {};
  for (std::size_t s = 0; s < design.anchors.size() && s < kMaxTileSegments; ++s) {
    const auto id = segment_id(tile, static_cast<unsigned>(s));
    styles[s] = style_of[id];
    roots[s] = static_cast<u16>(find(state, id) + 1);
  }
  const int side = kMaskSide / coarse;
  for (int y = 0; y < side; ++y)
    for (int x = 0; x < side; ++x) {
      int u = x * coarse, v = y * coarse;  // turned back
      for (int r = 0; r < tile.rotation; ++r) {
        const int t = u;
        u = v;
        v = kMaskSide - 1 - t;
      }
      const u8 segment = design.mask[static_cast<std::size_t>(v * kMaskSide + u)];
      if (segment >= kMaxTileSegments || styles[segment] == 0) continue;
      const std::size_t at = corner + static_cast<std::size_t>(y) * static_cast<std::size_t>(width_) +
                             static_cast<std::size_t>(x);
      owner[at] = roots[segment];
      pairs_[at * 2 + 1] = styles[segment];
      style_count_ = std::max<int>(style_count_, styles[segment]);
    }
}

// `owner`: of each texel 1 + root of its feature, 0 = nothing.
void Regions::measure(const std::vector<u16>& owner, int coarse) {
  const int straight = 16 * coarse;  // in quarter u
  const int diagonal = 23 * coarse;
  const int at_border = 8 * coarse;
  const auto w = static_cast<std::ptrdiff_t>(width_);
  constexpr u16 kFar = 60'000;  // a step more is a u16 still
  std::vector<u16> distance(owner.size(), 0);
  // in line, although the page is made small: eight times for every texel, whenever another feature is
  // pointed at
  const auto relax = [&](std::ptrdiff_t at, std::ptrdiff_t other, int step) __attribute__((always_inline)) {
    const auto a = static_cast<std::size_t>(at);
    const auto b = static_cast<std::size_t>(other);
    const int through =
        owner[b] == owner[a] ? distance[b] + step : (step == straight ? at_border : at_border + 4);
    if (through < distance[a]) distance[a] = static_cast<u16>(through);
  };
  for (std::size_t i = 0; i < owner.size(); ++i) distance[i] = owner[i] != 0 ? kFar : 0;
  for (std::ptrdiff_t y = 1; y + 1 < height_; ++y)
    for (std::ptrdiff_t x = 1; x + 1 < w; ++x) {
      const std::ptrdiff_t at = y * w + x;
      if (owner[static_cast<std::size_t>(at)] == 0) continue;
      relax(at, at - 1, straight), relax(at, at - w, straight);
      relax(at, at - w - 1, diagonal), relax(at, at - w + 1, diagonal);
    }
  for (std::ptrdiff_t y = height_ - 2; y > 0; --y)
    for (std::ptrdiff_t x = w - 2; x > 0; --x) {
      const std::ptrdiff_t at = y * w + x;
      if (owner[static_cast<std::size_t>(at)] == 0) continue;
      relax(at, at + 1, straight), relax(at, at + w, straight);
      relax(at, at + w + 1, diagonal), relax(at, at + w - 1, diagonal);
    }
  for (std::size_t i = 0; i < owner.size(); ++i)
    pairs_[i * 2] = static_cast<u8>(std::min<int>(distance[i], 255));
}

void Regions::draw(Painter& painter, const Painter::RegionStyle* styles, int count) const {
  if (!empty() && texture_ != 0) painter.draw_regions(texture_, world_, styles, count);
}

int Regions::index_at(Vec2 world) const {
  const int x = static_cast<int>(std::floor((world.x - world_.x) / texel_));
  const int y = static_cast<int>(std::floor((world.y - world_.y) / texel_));
  return empty() || x < 0 || y < 0 || x >= width_ || y >= height_ ? -1 : y * width_ + x;
}

float Regions::depth_at(Vec2 world) const {
  const int at = index_at(world);
  if (at < 0 || pairs_[static_cast<std::size_t>(at) * 2 + 1] == 0) return -1;
  return static_cast<float>(pairs_[static_cast<std::size_t>(at) * 2]) / 4;
}

int Regions::style_at(Vec2 world) const {
  const int at = index_at(world);
  return at < 0 ? 0 : pairs_[static_cast<std::size_t>(at) * 2 + 1];
}

float Regions::reach(Vec2 from) const {
  const float x = std::max(from.x - world_.x, world_.right() - from.x);
  const float y = std::max(from.y - world_.y, world_.bottom() - from.y);
  return std::hypot(x, y);
}

}  // namespace bastide::shell
