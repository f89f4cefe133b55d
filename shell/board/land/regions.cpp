// Distances by two sweeps over the texels (a chamfer of 4 and 5.75 u steps), within each feature. A large
// field is a hundred thousand texels, and is made between two frames whenever a pointer comes to it: so each
// texel is turned, filled and swept with as few steps as can be, and what shows nothing is passed over by
// rows.
#include "shell/board/land/regions.h"

#include "engine/core/features.h"

#include <GLES3/gl3.h>

namespace bastide::shell {

namespace {

constexpr int kFine = 24;         // tiles; a larger area gets texels of twice the size
constexpr u16 kFar = 60'000;      // a step more is a u16 still
constexpr u16 kSeveral = 0xFFFF;  // more than one feature is shown

// Where in a tile's mask the first texel of the turned tile lies, and how far it is to the next across and
// down.
struct Walk {
  int first, across, down;
};
constexpr Walk walk(int rotation, int coarse) {
  constexpr int kRow = kMaskSide, kEnd = kMaskSide - 1;
  switch (rotation) {
    case 1: return {kEnd * kRow, -kRow * coarse, coarse};
    case 2: return {kEnd * kRow + kEnd, -coarse, -kRow * coarse};
    case 3: return {kEnd, kRow * coarse, -coarse};
    default: return {0, coarse, kRow * coarse};
  }
}

// In quarter u, from the middle of a texel to that of another of its feature, and to the border of it.
struct Steps {
  int straight, diagonal, border;
};

// A row, from the side that `step` comes from; `beside` is the row that was swept before. 0: shows nothing.
// `owner`: null, or whose each texel is.
template <bool kOwned>
void sweep(u16* row, const u16* beside, const u16* owner, const u16* beside_owner, int from, int to, int step,
           const Steps& steps) {
  for (int x = from; x != to; x += step) {
    if (row[x] == 0) continue;
    // in line, although the page is made small: eight times for every texel
    const auto through = [&](const u16* other, [[maybe_unused]] const u16* of_other, int at, int way,
                             int border) __attribute__((always_inline)) {
      if constexpr (kOwned) return of_other[at] == owner[x] ? other[at] + way : border;
      return other[at] != 0 ? other[at] + way : border;
    };
    const int left = through(row, owner, x - step, steps.straight, steps.border);
    const int above = through(beside, beside_owner, x, steps.straight, steps.border);
    const int one = through(beside, beside_owner, x - step, steps.diagonal, steps.border + 4);
    const int two = through(beside, beside_owner, x + step, steps.diagonal, steps.border + 4);
    row[x] = static_cast<u16>(std::min({static_cast<int>(row[x]), left, above, one, two}));
  }
}

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
    for (int s = 0; s < count; ++s) {
      const auto id = segment_id(tile, static_cast<unsigned>(s));
      if (style_of[id] == 0) continue;
      shown = true;
      const auto owner = static_cast<u16>(find(state, id) + 1);
      cells.owner = cells.owner == 0 || cells.owner == owner ? owner : kSeveral;
    }
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
  Texels texels;
  texels.distance.resize(size);
  if (cells.owner == kSeveral) texels.owner.resize(size);
  texels.rows.resize(static_cast<std::size_t>(height_), {width_, 0});
  pairs_.assign(size * 2, 0);
  for (int i = 0; i < state.tile_count; ++i) {
    const PlacedTile& tile = state.tiles[static_cast<std::size_t>(i)];
    const int x = tile.cell.x - cells.x0;
    const int y = tile.cell.y - cells.y0;
    if (x < 0 || x >= across || y < 0 || y >= down) continue;
    fill_tile(art.design(tile.design), state, tile, style_of, {x * side + 1, y * side + 1}, coarse, texels);
  }
  if (texels.owner.empty())
    measure<false>(texels, coarse);
  else
    measure<true>(texels, coarse);
  texture_ = painter.upload_pairs(texture_, width_, height_, pairs_.data());
}

// The styles of a tile's segments, and their owners, from the texel `corner` on.
void Regions::fill_tile(const DesignArt& design, const State& state, const PlacedTile& tile,
                        const std::vector<u8>& style_of, Corner corner, int coarse, Texels& texels) {
  u16 roots[256] = {};  // by what a mask can hold: nothing of it is asked for each texel
  u8 styles[256] = {};
  int shown = 0;
  for (std::size_t s = 0; s < design.anchors.size() && s < kMaxTileSegments; ++s) {
    const auto id = segment_id(tile, static_cast<unsigned>(s));
    styles[s] = style_of[id];
    roots[s] = static_cast<u16>(find(state, id) + 1);
    shown = std::max<int>(shown, styles[s]);
  }
  if (shown == 0) return;
  style_count_ = std::max(style_count_, shown);
  const int side = kMaskSide / coarse;
  const Walk way = walk(tile.rotation, coarse);
  const bool owned = !texels.owner.empty();
  for (int y = 0; y < side; ++y) {
    const std::size_t row = static_cast<std::size_t>(corner.y + y);
    const std::size_t start = row * static_cast<std::size_t>(width_) + static_cast<std::size_t>(corner.x);
    const u8* mask = design.mask.data() + way.first + y * way.down;
    int first = side, last = -1;
    for (int x = 0; x < side; ++x, mask += way.across) {
      const u8 segment = *mask;
      if (styles[segment] == 0) continue;
      const std::size_t at = start + static_cast<std::size_t>(x);
      texels.distance[at] = kFar;
      if (owned) texels.owner[at] = roots[segment];
      pairs_[at * 2 + 1] = styles[segment];
      first = std::min(first, x), last = x;
    }
    if (last < 0) continue;
    texels.rows[row].first = std::min(texels.rows[row].first, corner.x + first);
    texels.rows[row].second = std::max(texels.rows[row].second, corner.x + last);
  }
}

template <bool kOwned>
void Regions::measure(Texels& texels, int coarse) {
  const Steps steps{16 * coarse, 23 * coarse, 8 * coarse};
  const auto row_of = [&](std::vector<u16>& of, int y) {
    return of.data() + static_cast<std::ptrdiff_t>(y) * width_;
  };
  const auto sweep_row = [&](int y, int step) {
    const auto [first, last] = texels.rows[static_cast<std::size_t>(y)];
    if (last < first) return;
    sweep<kOwned>(row_of(texels.distance, y), row_of(texels.distance, y - step),
                  kOwned ? row_of(texels.owner, y) : nullptr,
                  kOwned ? row_of(texels.owner, y - step) : nullptr, step > 0 ? first : last,
                  step > 0 ? last + 1 : first - 1, step, steps);
  };
  for (int y = 1; y + 1 < height_; ++y) sweep_row(y, 1);
  for (int y = height_ - 2; y > 0; --y) {
    sweep_row(y, -1);
    const auto [first, last] = texels.rows[static_cast<std::size_t>(y)];
    const u16* row = row_of(texels.distance, y);
    u8* pair = pairs_.data() + static_cast<std::ptrdiff_t>(y) * width_ * 2;
    for (int x = first; x <= last; ++x) pair[x * 2] = static_cast<u8>(std::min<int>(row[x], 255));
  }
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
