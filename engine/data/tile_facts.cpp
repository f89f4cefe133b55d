#include "engine/data/tile_facts.h"

#include "engine/data/assets.h"
#include "engine/data/json.h"

#include <algorithm>
#include <bit>
#include <map>
#include <memory>

namespace bastide {
namespace {

using std::string;
using std::string_view;

// "NES" -> bits of the sides; -1 if a letter is no side or comes twice.
int parse_sides(string_view text) {
  int sides = 0;
  for (const char c : text) {
    const auto side = kSideLetters.find(c);
    if (side == string_view::npos || (sides >> side & 1) != 0) return -1;
    sides |= 1 << side;
  }
  return sides;
}

// "NL NR EL" -> bits of the half edges; -1 if a name is unknown or comes twice.
int parse_halves(string_view text) {
  int halves = 0;
  while (!text.empty()) {
    const string_view name = text.substr(0, text.find(' '));
    const auto* it = std::find(kHalfEdgeNames.begin(), kHalfEdgeNames.end(), name);
    if (it == kHalfEdgeNames.end()) return -1;
    const auto bit = 1 << (it - kHalfEdgeNames.begin());
    if ((halves & bit) != 0) return -1;
    halves |= bit;
    text.remove_prefix(std::min(text.size(), name.size() + 1));
  }
  return halves;
}

constexpr std::array<string_view, 4> kRoadEnds{"village", "trees", "cottage", "monastery"};

// The landscape's own ends, and cities by number; what else there is says the tile's marks.
bool parse_road_end(const string& text, const Marks& of_tile, RoadFact& road) {
  road.end = text;
  if (std::find(kRoadEnds.begin(), kRoadEnds.end(), text) != kRoadEnds.end()) return true;
  if (text.rfind("city:", 0) == 0 && text.size() == 6 && text[5] >= '0' && text[5] <= '9') {
    road.end = "city";
    road.city = text[5] - '0';
    return true;
  }
  return text != "city" && has_mark(of_tile, text);
}

constexpr std::size_t kLongestWord = 32;

bool is_key(string_view text) {
  return !text.empty() && text.size() <= kLongestWord &&
         text.find_first_not_of("abcdefghijklmnopqrstuvwxyz0123456789_") == string_view::npos;
}

// {"key": true, "key": 4, "key": "word"}
Marks read_marks(JsonReader& reader) {
  Marks marks;
  const Json* object = reader.object("marks");
  if (object == nullptr) return marks;
  for (const auto& [key, value] : object->items()) {
    MarkFact mark;
    mark.key = key;
    if (!is_key(key)) {
      reader.fail("a mark's key is a word of a-z, 0-9 and _", "marks");
    } else if (value.is_string()) {
      mark.value = *value.get_ptr<const string*>();
      if (mark.value.empty() || mark.value.size() > kLongestWord)
        reader.fail("expected a word of up to 32 letters", "marks." + key);
    } else if (const auto number = whole_number(value)) {
      if (*number < 1 || *number > 99) {
        reader.fail("must be from 1 to 99", "marks." + key);
      } else {
        mark.number = static_cast<int>(*number);
      }
    } else if (!value.is_boolean() || !value.get<bool>()) {
      reader.fail("expected true, a number or a word", "marks." + key);
    }
    marks.push_back(std::move(mark));
  }
  return marks;
}

class TileReader {
 public:
  TileReader(const Json& json, const string& where) : reader_(json, where) {}

  Result<TileFact> read() {
    reader_.only({"id", "count", "edges", "roads", "cities", "fields", "river", "monastery", "garden",
                  "start", "illustrations", "marks", "bridge", "river_shape", "road_stubs", "reconstructed",
                  "note"});
    tile_.id = reader_.text("id");
    if (tile_.id.empty()) reader_.fail("missing", "id");
    tile_.count = reader_.integer("count", 1, 1, 20);
    read_edges();
    read_whole_tile();
    each("roads", [&](const Json& j, const string& w) { read_road(j, w); });
    each("cities", [&](const Json& j, const string& w) { read_city(j, w); });
    each("fields", [&](const Json& j, const string& w) { read_field(j, w); });
    read_illustrations();
    if (reader_.ok()) check_segments();
    if (!reader_.ok()) return reader_.error();
    return tile_;
  }

 private:
  template <class Fn>
  void each(const char* key, Fn&& fn) {
    const Json* list = reader_.array(key);
    if (list == nullptr) return;
    for (std::size_t i = 0; i < list->size(); ++i)
      fn((*list)[i], reader_.at(key) + "[" + std::to_string(i) + "]");
  }

  void read_edges() {
    const string edges = reader_.text("edges");
    static constexpr string_view kLetters = "FCRV";
    for (unsigned side = 0; side < kSides; ++side) {
      const auto fact = side < edges.size() ? kLetters.find(edges[side]) : string_view::npos;
      if (fact == string_view::npos || edges.size() != kSides) {
        reader_.fail("expected four letters of FCRV", "edges");
        return;
      }
      tile_.edges[side] = static_cast<EdgeFact>(fact);
    }
  }

  u8 sides_of(JsonReader& reader) {
    const int sides = parse_sides(reader.text("edges"));
    if (sides <= 0) reader.fail("expected sides like \"NS\"", "edges");
    return static_cast<u8>(sides);
  }

  void read_road(const Json& json, const string& where) {
    JsonReader reader(json, where);
    reader.only({"edges", "end", "marks"});
    RoadFact road;
    road.sides = sides_of(reader);
    road.marks = read_marks(reader);
    const string end = reader.text("end");
    if (!end.empty() && !parse_road_end(end, tile_.marks, road))
      reader.fail("unknown road end '" + end + "'", "end");
    const int sides = std::popcount(road.sides);
    if (reader.ok() && (end.empty() ? sides != 2 : sides != 1))
      reader.fail("one side and an end, or two sides", "edges");
    reader_.adopt(reader);
    tile_.roads.push_back(std::move(road));
  }

  void read_city(const Json& json, const string& where) {
    JsonReader reader(json, where);
    reader.only({"edges", "coats_of_arms", "marks"});
    CityFact city;
    city.sides = sides_of(reader);
    city.coats_of_arms = reader.integer("coats_of_arms", 0, 0, 4);
    city.marks = read_marks(reader);
    reader_.adopt(reader);
    tile_.cities.push_back(std::move(city));
  }

  void read_field(const Json& json, const string& where) {
    JsonReader reader(json, where);
    reader.only({"halves", "cities"});
    FieldFact field;
    const int halves = parse_halves(reader.text("halves"));
    if (halves < 0) reader.fail("expected half edges like \"NL NR\"", "halves");
    field.halves = static_cast<u8>(halves);
    if (const Json* cities = reader.array("cities")) {
      for (const Json& index : *cities) {
        const std::int64_t number = whole_number(index).value_or(-1);
        if (number < 0 || number > 7) {
          reader.fail("expected indices of cities", "cities");
        } else {
          field.cities.push_back(static_cast<int>(number));
        }
      }
    }
    reader_.adopt(reader);
    tile_.fields.push_back(field);
  }

  void read_whole_tile() {
    tile_.marks = read_marks(reader_);
    tile_.monastery = reader_.boolean("monastery", false);
    tile_.garden = reader_.boolean("garden", false);
    tile_.start = reader_.boolean("start", false);
    const int river = parse_sides(reader_.text("river"));
    if (river < 0) reader_.fail("expected sides like \"EW\"", "river");
    tile_.river = static_cast<u8>(river);
    tile_.river_shape = reader_.text("river_shape");
    static constexpr std::array<string_view, 5> kBridges{"", "road_over_road", "road_over_river",
                                                         "road_over_city", "city_over_city"};
    const string bridge = reader_.text("bridge");
    const auto* it = std::find(kBridges.begin(), kBridges.end(), bridge);
    if (it == kBridges.end()) {
      reader_.fail("unknown value '" + bridge + "'", "bridge");
    } else {
      tile_.bridge = static_cast<Bridge>(it - kBridges.begin());
    }
    each("road_stubs", [&](const Json& stub, const string&) {
      if (stub.is_string()) tile_.road_stubs.push_back(stub.get<string>());
    });
  }

  void read_illustrations() {
    const Json* copies = reader_.array("illustrations");
    if (copies == nullptr) return;
    for (const Json& copy : *copies) {
      auto& names = tile_.illustrations.emplace_back();
      if (!copy.is_array()) {
        reader_.fail("expected a list for each copy", "illustrations");
        return;
      }
      for (const Json& name : copy) {
        if (name.is_string()) names.push_back(name.get<string>());
      }
    }
    if (tile_.illustrations.size() != static_cast<std::size_t>(tile_.count)) {
      reader_.fail("one list for each copy", "illustrations");
    }
  }

  // Every edge and half edge in exactly one segment, of the kind the edge says.
  void check_segments() {
    std::array<int, kSides> middle{};
    std::array<int, kHalfEdges> half{};
    const auto count_sides = [&](u8 sides, EdgeFact kind) {
      for (unsigned side = 0; side < kSides; ++side) {
        if ((sides >> side & 1) == 0) continue;
        ++middle[side];
        if (tile_.edges[side] != kind)
          reader_.fail("a segment on a side of another kind", kSideLetters.substr(side, 1));
      }
    };
    for (const RoadFact& road : tile_.roads) count_sides(road.sides, EdgeFact::Road);
    for (const CityFact& city : tile_.cities) count_sides(city.sides, EdgeFact::City);
    count_sides(tile_.river, EdgeFact::River);
    for (const FieldFact& field : tile_.fields) {
      for (unsigned h = 0; h < kHalfEdges; ++h) half[h] += field.halves >> h & 1;
      for (const int city : field.cities) {
        if (city >= static_cast<int>(tile_.cities.size())) reader_.fail("no such city", "fields");
      }
    }
    for (const RoadFact& road : tile_.roads) {
      if (road.city >= static_cast<int>(tile_.cities.size())) reader_.fail("no such city", "roads");
    }
    for (unsigned side = 0; side < kSides; ++side) {
      const bool plain = tile_.edges[side] == EdgeFact::Field;
      const bool city = tile_.edges[side] == EdgeFact::City;
      if (middle[side] != (plain ? 0 : 1))
        reader_.fail("side not in exactly one segment", kSideLetters.substr(side, 1));
      for (unsigned h = 2 * side; h < 2 * side + 2; ++h) {
        if (half[h] != (city ? 0 : 1)) reader_.fail("half edge not in exactly one field", kHalfEdgeNames[h]);
      }
    }
    const std::size_t segments = tile_.roads.size() + tile_.cities.size() + tile_.fields.size() +
                                 (tile_.monastery ? 1u : 0u) + (tile_.garden ? 1u : 0u) +
                                 (tile_.river != 0 ? 1u : 0u);
    if (segments > static_cast<std::size_t>(kMaxTileSegments)) reader_.fail("too many segments", "");
  }

  JsonReader reader_;
  TileFact tile_;
};

}  // namespace

const MarkFact* find_mark(const Marks& marks, string_view key) {
  for (const MarkFact& mark : marks) {
    if (mark.key == key) return &mark;
  }
  return nullptr;
}

std::vector<PlacedMark> all_marks(const TileSetFacts& set) {
  std::vector<PlacedMark> all;
  for (const TileFact& tile : set.tiles) {
    const auto add = [&](MarkPlace place, const Marks& marks) {
      for (const MarkFact& mark : marks) all.push_back({place, &tile, &mark});
    };
    add(MarkPlace::Tile, tile.marks);
    for (const RoadFact& road : tile.roads) add(MarkPlace::Road, road.marks);
    for (const CityFact& city : tile.cities) add(MarkPlace::City, city.marks);
  }
  return all;
}

Result<TileSetFacts> parse_tile_set(string_view text, string_view name) {
  Result<Json> json = parse_json(text, name);
  if (!json) return json.error();
  JsonReader reader(*json, string(name));
  reader.only({"expansion", "edition", "title", "total", "tiles"});
  TileSetFacts set;
  set.expansion = reader.text("expansion");
  set.edition = reader.text("edition");
  set.title = reader.text("title");
  const int total = reader.integer("total", 0, 1, kMaxTiles);
  const Json* tiles = reader.array("tiles");
  reader.require("total");
  reader.require("tiles");
  if (!reader.ok()) return reader.error();
  int count = 0;
  for (std::size_t i = 0; i < tiles->size(); ++i) {
    Result<TileFact> tile =
        TileReader((*tiles)[i], string(name) + ".tiles[" + std::to_string(i) + "]").read();
    if (!tile) return tile.error();
    for (const TileFact& other : set.tiles) {
      if (other.id == tile->id) reader.fail("two tiles '" + tile->id + "'", "tiles");
    }
    count += tile->count;
    set.tiles.push_back(*tile);
  }
  if (count != total) reader.fail("counts add up to " + std::to_string(count), "total");
  if (!reader.ok()) return reader.error();
  return set;
}

Result<const TileSetFacts*> tile_set(string_view name) {
  static std::map<string, std::unique_ptr<TileSetFacts>, std::less<>> loaded;
  const auto known = loaded.find(name);
  if (known != loaded.end()) return known->second.get();
  for (const assets::File& file : assets::tile_files()) {
    if (file.name != name) continue;
    Result<TileSetFacts> set = parse_tile_set(file.text, name);
    if (!set) return set.error();
    auto& slot = loaded[string(name)];
    slot = std::make_unique<TileSetFacts>(std::move(*set));
    return slot.get();
  }
  return Error{"no such tile set", string(name), "unknown_set"};
}

}  // namespace bastide
