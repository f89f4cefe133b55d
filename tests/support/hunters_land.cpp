#include "tests/support/hunters_land.h"

#include <algorithm>

namespace bastide::test::hunting {
namespace {

constexpr int kWidth = 256;  // of the grid; the start tile lies in its middle

std::size_t place_of(Cell cell) {
  return static_cast<std::size_t>((cell.y + kWidth / 2) * kWidth + cell.x + kWidth / 2);
}

}  // namespace

std::vector<int> Area::tiles() const {
  std::vector<int> list;
  for (const Spot spot : spots) list.push_back(spot.tile);
  std::sort(list.begin(), list.end());
  list.erase(std::unique(list.begin(), list.end()), list.end());
  return list;
}

Land::Land() : grid_(static_cast<std::size_t>(kWidth) * kWidth, 0) {}

std::size_t Land::node(Spot spot) const {
  return static_cast<std::size_t>(first_[static_cast<std::size_t>(spot.tile)] + spot.zone);
}

const Zone& Land::zone(Spot spot) const {
  return laid_[static_cast<std::size_t>(spot.tile)].tile->zones[static_cast<std::size_t>(spot.zone)];
}

int Land::tile_at(Cell cell) const { return grid_[place_of(cell)] - 1; }
int Land::area_of(Spot spot) const { return area_[node(spot)]; }
int Land::system_of(Spot spot) const { return system_[node(spot)]; }

bool Land::near(int tile, int other) const {
  const Cell a = laid_[static_cast<std::size_t>(tile)].cell;
  const Cell b = laid_[static_cast<std::size_t>(other)].cell;
  return std::abs(a.x - b.x) <= 1 && std::abs(a.y - b.y) <= 1;
}

void Land::lay(const Tile& tile, Cell cell, int rotation) {
  laid_.push_back({&tile, cell, rotation});
  grid_[place_of(cell)] = static_cast<int>(laid_.size());
  first_.push_back(static_cast<int>(area_.size()));
  area_.resize(area_.size() + tile.zones.size());
  recount();
}

bool Land::fits(const Tile& tile, Cell cell, int rotation) const {
  if (tile_at(cell) >= 0) return false;
  bool touches = false;
  for (int side = 0; side < kSides; ++side) {
    const int beside = tile_at(neighbour(cell, side));
    if (beside < 0) continue;
    touches = true;
    const Laid& other = laid_[static_cast<std::size_t>(beside)];
    const Type mine = tile.edges[static_cast<unsigned>((side + 4 - rotation) % 4)];
    const Type theirs = other.tile->edges[static_cast<unsigned>((side + 2 + 4 - other.rotation) % 4)];
    if (mine != theirs) return false;
  }
  return touches;
}

Spot Land::beyond_half(Cell cell, int rotation, int half) const {
  const int here = (half + 2 * rotation) % 8;
  const int beside = tile_at(neighbour(cell, here / 2));
  if (beside < 0) return {-1, 0};
  const Laid& other = laid_[static_cast<std::size_t>(beside)];
  const int facing = 2 * ((here / 2 + 2) % 4) + (1 - here % 2);  // N0 meets S1
  return {beside, other.tile->half[static_cast<unsigned>((facing + 8 - 2 * other.rotation) % 8)]};
}

Spot Land::beyond_mouth(Cell cell, int rotation, int side) const {
  const int here = (side + rotation) % 4;
  const int beside = tile_at(neighbour(cell, here));
  if (beside < 0) return {-1, 0};
  const Laid& other = laid_[static_cast<std::size_t>(beside)];
  return {beside, other.tile->mouth[static_cast<unsigned>((here + 2 + 4 - other.rotation) % 4)]};
}

std::vector<int> Land::would_join(const Tile& tile, Cell cell, int rotation, int zone) const {
  std::vector<std::vector<int>> beside(tile.zones.size());  // areas beside each zone of the tile
  for (std::size_t i = 0; i < tile.zones.size(); ++i) {
    const auto note = [&](Spot beyond) {
      if (beyond.tile >= 0) beside[i].push_back(area_of(beyond));
    };
    for (int half = 0; half < kHalfEdges; ++half) {
      if ((tile.zones[i].halves >> half & 1) != 0) note(beyond_half(cell, rotation, half));
    }
    for (int side = 0; side < kSides; ++side) {
      if ((tile.zones[i].mouths >> side & 1) != 0) note(beyond_mouth(cell, rotation, side));
    }
  }
  std::vector<int> joined = beside[static_cast<std::size_t>(zone)];
  const auto in = [](const std::vector<int>& list, int area) {
    return std::find(list.begin(), list.end(), area) != list.end();
  };
  for (std::size_t next = 0; next < joined.size(); ++next) {
    for (const std::vector<int>& list :
         beside) {  // a zone that touches what is joined joins the rest of its own
      if (!in(list, joined[next])) continue;
      for (const int area : list) {
        if (!in(joined, area)) joined.push_back(area);
      }
    }
  }
  return joined;
}

std::vector<Cell> Land::free_cells() const {
  std::vector<Cell> cells;
  for (const Laid& laid : laid_) {
    for (int side = 0; side < kSides; ++side) {
      const Cell cell = neighbour(laid.cell, side);
      if (tile_at(cell) < 0) cells.push_back(cell);
    }
  }
  const auto key = [](Cell cell) { return std::pair(cell.x, cell.y); };
  std::sort(cells.begin(), cells.end(), [&](Cell a, Cell b) { return key(a) < key(b); });
  cells.erase(std::unique(cells.begin(), cells.end()), cells.end());
  return cells;
}

void Land::recount() {
  areas_.clear();
  systems_.clear();
  system_.assign(area_.size(), -1);
  area_.assign(area_.size(), -1);
  for (int tile = 0; tile < static_cast<int>(laid_.size()); ++tile) {
    const auto& zones = laid_[static_cast<std::size_t>(tile)].tile->zones;
    for (int i = 0; i < static_cast<int>(zones.size()); ++i) {
      const Spot spot{tile, i};
      if (area_of(spot) < 0) flood(spot, false);
      const Type type = zones[static_cast<std::size_t>(i)].type;
      if ((type == Type::River || type == Type::Lake) && system_of(spot) < 0) flood(spot, true);
    }
  }
}

// From zone to zone over the half edges and mouths; of a river system also through its lakes.
void Land::flood(Spot from, bool systems) {
  std::vector<int>& mark = systems ? system_ : area_;
  std::vector<Area>& list = systems ? systems_ : areas_;
  const int number = static_cast<int>(list.size());
  Area area;
  area.type = zone(from).type;
  const auto reach = [&](Spot spot) {
    if (mark[node(spot)] >= 0) return;
    mark[node(spot)] = number;
    area.spots.push_back(spot);
  };
  reach(from);
  for (std::size_t next = 0; next < area.spots.size(); ++next) {
    const Spot spot = area.spots[next];
    const Zone& here = zone(spot);
    const Laid& laid = laid_[static_cast<std::size_t>(spot.tile)];
    const auto pass = [&](Spot beyond) {
      if (beyond.tile < 0)
        ++area.open;
      else
        reach(beyond);
    };
    for (int half = 0; half < kHalfEdges; ++half) {
      if ((here.halves >> half & 1) != 0) pass(beyond_half(laid.cell, laid.rotation, half));
    }
    for (int side = 0; side < kSides; ++side) {
      if ((here.mouths >> side & 1) != 0) pass(beyond_mouth(laid.cell, laid.rotation, side));
    }
    if (!systems) continue;
    if (here.lake >= 0) reach({spot.tile, here.lake});
    if (here.type != Type::Lake) continue;
    const auto& zones = laid.tile->zones;
    for (int i = 0; i < static_cast<int>(zones.size()); ++i) {
      if (zones[static_cast<std::size_t>(i)].lake == spot.zone) reach({spot.tile, i});
    }
  }
  list.push_back(std::move(area));
}

}  // namespace bastide::test::hunting
