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
constexpr float kRowStep = 64;

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

Vec2 corner_of(Cell cell) { return {static_cast<float>(cell.x) * kTile, static_cast<float>(cell.y) * kTile}; }

void add_base(Quads& quads, Vec2 at, float lift, bool strip) {
  soft_rect(quads, {at.x + 2, at.y + 14 + lift, kTile, kTile}, 14, kDropShadow);
  if (!strip) return;
  quads.rect(at.x, at.y + kTile, kTile, 6, brush::kSolid, kStrip);
  quads.rect(at.x, at.y + kTile + 6, kTile, 3, brush::kSolid, kStripDark);
}

void add_pieces(const Pieces& pieces, Vec2 at, std::vector<Upright>& uprights,
                std::vector<Upright>& shadows) {
  for (const Upright& upright : pieces.uprights)
    uprights.push_back({moved(upright.quad, at), upright.depth + at.y, upright.small});
  for (const Quad& shadow : pieces.shadows) shadows.push_back({moved(shadow, at)});
}

Quad meadow_quad(Vec2 at, float repeat) {
  const Uv uv = {at.x / repeat, at.y / repeat, (at.x + kTile) / repeat, (at.y + kTile) / repeat};
  Quads one;
  one.rect(at.x, at.y, kTile, kTile, uv, kWhite);
  return *one.data();
}

}  // namespace

void Land::forget() {
  for (Mesh* mesh : meshes()) mesh->forget();
  for (Slots* slots : {&uprights_, &shadows_}) slots->mesh.forget();
  for (Ordered* ordered : {&full_, &coarse_, &shaded_}) ordered->order.forget();
  art_revision_ = 0;
  built_ = 0;
}

void Land::change() {
  art_revision_ = 0;
  built_ = 0;
  maker_.forget();
}

void Land::release() {
  for (Mesh* mesh : meshes()) mesh->release();
  for (Slots* slots : {&uprights_, &shadows_}) slots->mesh.release();
  for (Ordered* ordered : {&full_, &coarse_, &shaded_}) ordered->order.release();
  forget();
}

std::vector<Mesh*> Land::meshes() {
  std::vector<Mesh*> all = {&base_, &meadow_, &stand_ins_, &grid_};
  for (Mesh& mesh : grounds_) all.push_back(&mesh);
  return all;
}

void Land::update(const State& state, u32 revision, int without) {
  if (revision == revision_ && art_.revision() == art_revision_ && without == without_) return;
  // while a new tile drops, the meshes are those of the land before it
  const bool same = without >= 0 && without == state.tile_count - 1 && built_ == without && without_ == -1 &&
                    art_revision_ == art_.revision();
  revision_ = revision;
  if (art_revision_ != art_.revision()) forget_things();
  art_revision_ = art_.revision();
  without_ = without;
  if (same) return;
  built_ = state.tile_count - (without >= 0 ? 1 : 0);
  build(state, without);
}

// Where another kind of thing, or what bounds the land, lies beyond a side.
u32 Land::closings_of(const State& state, const PlacedTile& tile) const {
  const Rules& rules = *art_.rules();
  const auto kind_at = [&](const PlacedTile& of, int side) {
    const TileDesign& design = rules.designs[of.design];
    const u8 segment = design.middle[static_cast<unsigned>(tile_side(side, of.rotation))];
    return segment == kNoSegment ? -1 : int{design.segments[segment].kind};
  };
  u32 closings = 0, bit = 1;
  for (const ClosingArt& closing : art_.design(tile.design).closings) {
    const int side = (closing.side + tile.rotation) & 3;
    const Cell beyond = neighbour(tile.cell, side);
    const GridEntry entry = state.at(beyond);
    const bool ends = is_tile(entry) ? kind_at(state.tiles[entry - 1U], opposite(side)) != kind_at(tile, side)
                                     : rules.traits.shape != nullptr && !rules.traits.shape->holds(beyond);
    if (ends) closings |= bit;
    bit <<= 1;
  }
  return closings;
}

void Land::build(const State& state, int without) {
  Quads base, meadow, stand_ins, grid;
  std::vector<Quads> grounds(static_cast<std::size_t>(art_.page_count()));
  std::vector<look::TowerAt> towers;
  for (int i = 0; i < state.tile_count; ++i) {
    const PlacedTile& tile = state.tiles[static_cast<std::size_t>(i)];
    const Vec2 at = corner_of(tile.cell);
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
  base_.upload(base);
  meadow_.upload(meadow);
  stand_ins_.upload(stand_ins);
  grid_.upload(grid);
  grounds_.resize(std::max(grounds_.size(), grounds.size()));
  for (std::size_t i = 0; i < grounds_.size(); ++i)
    grounds_[i].upload(i < grounds.size() ? grounds[i] : Quads());
  build_things(state, without, towers);
}

void Land::forget_things() {
  for (Slots* slots : {&uprights_, &shadows_}) slots->things.clear();
  tiles_.clear();
  towers_.clear();
  next_tower_ = kFirstTower;
}

// What other games have left there differs tile by tile.
void Land::build_things(const State& state, int without, const std::vector<look::TowerAt>& towers) {
  std::array<u8, kMaxDesigns> copies{};
  const auto count = static_cast<std::size_t>(state.tile_count);
  tiles_.resize(std::max(tiles_.size(), count));
  for (std::size_t i = 0; i < tiles_.size(); ++i) {
    std::optional<TileKey> key;
    if (i < count) {
      const PlacedTile& tile = state.tiles[i];
      key = {tile.design, tile.rotation, tile.cell, copies[tile.design]++, closings_of(state, tile)};
    }
    if (static_cast<int>(i) == without) key.reset();
    if (key == tiles_[i]) continue;
    tiles_[i] = key;
    put_tile(static_cast<Uprights::Owner>(i), key);
  }
  put_towers(towers);
  if (fill_slots()) return;
  forget_things();  // once more, where there is room
  build_things(state, without, towers);
}

void Land::put(Uprights::Owner owner, const std::vector<Upright>& uprights,
               const std::vector<Upright>& shadows) {
  uprights_.things.put(owner, uprights);
  shadows_.things.put(owner, shadows);
}

void Land::put_tile(Uprights::Owner owner, const std::optional<TileKey>& key) {
  std::vector<Upright> uprights, shadows;
  if (key) {
    const DesignArt& art = art_.design(key->design);
    const Vec2 at = corner_of(key->cell);
    add_pieces(maker_.pieces(key->design, key->rotation), at, uprights, shadows);
    Pieces extra;
    if (!art.bare) maker_.add_copy(key->design, key->rotation, key->copy, extra);
    for (std::size_t i = 0; i < art.closings.size() && !art.bare; ++i)
      if ((key->closings >> i & 1) != 0)
        maker_.add_closing(art.closings[i], key->rotation, key->design, extra);
    add_pieces(extra, at, uprights, shadows);
  }
  put(owner, uprights, shadows);
}

void Land::put_towers(const std::vector<look::TowerAt>& towers) {
  std::vector<Tower> before = std::exchange(towers_, {});
  for (const look::StandingTower& at : look::standing_towers(towers)) {
    const auto same = std::find_if(before.begin(), before.end(), [&](const Tower& tower) {
      return tower.at.x == at.x && tower.at.y == at.y && tower.at.bastion == at.bastion;
    });
    if (same != before.end()) {
      towers_.push_back(*same);
      before.erase(same);
      continue;
    }
    towers_.push_back({at, next_tower_++});
    Pieces pieces;
    maker_.add_tower(at.x, at.y, at.bastion, pieces.uprights, pieces.shadows);
    std::vector<Upright> uprights, shadows;
    add_pieces(pieces, {}, uprights, shadows);
    put(towers_.back().owner, uprights, shadows);
  }
  for (const Tower& gone : before) put(gone.owner, {}, {});
}

// False: there was too little room, which has now been made.
bool Land::fill_slots() {
  for (Slots* slots : {&uprights_, &shadows_}) {
    Uprights& things = slots->things;
    things.settle();
    if (things.slots() <= slots->mesh.room()) continue;
    const bool whole = things.fresh().size() == things.slots();
    slots->mesh.make_room(std::max(2048, things.slots() * 2));
    if (!whole) return false;
  }
  for (Slots* slots : {&uprights_, &shadows_}) {
    Uprights& things = slots->things;
    if (!things.fresh().empty()) slots->mesh.write(things.slots() - things.fresh().size(), things.fresh());
    things.let_go();
  }
  for (Ordered* ordered : {&full_, &coarse_, &shaded_}) ordered->stale = true;
  return true;
}

void Land::put_in_order(Ordered& ordered, const Uprights& things, bool coarse) {
  if (!std::exchange(ordered.stale, false)) return;
  std::vector<u32> slots;
  slots.reserve(things.in_order().size());
  ordered.rows.clear();
  for (const Uprights::Thing& thing : things.in_order()) {
    if (coarse && thing.small) continue;
    if (ordered.rows.empty() || thing.depth >= ordered.rows.back().depth + kRowStep)
      ordered.rows.push_back({std::floor(thing.depth / kRowStep) * kRowStep, static_cast<int>(slots.size())});
    slots.push_back(thing.slot);
  }
  ordered.order.set(slots);
}

void Land::draw_ground(Painter& painter, float scale, bool grid) const {
  painter.draw(base_, painter.brushes());
  painter.draw(meadow_, art_.meadow());
  painter.draw(stand_ins_, painter.brushes());
  for (std::size_t i = 0; i < grounds_.size(); ++i)
    if (static_cast<int>(i) < art_.page_count()) painter.draw(grounds_[i], art_.page(static_cast<int>(i)));
  if (grid && scale >= kCoarseBelow) painter.draw(grid_, painter.brushes());
}

void Land::draw_uprights(Painter& painter, float scale, Rect visible) {
  const bool coarse = scale < kCoarseBelow;
  const Page props = art_.props();
  if (scale >= 36.0F / 256) {
    put_in_order(shaded_, shadows_.things, false);
    painter.draw(shadows_.mesh, shaded_.order, props);
  }
  Ordered& standing = coarse ? coarse_ : full_;
  put_in_order(standing, uprights_.things, coarse);
  int first = 0;
  int last = standing.order.size();
  // a sprite is at most 140 u high and reaches 40 u below its base
  for (const Row& row : standing.rows) {
    if (row.depth + kRowStep < visible.y - 40) first = row.index;
    if (row.depth > visible.bottom() + 140) {
      last = row.index;
      break;
    }
  }
  painter.draw(uprights_.mesh, standing.order, props, first, std::max(0, last - first));
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
