#include "engine/families/castle/read_tile.h"

#include "engine/data/tile_edges.h"

#include <algorithm>
#include <bit>

namespace bastide::castle {
namespace {

using std::string;
using std::string_view;

int side_of(const Json& json) {
  return json.is_string() ? side_of_letter(json.get_ref<const string&>()) : -1;
}

constexpr u8 halves_of_side(unsigned side) { return static_cast<u8>(3u << (2 * side)); }

class TileReader {
 public:
  TileReader(const Json& json, const string& where) : reader_(json, where) {}

  Result<TileFacts> read() {
    reader_.only({"id", "count", "edges", "paths", "towers", "houses", "courtyards"});
    tile_.id = reader_.text("id", "", kMaxId);
    tile_.count = reader_.integer("count", 1, 1, 20);
    read_edges();
    each("paths", [&](const Json& j, const string& w) { read_path(j, w); });
    each("towers", [&](const Json& j, const string&) { read_building(j, "towers", tile_.towers); });
    each("houses", [&](const Json& j, const string&) { read_building(j, "houses", tile_.houses); });
    each("courtyards", [&](const Json& j, const string& w) { read_courtyard(j, w); });
    if (reader_.ok()) check_parts();
    if (!reader_.ok()) return reader_.error();
    return std::move(tile_);
  }

 private:
  template <class Fn>
  void each(const char* key, Fn&& fn) {
    const Json* list = reader_.array(key);
    for (std::size_t i = 0; list != nullptr && i < list->size() && reader_.ok(); ++i)
      fn((*list)[i], string(key) + "[" + std::to_string(i) + "]");
  }

  void read_edges() {
    for_each_edge(reader_, [&](JsonReader& edges, unsigned side, const string& letter) {
      const string kind = edges.text(letter.c_str());
      const int part = part_of(kind);
      if (part < 0) edges.fail("unknown kind '" + kind + "'", letter);
      tile_.edges[side] = static_cast<Part>(std::max(part, 0));
    });
  }

  // A list of sides, each once; 0 if it is anything else.
  u8 sides_of(const Json& list, const string& at) {
    unsigned sides = 0;
    bool good = list.is_array() && !list.empty();
    for (std::size_t i = 0; good && i < list.size(); ++i) {
      const int side = side_of(list[i]);
      good = side >= 0 && (sides >> side & 1) == 0;
      if (good) sides |= 1u << side;
    }
    if (!good) reader_.fail("expected sides like [\"N\", \"S\"]", at);
    return good ? static_cast<u8>(sides) : u8{0};
  }

  void read_building(const Json& json, const char* at, std::vector<u8>& buildings) {
    buildings.push_back(sides_of(json, at));
  }

  void read_path(const Json& json, const string& at) {
    JsonReader reader(json, reader_.at(at));
    reader.only({"edges", "well", "ends", "building"});
    PathFact path;
    const Json* edges = reader.array("edges");
    if (edges != nullptr) path.sides = sides_of(*edges, at + ".edges");
    reader.require("edges");
    path.well = reader.boolean("well", false);
    const bool through = !json.is_object() || !json.contains("ends") || json["ends"].is_null();
    const string end = through ? "" : reader.text("ends");
    path.end = through ? PathEnd::None : end == "square" ? PathEnd::Square : PathEnd::Building;
    if (!through && end != "square" && end != "building") reader.fail("unknown end '" + end + "'", "ends");
    const int sides = std::popcount(path.sides);
    if (reader.ok() && (through ? sides < 2 : sides != 1))
      reader.fail("one side and an end, or two sides and more", "edges");
    if (path.end == PathEnd::Building) read_path_building(reader, path);
    reader_.adopt(reader);
    tile_.paths.push_back(path);
  }

  void read_path_building(JsonReader& reader, PathFact& path) {
    const Json* building = reader.object("building");
    if (building == nullptr) {
      reader.fail("missing", "building");
      return;
    }
    JsonReader inner(*building, reader.at("building"));
    inner.only({"kind", "edge"});
    const int kind = part_of(inner.text("kind"));
    if (kind != kTower && kind != kHouse) inner.fail("expected tower or house", "kind");
    path.building = static_cast<Part>(std::max(kind, 0));
    path.building_side = read_side(inner, "edge");
    reader.adopt(inner);
  }

  void read_courtyard(const Json& json, const string& at) {
    JsonReader reader(json, reader_.at(at));
    reader.only({"edges", "markets"});
    CourtyardFact courtyard;
    courtyard.markets = reader.integer("markets", 0, 0, kMaxMarkets);
    const Json* edges = reader.array("edges");
    reader.require("edges");
    for (std::size_t i = 0; edges != nullptr && i < edges->size(); ++i) {
      const Json& edge = (*edges)[i];
      unsigned halves = 0;
      if (const int side = side_of(edge); side >= 0) {
        courtyard.sides = static_cast<u8>(courtyard.sides | 1u << side);
        halves = halves_of_side(static_cast<unsigned>(side));
      } else if (edge.is_string()) {
        const auto* it =
            std::find(kHalfEdgeNames.begin(), kHalfEdgeNames.end(), edge.get_ref<const string&>());
        if (it != kHalfEdgeNames.end()) halves = 1u << (it - kHalfEdgeNames.begin());
      }
      if (halves == 0 || (courtyard.halves & halves) != 0)
        reader.fail("expected sides and half edges like [\"NL\", \"W\"]", "edges");
      courtyard.halves = static_cast<u8>(courtyard.halves | halves);
    }
    reader_.adopt(reader);
    tile_.courtyards.push_back(courtyard);
  }

  // Every side in exactly one part of its kind; at a path's side both halves in a courtyard each.
  void check_parts() {
    std::array<int, kSides> middle{};
    std::array<int, kHalfEdges> half{};
    const auto take = [&](unsigned sides, Part part) {
      for (unsigned side = 0; side < kSides; ++side) {
        if ((sides >> side & 1) == 0) continue;
        ++middle[side];
        if (tile_.edges[side] != part)
          reader_.fail("a part on a side of another kind", kSideLetters.substr(side, 1));
      }
    };
    for (const PathFact& path : tile_.paths) take(path.sides, kPath);
    for (const u8 sides : tile_.towers) take(sides, kTower);
    for (const u8 sides : tile_.houses) take(sides, kHouse);
    for (const CourtyardFact& courtyard : tile_.courtyards) {
      take(courtyard.sides, kCourtyard);
      for (unsigned h = 0; h < kHalfEdges; ++h) half[h] += courtyard.halves >> h & 1;
    }
    for (unsigned side = 0; side < kSides; ++side) {
      if (middle[side] != 1) reader_.fail("side not in exactly one part", kSideLetters.substr(side, 1));
      const bool walled = tile_.edges[side] == kTower || tile_.edges[side] == kHouse;
      for (unsigned h = 2 * side; h < 2 * side + 2; ++h) {
        if (half[h] != (walled ? 0 : 1))
          reader_.fail("half edge not in exactly one courtyard", kHalfEdgeNames[h]);
      }
    }
    for (const PathFact& path : tile_.paths) {
      if (path.end == PathEnd::Building && tile_.edges[path.building_side] != path.building)
        reader_.fail("a path ends in no such building", "paths");
    }
    const std::size_t parts =
        tile_.paths.size() + tile_.towers.size() + tile_.houses.size() + tile_.courtyards.size();
    if (parts > static_cast<std::size_t>(kMaxTileSegments)) reader_.fail("too many parts", "");
  }

  JsonReader reader_;
  TileFacts tile_;
};

}  // namespace

int part_of(string_view key) {
  const auto* it = std::find(kPartKeys.begin(), kPartKeys.end(), key);
  return it == kPartKeys.end() ? -1 : static_cast<int>(it - kPartKeys.begin());
}

u8 read_side(JsonReader& reader, const char* key) {
  const int side = side_of_letter(reader.text(key));
  if (side < 0) reader.fail("expected N, E, S or W", key);
  return static_cast<u8>(std::max(side, 0));
}

Result<TileFacts> read_tile(const Json& json, const string& where) { return TileReader(json, where).read(); }

}  // namespace bastide::castle
