#include "tests/support/hunters_land.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace bastide::test::hunting {
namespace {

using nlohmann::json;

constexpr int kWidth = 256;  // of the grid; the start tile lies in its middle

Type type_of(const std::string& word) {
  if (word == "forest" || word == "F") return Type::Forest;
  if (word == "river" || word == "R") return Type::River;
  return word == "lake" ? Type::Lake : Type::Meadow;
}

int side_of(const std::string& name) { return static_cast<int>(kSideLetters.find(name[0])); }

Animals animals_of(const json& list) {
  Animals animals;
  for (const std::string animal : list) {
    if (animal == "deer") ++animals.deer;
    if (animal == "mammoth") ++animals.mammoths;
    if (animal == "aurochs") ++animals.aurochs;
    if (animal == "bear") ++animals.bears;
    if (animal == "tiger") ++animals.tigers;
  }
  return animals;
}

Zone zone_of(const json& from) {
  Zone zone;
  zone.id = from.at("id");
  zone.type = type_of(from.at("type"));
  for (const std::string half : from.value("halves", json::array()))
    zone.halves |= 1u << (2 * side_of(half) + (half[1] - '0'));
  for (const std::string side : from.value("mouths", json::array())) zone.mouths |= 1u << side_of(side);
  zone.fish = from.value("fish", 0);
  zone.spring = from.value("spring", false);
  zone.nugget = from.value("nugget", false);
  zone.mushrooms = from.value("mushrooms", 0);
  if (from.contains("animals")) zone.animals = animals_of(from["animals"]);
  if (from.contains("power") && from["power"].is_string()) zone.power = from["power"];
  return zone;
}

Tile tile_of(const json& from, const json& shape) {
  Tile tile;
  tile.id = from.at("id");
  tile.kind = from.value("kind", "scout");
  for (const auto& [side, type] : shape.at("edges").items())
    tile.edges[static_cast<unsigned>(side_of(side))] = type_of(type);
  for (const json& zone : shape.at("zones")) tile.zones.push_back(zone_of(zone));
  tile.half.fill(-1);
  tile.mouth.fill(-1);
  for (std::size_t i = 0; i < tile.zones.size(); ++i) {
    const json& zone = shape.at("zones")[i];
    for (std::size_t lake = 0; lake < tile.zones.size(); ++lake) {
      if (zone.contains("lake") && zone["lake"] == tile.zones[lake].id)
        tile.zones[i].lake = static_cast<int>(lake);
    }
    for (unsigned half = 0; half < kHalfEdges; ++half) {
      if ((tile.zones[i].halves >> half & 1) != 0) tile.half[half] = static_cast<int>(i);
    }
    for (unsigned side = 0; side < kSides; ++side) {
      if ((tile.zones[i].mouths >> side & 1) != 0) tile.mouth[side] = static_cast<int>(i);
    }
  }
  return tile;
}

std::size_t place_of(Cell cell) {
  return static_cast<std::size_t>((cell.y + kWidth / 2) * kWidth + cell.x + kWidth / 2);
}

}  // namespace

void Animals::add(const Animals& more) {
  deer += more.deer;
  mammoths += more.mammoths;
  aurochs += more.aurochs;
  bears += more.bears;
  tigers += more.tigers;
}

std::deque<Tile> read_tiles(std::string_view text, std::string_view list) {
  std::deque<Tile> tiles;
  const json file = json::parse(text);
  for (const json& tile : file.at(std::string(list))) {
    if (tile.contains("proposed"))
      tiles.push_back(tile_of(tile, tile["proposed"]));
    else if (tile.contains("zones"))
      tiles.push_back(tile_of(tile, tile));
  }
  return tiles;
}

const Tile* find_tile(const std::deque<Tile>& tiles, std::string_view id) {
  const auto at = std::find_if(tiles.begin(), tiles.end(), [&](const Tile& tile) { return tile.id == id; });
  return at == tiles.end() ? nullptr : &*at;
}

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
    for (int own = 0; own < kHalfEdges; ++own) {
      if ((here.halves >> own & 1) == 0) continue;
      const int half = (own + 2 * laid.rotation) % 8;
      const int beside = tile_at(neighbour(laid.cell, half / 2));
      if (beside < 0) {
        ++area.open;
        continue;
      }
      const Laid& other = laid_[static_cast<std::size_t>(beside)];
      const int facing = 2 * ((half / 2 + 2) % 4) + (1 - half % 2);  // N0 meets S1
      reach({beside, other.tile->half[static_cast<unsigned>((facing + 8 - 2 * other.rotation) % 8)]});
    }
    for (int own = 0; own < kSides; ++own) {
      if ((here.mouths >> own & 1) == 0) continue;
      const int side = (own + laid.rotation) % 4;
      const int beside = tile_at(neighbour(laid.cell, side));
      if (beside < 0) {
        ++area.open;
        continue;
      }
      const Laid& other = laid_[static_cast<std::size_t>(beside)];
      reach({beside, other.tile->mouth[static_cast<unsigned>((side + 2 + 4 - other.rotation) % 4)]});
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
