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

bool parse_road_end(const string& text, RoadFact& road) {
  static constexpr std::array<std::pair<string_view, RoadEnd>, 6> kEnds{
      {{"village", RoadEnd::Village},
       {"trees", RoadEnd::Trees},
       {"cottage", RoadEnd::Cottage},
       {"monastery", RoadEnd::Monastery},
       {"ferry_lake", RoadEnd::FerryLake},
       {"crop_circle", RoadEnd::CropCircle}}};
  for (const auto& [key, end] : kEnds) {
    if (text == key) {
      road.end = end;
      return true;
    }
  }
  if (text.rfind("city:", 0) == 0 && text.size() == 6 && text[5] >= '0' && text[5] <= '9') {
    road.end = RoadEnd::City;
    road.city = text[5] - '0';
    return true;
  }
  return false;
}

class TileReader {
 public:
  TileReader(const Json& json, string where) : where_(std::move(where)), reader_(json, where_) {}

  Result<TileFact> read() {
    reader_.only({"id",
                  "count",
                  "edges",
                  "roads",
                  "cities",
                  "fields",
                  "river",
                  "monastery",
                  "garden",
                  "start",
                  "illustrations",
                  "river_role",
                  "bridge",
                  "crop_circle",
                  "flying_machine",
                  "river_shape",
                  "ferry_lake",
                  "gold",
                  "magic",
                  "robber",
                  "tower_site",
                  "tower_tile",
                  "thief",
                  "road_stubs",
                  "reconstructed",
                  "note"});
    tile_.id = reader_.text("id");
    if (tile_.id.empty()) reader_.fail("missing", "id");
    tile_.count = reader_.integer("count", 1, 1, 20);
    read_edges();
    each("roads", [&](const Json& j, const string& w) { read_road(j, w); });
    each("cities", [&](const Json& j, const string& w) { read_city(j, w); });
    each("fields", [&](const Json& j, const string& w) { read_field(j, w); });
    const int river = parse_sides(reader_.text("river"));
    if (river < 0) reader_.fail("expected sides like \"EW\"", "river");
    tile_.river = static_cast<u8>(river);
    read_marks();
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
      fn((*list)[i], where_ + "." + key + "[" + std::to_string(i) + "]");
  }

  // Carries an inner reader's problem over.
  void adopt(const JsonReader& inner) {
    if (!inner.ok()) reader_.fail(inner.error().text(), "");
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
    reader.only({"edges", "end", "inn"});
    RoadFact road;
    road.sides = sides_of(reader);
    road.inn = reader.boolean("inn", false);
    const string end = reader.text("end");
    if (!end.empty() && !parse_road_end(end, road)) reader.fail("unknown road end '" + end + "'", "end");
    const int sides = std::popcount(road.sides);
    if (reader.ok() && (end.empty() ? sides != 2 : sides != 1))
      reader.fail("one side and an end, or two sides", "edges");
    adopt(reader);
    tile_.roads.push_back(road);
  }

  void read_city(const Json& json, const string& where) {
    JsonReader reader(json, where);
    reader.only({"edges", "pennants", "cathedral", "goods"});
    CityFact city;
    city.sides = sides_of(reader);
    city.pennants = reader.integer("pennants", 0, 0, 4);
    city.cathedral = reader.boolean("cathedral", false);
    const string goods = reader.text("goods");
    static constexpr std::array<string_view, 4> kGoods = {"", "wine", "grain", "cloth"};
    const auto* it = std::find(kGoods.begin(), kGoods.end(), goods);
    if (it == kGoods.end()) {
      reader.fail("unknown goods '" + goods + "'", "goods");
    } else {
      city.goods = static_cast<Goods>(it - kGoods.begin());
    }
    adopt(reader);
    tile_.cities.push_back(city);
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
        const auto number = index.is_number_integer() ? index.get<std::int64_t>() : -1;
        if (number < 0 || number > 7) {
          reader.fail("expected indices of cities", "cities");
        } else {
          field.cities.push_back(static_cast<int>(number));
        }
      }
    }
    adopt(reader);
    tile_.fields.push_back(field);
  }

  template <class Enum, std::size_t N>
  Enum choice(const char* key, const std::array<string_view, N>& keys) {
    const string text = reader_.text(key);
    const auto* it = std::find(keys.begin(), keys.end(), text);
    if (it == keys.end()) {
      reader_.fail("unknown value '" + text + "'", key);
      return Enum{};
    }
    return static_cast<Enum>(it - keys.begin());
  }

  void read_marks() {
    tile_.monastery = reader_.boolean("monastery", false);
    tile_.garden = reader_.boolean("garden", false);
    tile_.start = reader_.boolean("start", false);
    tile_.river_role = choice<RiverRole>("river_role", std::array<string_view, 3>{"", "spring", "lake"});
    tile_.bridge =
        choice<Bridge>("bridge", std::array<string_view, 5>{"", "road_over_road", "road_over_river",
                                                            "road_over_city", "city_over_city"});
    tile_.crop_circle =
        choice<CropCircle>("crop_circle", std::array<string_view, 4>{"", "club", "fork", "shield"});
    tile_.flying_machine = reader_.text("flying_machine");
    tile_.river_shape = reader_.text("river_shape");
    tile_.ferry_lake = reader_.boolean("ferry_lake", false);
    tile_.gold = reader_.boolean("gold", false);
    tile_.magic = reader_.boolean("magic", false);
    tile_.robber = reader_.boolean("robber", false);
    tile_.tower_site = reader_.boolean("tower_site", false);
    tile_.tower_tile = reader_.boolean("tower_tile", false);
    tile_.thief = reader_.integer("thief", 0, 0, 9);
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

  string where_;
  JsonReader reader_;
  TileFact tile_;
};

}  // namespace

Result<TileSetFacts> parse_tile_set(string_view text, string_view name) {
  Result<Json> json = parse_json(text, name);
  if (!json) return json.error();
  JsonReader reader(*json, string(name));
  reader.only({"room", "edition", "title", "total", "tiles"});
  TileSetFacts set;
  set.room = reader.text("room");
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
