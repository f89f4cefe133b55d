#include "shell/board/land/things.h"

#include <algorithm>
#include <utility>

namespace bastide::shell {

namespace {

constexpr float kRowStep = 64;

void add_pieces(const Pieces& pieces, Vec2 at, std::vector<Upright>& uprights,
                std::vector<Upright>& shadows) {
  for (const Upright& upright : pieces.uprights)
    uprights.push_back({moved(upright.quad, at), upright.depth + at.y, upright.small});
  for (const Quad& shadow : pieces.shadows) shadows.push_back({moved(shadow, at)});
}

}  // namespace

void LandThings::forget() {
  for (Slots* slots : {&uprights_, &shadows_}) slots->mesh.forget();
  for (Ordered* ordered : {&full_, &coarse_, &shaded_}) ordered->order.forget();
}

void LandThings::release() {
  for (Slots* slots : {&uprights_, &shadows_}) slots->mesh.release();
  for (Ordered* ordered : {&full_, &coarse_, &shaded_}) ordered->order.release();
}

// Where another kind of thing, or what bounds the land, lies beyond a side.
u32 LandThings::closings_of(const State& state, const PlacedTile& tile) const {
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

void LandThings::clear() {
  for (Slots* slots : {&uprights_, &shadows_}) slots->things.clear();
  tiles_.clear();
  towers_.clear();
  next_tower_ = kFirstTower;
}

void LandThings::build(const State& state, int without, const std::vector<look::TowerAt>& towers) {
  std::array<u8, kMaxDesigns> copies{};
  const auto count = static_cast<std::size_t>(state.tile_count);
  tiles_.resize(std::max(tiles_.size(), count));  // more: tiles that were taken back
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
  tiles_.resize(count);
  put_towers(towers);
  if (fill_slots()) return;
  clear();  // once more, where there is room
  build(state, without, towers);
}

void LandThings::put(Uprights::Owner owner, const std::vector<Upright>& uprights,
                     const std::vector<Upright>& shadows) {
  uprights_.things.put(owner, uprights);
  shadows_.things.put(owner, shadows);
}

void LandThings::put_tile(Uprights::Owner owner, const std::optional<TileKey>& key) {
  std::vector<Upright> uprights, shadows;
  if (key) {
    const DesignArt& art = art_.design(key->design);
    const Vec2 at = cell_corner(key->cell);
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

void LandThings::put_towers(const std::vector<look::TowerAt>& towers) {
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
bool LandThings::fill_slots() {
  for (Slots* slots : {&uprights_, &shadows_}) {
    Uprights& things = slots->things;
    if (!things.settle()) continue;
    for (Ordered* ordered : slots->orders) ordered->stale = true;
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
  return true;
}

void LandThings::put_in_order(Ordered& ordered, const Uprights& things, bool coarse) {
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

void LandThings::draw(Painter& painter, bool coarse, bool shadows, Rect visible) {
  const Page props = art_.props();
  if (shadows) {
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

}  // namespace bastide::shell
