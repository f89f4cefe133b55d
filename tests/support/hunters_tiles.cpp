#include "tests/support/hunters_tiles.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace bastide::test::hunting {
namespace {

using nlohmann::json;

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

std::vector<int> numbered(const Tile& tile) {
  std::vector<int> zones;
  const auto add = [&](Type type, bool with_lake) {
    for (int i = 0; i < static_cast<int>(tile.zones.size()); ++i) {
      const Zone& zone = tile.zones[static_cast<std::size_t>(i)];
      if (zone.type == type && (with_lake || zone.lake < 0)) zones.push_back(i);
    }
  };
  add(Type::Forest, true);
  add(Type::River, true);
  add(Type::Meadow, true);
  add(Type::Lake, true);
  add(Type::River, false);
  return zones;
}

}  // namespace bastide::test::hunting
