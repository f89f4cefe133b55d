#include "tests/support/slow_landscape.h"

#include <algorithm>
#include <utility>

namespace bastide::test {
namespace {

using namespace carcassonne;

constexpr int kStepX[] = {0, 1, 0, -1};  // north, east, south, west
constexpr int kStepY[] = {-1, 0, 1, 0};

// Bits of sides (or pairs of bits, of half edges) turned clockwise.
unsigned turned(unsigned bits, int by, int count) {
  const unsigned all = (1u << count) - 1;
  return ((bits << by) | (bits >> (count - by))) & all;
}

void insert_once(std::vector<int>& list, int value) {
  const auto at = std::lower_bound(list.begin(), list.end(), value);
  if (at == list.end() || *at != value) list.insert(at, value);
}

}  // namespace

SlowLandscape::SlowLandscape(const Rules& rules, const State& state) : rules_(rules), state_(state) {
  for (int i = 0; i < state.tile_count; ++i) {
    const Cell cell = state.tiles[static_cast<unsigned>(i)].cell;
    min_x_ = std::min<int>(min_x_, cell.x);
    max_x_ = std::max<int>(max_x_, cell.x);
    min_y_ = std::min<int>(min_y_, cell.y);
    max_y_ = std::max<int>(max_y_, cell.y);
  }
  width_ = max_x_ - min_x_ + 1;
  cells_.assign(static_cast<std::size_t>(width_ * (max_y_ - min_y_ + 1)), -1);
  nodes_.reserve(512);
  for (int i = 0; i < state.tile_count; ++i) add_tile(i);
  region_of_.assign(nodes_.size(), -1);
  for (int node = 0; node < segment_count(); ++node) {
    if (region_of(node) < 0) flood(node);
  }
  for (Region& region : regions_) {
    for (const int segment : region.segments) {
      for (const int city : nodes_[static_cast<unsigned>(segment)].touches) {
        insert_once(region.cities, region_of(city));
      }
    }
  }
}

// Where a cell between the outermost tiles is kept.
std::size_t SlowLandscape::place_of(int x, int y) const {
  return static_cast<std::size_t>((y - min_y_) * width_ + x - min_x_);
}

int SlowLandscape::tile_at(int x, int y) const {
  const bool within = x >= min_x_ && x <= max_x_ && y >= min_y_ && y <= max_y_;
  return within ? cells_[place_of(x, y)] : -1;
}

SlowLandscape::Node& SlowLandscape::add_node(int tile, Kind kind) {
  Node node;
  node.tile = tile;
  node.kind = kind;
  nodes_.push_back(node);
  return nodes_.back();
}

// Segments in the documented order: roads, cities, monastery, garden, fields, river.
void SlowLandscape::add_tile(int index) {
  const PlacedTile& tile = state_.tiles[static_cast<unsigned>(index)];
  const TileFact& fact = rules_.fact(tile.design);
  cells_[place_of(tile.cell.x, tile.cell.y)] = index;
  first_.push_back(segment_count());
  for (const RoadFact& road : fact.roads) add_node(index, kRoad).sides = turned(road.sides, tile.rotation, 4);
  const int cities = segment_count();
  for (const CityFact& city : fact.cities)
    add_node(index, kCity).sides = turned(city.sides, tile.rotation, 4);
  if (fact.monastery) add_node(index, kMonastery);
  if (fact.garden) add_node(index, kGarden);
  for (const FieldFact& field : fact.fields) {
    Node& node = add_node(index, kField);
    node.halves = turned(field.halves, 2 * tile.rotation, 8);
    for (const int city : field.cities) node.touches.push_back(cities + city);
  }
  if (fact.river != 0) add_node(index, kRiver).sides = turned(fact.river, tile.rotation, 4);
}

void SlowLandscape::flood(int start) {
  const int number = static_cast<int>(regions_.size());
  Region region;
  region.kind = nodes_[static_cast<unsigned>(start)].kind;
  std::vector<int> queue{start};
  region_of_[static_cast<unsigned>(start)] = number;
  const auto reach = [&](int tile, unsigned Node::* where, unsigned bit, bool field) {
    const int end = static_cast<std::size_t>(tile) + 1 < first_.size()
                        ? first_[static_cast<unsigned>(tile) + 1]
                        : segment_count();
    for (int other = first_[static_cast<unsigned>(tile)]; other < end; ++other) {
      const Node& node = nodes_[static_cast<unsigned>(other)];
      if ((node.kind == kField) != field || (node.*where >> bit & 1) == 0) continue;
      if (region_of(other) >= 0) continue;
      region_of_[static_cast<unsigned>(other)] = number;
      queue.push_back(other);
    }
  };
  for (std::size_t next = 0; next < queue.size(); ++next) {
    const int segment = queue[next];
    const Node& node = nodes_[static_cast<unsigned>(segment)];
    const Cell cell = state_.tiles[static_cast<unsigned>(node.tile)].cell;
    for (unsigned side = 0; side < 4; ++side) {
      const int beside = tile_at(cell.x + kStepX[side], cell.y + kStepY[side]);
      const unsigned facing = (side + 2) % 4;
      if ((node.sides >> side & 1) != 0) {
        if (beside < 0) {
          ++region.open;
        } else {
          reach(beside, &Node::sides, facing, false);
        }
      }
      if (beside < 0) continue;
      // Seen looking outwards, my left half meets the other's right half.
      if ((node.halves >> (2 * side) & 1) != 0) reach(beside, &Node::halves, 2 * facing + 1, true);
      if ((node.halves >> (2 * side + 1) & 1) != 0) reach(beside, &Node::halves, 2 * facing, true);
    }
    insert_once(region.tiles, node.tile);
    insert_once(region.segments, segment);
    count(region, segment);
  }
  regions_.push_back(std::move(region));
}

void SlowLandscape::count(Region& region, int segment) const {
  const int tile = nodes_[static_cast<unsigned>(segment)].tile;
  const Cell cell = state_.tiles[static_cast<unsigned>(tile)].cell;
  const TileFact& fact = rules_.fact(state_.tiles[static_cast<unsigned>(tile)].design);
  const auto local = static_cast<std::size_t>(segment - first_[static_cast<unsigned>(tile)]);
  if (region.kind == kRoad) {
    region.inns += fact.roads[local].inn ? 1 : 0;
  } else if (region.kind == kCity) {
    const CityFact& city = fact.cities[local - fact.roads.size()];
    region.pennants += city.pennants;
    region.cathedrals += city.cathedral ? 1 : 0;
    if (city.goods != Goods::None) ++region.goods[static_cast<int>(city.goods) - 1];
  } else if (region.kind == kMonastery || region.kind == kGarden) {
    for (int dy = -1; dy <= 1; ++dy) {
      for (int dx = -1; dx <= 1; ++dx) region.open += has_tile(cell.x + dx, cell.y + dy) ? 0 : 1;
    }
  }
}

EdgeFact SlowLandscape::edge(int tile, int board_side) const {
  const PlacedTile& placed = state_.tiles[static_cast<unsigned>(tile)];
  return rules_.fact(placed.design).edges[static_cast<unsigned>((board_side + 4 - placed.rotation) % 4)];
}

bool SlowLandscape::fits(u8 design, int x, int y, int rotation) const {
  if (has_tile(x, y)) return false;
  bool beside_a_tile = false;
  for (int side = 0; side < 4; ++side) {
    const int beside = tile_at(x + kStepX[side], y + kStepY[side]);
    if (beside < 0) continue;
    beside_a_tile = true;
    const EdgeFact mine = rules_.fact(design).edges[static_cast<unsigned>((side + 4 - rotation) % 4)];
    if (mine != edge(beside, (side + 2) % 4)) return false;
  }
  return beside_a_tile;
}

}  // namespace bastide::test
