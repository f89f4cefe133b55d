// Building and drawing the landscape's layers, in the order of the style guide's section 2.
#include "shell/board/land/land.h"

#include "engine/core/sort.h"
#include "shell/render/brushes.h"

namespace bastide::shell {

namespace {

constexpr Color kDropShadow = rgb(0x4B3A2A, 0.38F);
constexpr Color kStrip = rgb(0xB58E55);
constexpr Color kStripDark = rgb(0x8E6B3D);
constexpr Color kGridLine = rgb(0x5B4A22, 0.16F);
constexpr Color kPlainMeadow = rgb(0xB6C669);
constexpr float kCoarseBelow = 64.0F / 256;  // px per u
constexpr float kShadowsFrom = 36.0F / 256;

// Turns quads about a point: a tile on its way round.
void spin(Quads& quads, Vec2 about, float angle, Quads& out) {
  const float c = std::cos(angle);
  const float s = std::sin(angle);
  for (int i = 0; i < quads.size(); ++i) {
    Quad quad = quads.data()[i];
    for (Vertex& v : quad.corner) {
      const float x = v.x - about.x;
      const float y = v.y - about.y;
      v.x = about.x + x * c - y * s;
      v.y = about.y + x * s + y * c;
    }
    out.add(quad);
  }
}

void add_base(Quads& quads, Vec2 at, float lift, bool strip) {
  soft_rect(quads, {at.x + 2, at.y + 14 + lift, kTile, kTile}, 14, kDropShadow);
  if (!strip) return;
  quads.rect(at.x, at.y + kTile, kTile, 6, brush::kSolid, kStrip);
  quads.rect(at.x, at.y + kTile + 6, kTile, 3, brush::kSolid, kStripDark);
}

Quad meadow_quad(Vec2 at, float repeat) {
  const Uv uv = {at.x / repeat, at.y / repeat, (at.x + kTile) / repeat, (at.y + kTile) / repeat};
  Quads one;
  one.rect(at.x, at.y, kTile, kTile, uv, kWhite);
  return *one.data();
}

}  // namespace

void Land::forget() {
  ground_.forget();
  layers_.clear();
  things_.forget();
  art_revision_ = 0;
  built_ = 0;
}

void Land::change() {
  art_revision_ = 0;
  built_ = 0;
  maker_.forget();
}

void Land::release() {
  ground_.release();
  things_.release();
  forget();
}

void Land::update(const State& state, u32 revision, int without) {
  if (revision == revision_ && art_.revision() == art_revision_ && without == without_) return;
  // while a new tile drops, the meshes are those of the land before it
  const bool same = without >= 0 && without == state.tile_count - 1 && built_ == without && without_ == -1 &&
                    art_revision_ == art_.revision();
  revision_ = revision;
  if (art_revision_ != art_.revision()) things_.clear();
  art_revision_ = art_.revision();
  without_ = without;
  if (same) return;
  built_ = state.tile_count - (without >= 0 ? 1 : 0);
  build(state, without);
}

void Land::build(const State& state, int without) {
  Quads base, meadow, stand_ins, grid;
  std::vector<Quads> grounds(static_cast<std::size_t>(art_.page_count()));
  std::vector<look::TowerAt> towers;
  for (int i = 0; i < state.tile_count; ++i) {
    const PlacedTile& tile = state.tiles[static_cast<std::size_t>(i)];
    const Vec2 at = cell_corner(tile.cell);
    const Pieces& pieces = maker_.pieces(tile.design, tile.rotation);
    for (const TowerMark& tower : pieces.towers)
      towers.push_back({tower.x + at.x, tower.y + at.y, tower.kind});
    if (i == without) continue;
    const DesignArt& art = art_.design(tile.design);
    if (art.bare) continue;
    add_base(base, at, 0, !is_tile(state.at(neighbour(tile.cell, kSouth))));
    meadow.add(meadow_quad(at, art_.meadow_repeat()));
    if (art_.meadow().texture == 0) stand_ins.rect(at.x, at.y, kTile, kTile, brush::kSolid, kPlainMeadow);
    if (art.stand_in)
      stand_in_ground(art, tile.rotation, at, stand_ins);
    else
      grounds[static_cast<std::size_t>(art.page)].add(ground_quad(art.ground, tile.rotation, at, kTile));
    // hairlines between neighbours, once each
    if (is_tile(state.at(neighbour(tile.cell, kEast))))
      grid.rect(at.x + kTile - 0.6F, at.y, 1.2F, kTile, brush::kSolid, kGridLine);
    if (is_tile(state.at(neighbour(tile.cell, kSouth))))
      grid.rect(at.x, at.y + kTile - 0.6F, kTile, 1.2F, brush::kSolid, kGridLine);
  }
  Quads ground;
  layers_.clear();
  const auto lay = [&](int page, const Quads& quads) {
    if (quads.empty()) return;
    layers_.push_back({page, ground.size(), quads.size()});
    ground.add(quads);
  };
  lay(kBrushes, base);
  lay(kMeadow, meadow);
  lay(kBrushes, stand_ins);
  for (std::size_t i = 0; i < grounds.size(); ++i) lay(static_cast<int>(i), grounds[i]);
  lay(kGrid, grid);
  ground_.upload(ground);
  things_.build(state, without, towers);
}

void Land::draw_ground(Painter& painter, float scale, bool grid) const {
  for (const Layer& layer : layers_) {
    if (layer.page == kGrid && (!grid || scale < kCoarseBelow)) continue;
    if (layer.page >= art_.page_count()) continue;
    const Page page = layer.page >= 0         ? art_.page(layer.page)
                      : layer.page == kMeadow ? art_.meadow()
                                              : painter.brushes();
    painter.draw(ground_, page, layer.first, layer.count);
  }
}

void Land::draw_uprights(Painter& painter, float scale, Rect visible) {
  things_.draw(painter, scale < kCoarseBelow, scale >= kShadowsFrom, visible);
}

void Land::draw_single(Painter& painter, const Single& single) {
  if (!contrast_) return draw_whole(painter, single);
  painter.set_saturation(kPale);
  draw_whole(painter, single);
  painter.set_saturation(1);
  const Rect edge{single.at.x, single.at.y - single.lift, kTile, kTile};
  Quads quads;
  for (const auto& [from, to] : {std::pair{Vec2{edge.x, edge.y}, Vec2{edge.right(), edge.y}},
                                 std::pair{Vec2{edge.right(), edge.y}, Vec2{edge.right(), edge.bottom()}},
                                 std::pair{Vec2{edge.right(), edge.bottom()}, Vec2{edge.x, edge.bottom()}},
                                 std::pair{Vec2{edge.x, edge.bottom()}, Vec2{edge.x, edge.y}}})
    quads.line(from, to, 9, brush::kLine, rgb(0x000000));
  painter.draw(quads, painter.brushes());
}

void Land::draw_whole(Painter& painter, const Single& single) {
  const DesignArt& art = art_.design(single.design);
  const Vec2 at = single.at - Vec2{0, single.lift};
  painter.set_alpha(single.alpha);
  Quads quads, turned_quads;
  const Vec2 middle = at + Vec2{kTile / 2, kTile / 2};
  const auto draw = [&](Page page) {
    if (single.spin != 0) {
      turned_quads.clear();
      spin(quads, middle, single.spin, turned_quads);
      painter.draw(turned_quads, page);
    } else {
      painter.draw(quads, page);
    }
    quads.clear();
  };
  if (single.shadow) {
    soft_rect(quads, {at.x + 2 + single.lift * 0.3F, at.y + 14 + single.lift * 1.6F, kTile, kTile},
              14 + single.lift * 0.5F, kDropShadow);
  }
  if (single.frame != 0) {
    round_rect(quads, {at.x - 15, at.y - 15, kTile + 30, kTile + 39}, 12, kWhite);
    round_rect(quads, {at.x - 6, at.y - 6, kTile + 12, kTile + 21}, 7, single.frame);
  }
  quads.rect(at.x, at.y + kTile, kTile, 6, brush::kSolid, kStrip);
  quads.rect(at.x, at.y + kTile + 6, kTile, 3, brush::kSolid, kStripDark);
  quads.rect(at.x, at.y, kTile, kTile, brush::kSolid, kPlainMeadow);
  if (art.stand_in) stand_in_ground(art, single.rotation, at, quads);
  draw(painter.brushes());
  if (!art.stand_in) {
    quads.add(meadow_quad(at, art_.meadow_repeat()));
    draw(art_.meadow());
    quads.add(ground_quad(art.ground, single.rotation, at, kTile));
    draw(art_.page(art.page));
  }
  if (contrast_) {
    segment_borders(art, single.rotation, at, quads);
    draw(painter.brushes());
  }

  const Pieces& pieces = maker_.pieces(single.design, single.rotation);
  std::vector<Upright> uprights = pieces.uprights;
  std::vector<Quad> shadows = pieces.shadows;
  std::vector<look::TowerAt> towers;
  for (const TowerMark& tower : pieces.towers) towers.push_back({tower.x, tower.y, tower.kind});
  for (const look::StandingTower& tower : look::standing_towers(towers))
    maker_.add_tower(tower.x, tower.y, tower.bastion, uprights, shadows);
  sort_by(uprights, [](const Upright& a, const Upright& b) { return a.depth < b.depth; });
  quads.clear();
  for (const Quad& shadow : shadows) quads.add(moved(shadow, at));
  for (Upright& upright : uprights) {
    if (single.squash != 1)
      for (Vertex& v : upright.quad.corner) v.y = upright.depth + (v.y - upright.depth) * single.squash;
    quads.add(moved(upright.quad, at));
  }
  painter.draw(quads, art_.props());
  painter.set_alpha(1);
}

}  // namespace bastide::shell
