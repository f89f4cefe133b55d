#include "tests/support/slow_landscape.h"

#include <algorithm>
#include <bit>
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

SlowLandscape::SlowLandscape(const Rules& rules, const State& state)
    : rules_(rules), state_(state), facts_(rules.family == &carcassonne::kFamily) {
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
  for (const auto hook : rules.hooks.joints) hook(rules, state, joints_);
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

void SlowLandscape::add_tile(int index) {
  const PlacedTile& tile = state_.tiles[static_cast<unsigned>(index)];
  cells_[place_of(tile.cell.x, tile.cell.y)] = index;
  first_.push_back(segment_count());
  if (facts_)
    add_by_facts(index, tile);
  else
    add_by_design(index, tile);
}

void SlowLandscape::add_by_design(int index, const PlacedTile& tile) {
  const TileDesign& design = rules_.designs[tile.design];
  for (unsigned i = 0; i < design.segment_count; ++i) {
    Node& node = add_node(index, design.segments[i].kind);
    node.sides = turned(design.segments[i].sides, tile.rotation, 4);
    node.halves = turned(design.segments[i].halves, 2 * tile.rotation, 8);
  }
}

// Segments in the documented order: roads, cities, monastery, garden, fields, river.
void SlowLandscape::add_by_facts(int index, const PlacedTile& tile) {
  const TileFact& fact = carcassonne::fact(rules_, tile.design);
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
  const auto reach = [&](int tile, unsigned Node::* where, unsigned bit) {
    const int end = static_cast<std::size_t>(tile) + 1 < first_.size()
                        ? first_[static_cast<unsigned>(tile) + 1]
                        : segment_count();
    for (int other = first_[static_cast<unsigned>(tile)]; other < end; ++other) {
      const Node& node = nodes_[static_cast<unsigned>(other)];
      if (node.kind != region.kind || (node.*where >> bit & 1) == 0) continue;
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
          const bool ends =
              rules_.traits.border_closes && !is_board(cell.x + kStepX[side], cell.y + kStepY[side]);
          region.open += ends ? 0 : 1;
        } else {
          reach(beside, &Node::sides, facing);
        }
      }
      if (beside < 0) continue;
      // Seen looking outwards, my left half meets the other's right half.
      if ((node.halves >> (2 * side) & 1) != 0) reach(beside, &Node::halves, 2 * facing + 1);
      if ((node.halves >> (2 * side + 1) & 1) != 0) reach(beside, &Node::halves, 2 * facing);
    }
    for (const Joint& joint : joints_) {
      for (const auto& [from, to] : {std::pair{joint.a, joint.b}, std::pair{joint.b, joint.a}}) {
        if (from != segment || region_of(to) >= 0) continue;
        region_of_[to] = number;
        queue.push_back(to);
      }
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
  if ((rules_.family->traits.watched_kinds >> region.kind & 1) != 0) {
    for (int dy = -1; dy <= 1; ++dy) {
      for (int dx = -1; dx <= 1; ++dx) {
        const bool ends = rules_.traits.border_closes && !is_board(cell.x + dx, cell.y + dy);
        region.open += has_tile(cell.x + dx, cell.y + dy) || ends ? 0 : 1;
      }
    }
  }
  if (!facts_) return;
  const TileFact& fact = carcassonne::fact(rules_, state_.tiles[static_cast<unsigned>(tile)].design);
  const auto local = static_cast<std::size_t>(segment - first_[static_cast<unsigned>(tile)]);
  if (region.kind == kRoad) {
    region.inns += has_mark(fact.roads[local].marks, "inn") ? 1 : 0;
  } else if (region.kind == kCity) {
    const CityFact& city = fact.cities[local - fact.roads.size()];
    region.coats_of_arms += city.coats_of_arms;
    region.cathedrals += has_mark(city.marks, "cathedral") ? 1 : 0;
    static constexpr const char* kGoods[] = {"wine", "grain", "cloth"};
    for (int kind = 0; kind < 3; ++kind) region.goods[kind] += has_mark(city.marks, kGoods[kind]) ? 1 : 0;
  }
}

bool SlowLandscape::is_board(int x, int y) const {
  const Bounds& bounds = state_.bounds;
  if (x < bounds.min_x || x > bounds.max_x || y < bounds.min_y || y > bounds.max_y) return false;
  return rules_.traits.shape == nullptr ||
         rules_.traits.shape->holds({static_cast<i8>(x), static_cast<i8>(y)});
}

int SlowLandscape::terrain(u8 design, int rotation, int board_side) const {
  const int side = (board_side + 4 - rotation) % 4;
  if (facts_) return static_cast<int>(carcassonne::fact(rules_, design).edges[static_cast<unsigned>(side)]);
  const unsigned there = rules_.designs[design].fit(rotation) >> (4 * board_side) & 0xFu;
  return std::countr_zero(there);
}

bool SlowLandscape::fits(u8 design, int x, int y, int rotation) const {
  if (has_tile(x, y) || !is_board(x, y)) return false;
  bool beside_a_tile = false;
  for (int side = 0; side < 4; ++side) {
    const int beside = tile_at(x + kStepX[side], y + kStepY[side]);
    if (beside < 0) continue;
    beside_a_tile = true;
    const PlacedTile& other = state_.tiles[static_cast<unsigned>(beside)];
    const int mine = terrain(design, rotation, side);
    const int theirs = terrain(other.design, other.rotation, (side + 2) % 4);
    // BASE-11; other families say which terrains go together
    const bool match =
        facts_ ? mine == theirs : (rules_.traits.match[static_cast<unsigned>(theirs)] >> mine & 1) != 0;
    if (!match) return false;
  }
  return beside_a_tile;
}

}  // namespace bastide::test
