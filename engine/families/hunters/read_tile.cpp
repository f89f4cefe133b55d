#include "engine/families/hunters/read_tile.h"

#include "engine/data/tile_edges.h"

#include <algorithm>
#include <bit>

namespace bastide::hunters {
namespace {

using std::string;
using std::string_view;

constexpr int kMostFish = 9;
constexpr int kMostAnimals = 9;  // of a kind in one meadow

class ZoneReader {
 public:
  ZoneReader(const Json& json, const string& where, TileFacts& tile) : reader_(json, where), tile_(tile) {}

  std::optional<Error> read() {
    read_edges();
    const Json* zones = reader_.array("zones");
    reader_.require("zones");
    // lakes first: rivers name them
    for (const bool lakes : {true, false}) {
      for (std::size_t i = 0; zones != nullptr && i < zones->size() && reader_.ok(); ++i)
        read_zone((*zones)[i], "zones[" + std::to_string(i) + "]", lakes);
    }
    if (reader_.ok()) check_zones();
    if (reader_.ok()) return std::nullopt;
    return reader_.error();
  }

 private:
  void read_edges() {
    for_each_edge(reader_, [&](JsonReader& edges, unsigned side, const string& key) {
      const string letter = edges.text(key.c_str());
      const auto at = letter.size() == 1 ? kEdgeLetters.find(letter[0]) : string_view::npos;
      if (at == string_view::npos)
        edges.fail("expected M, F or R", key);
      else
        tile_.edges[side] = static_cast<Edge>(at);
    });
  }

  void read_zone(const Json& json, const string& at, bool lakes) {
    JsonReader reader(json, reader_.at(at));
    const string type = reader.text("type");
    if ((type == "lake") == lakes) {
      if (lakes)
        read_lake(reader, json);
      else if (type == "forest")
        read_forest(reader);
      else if (type == "river")
        read_river(reader, json);
      else if (type == "meadow")
        read_meadow(reader, json);
      else
        reader.fail("expected forest, river, meadow or lake", "type");
    }
    reader_.adopt(reader);
  }

  void read_forest(JsonReader& reader) {
    reader.only({"id", "type", "halves", "nugget", "mushrooms"});
    ForestFact forest;
    const unsigned halves = halves_of(reader);
    for (unsigned side = 0; side < kSides; ++side) {
      const unsigned both = halves >> (2 * side) & 3;
      if (both == 3) forest.sides = static_cast<u8>(forest.sides | 1u << side);
      if (both == 1 || both == 2) reader.fail("a forest has whole sides", "halves");
    }
    forest.nugget = reader.boolean("nugget", false);
    forest.mushrooms = reader.integer("mushrooms", 0, 0, kMostFish);
    tile_.forests.push_back(forest);
  }

  void read_river(JsonReader& reader, const Json& json) {
    reader.only({"id", "type", "mouths", "fish", "lake", "spring"});
    RiverFact river;
    const Json* mouths = reader.array("mouths");
    reader.require("mouths");
    for (std::size_t i = 0; mouths != nullptr && i < mouths->size(); ++i) {
      const Json& mouth = (*mouths)[i];
      const int side = mouth.is_string() ? side_of_letter(mouth.get_ref<const string&>()) : -1;
      if (side < 0 || (river.sides >> side & 1) != 0) {
        reader.fail("expected sides like [\"N\", \"S\"]", "mouths");
        break;
      }
      river.sides = static_cast<u8>(river.sides | 1u << side);
    }
    river.fish = reader.integer("fish", 0, 0, kMostFish);
    river.spring = reader.boolean("spring", false);
    if (reader.ok() && has(json, "lake")) {
      const string lake = reader.text("lake");
      const auto it = std::find(lakes_.begin(), lakes_.end(), lake);
      if (it == lakes_.end())
        reader.fail("no such lake", "lake");
      else
        river.lake = static_cast<int>(it - lakes_.begin());
    }
    // HG-20: two ends, each a side, a lake or a spring
    const int ends = std::popcount(river.sides) + (river.lake >= 0 ? 1 : 0) + (river.spring ? 1 : 0);
    if (reader.ok() && (river.sides == 0 || ends != 2)) reader.fail("a river has two ends", "mouths");
    tile_.rivers.push_back(river);
  }

  void read_meadow(JsonReader& reader, const Json& json) {
    reader.only({"id", "type", "halves", "animals", "power"});
    MeadowFact meadow;
    meadow.halves = static_cast<u8>(halves_of(reader));
    if (const Json* animals = reader.array("animals")) {
      for (const Json& animal : *animals) {
        const auto* it = std::find(kAnimalKeys.begin(), kAnimalKeys.end(),
                                   animal.is_string() ? string_view(animal.get_ref<const string&>()) : "");
        if (it == kAnimalKeys.end() ||
            meadow.animals[static_cast<u8>(it - kAnimalKeys.begin())] == kMostAnimals) {
          reader.fail("expected a few of deer, mammoth, aurochs, tiger, bear", "animals");
          break;
        }
        ++meadow.animals[static_cast<u8>(it - kAnimalKeys.begin())];
      }
    }
    meadow.power = power_of(reader, json);
    if (meadow.power == Power::Logboat || meadow.power == Power::Raft)
      reader.fail("a power of lakes", "power");
    tile_.meadows.push_back(meadow);
  }

  void read_lake(JsonReader& reader, const Json& json) {
    reader.only({"id", "type", "fish", "power"});
    LakeFact lake;
    lake.fish = reader.integer("fish", 0, 0, kMostFish);
    lake.power = power_of(reader, json);
    if (lake.power != Power::None && lake.power != Power::Logboat && lake.power != Power::Raft)
      reader.fail("a power of meadows", "power");
    const string id = reader.text("id");
    if (id.empty() || std::find(lakes_.begin(), lakes_.end(), id) != lakes_.end())
      reader.fail("expected a name of its own", "id");
    lakes_.push_back(id);
    tile_.lakes.push_back(lake);
  }

  // A list of half edges like ["N0", "W1"], each once.
  static unsigned halves_of(JsonReader& reader) {
    unsigned halves = 0;
    const Json* list = reader.array("halves");
    reader.require("halves");
    for (std::size_t i = 0; list != nullptr && i < list->size(); ++i) {
      const string name = (*list)[i].is_string() ? (*list)[i].get<string>() : "";
      const int side = name.size() == 2 ? side_of_letter(string_view(name).substr(0, 1)) : -1;
      const bool good = side >= 0 && (name[1] == '0' || name[1] == '1');
      const unsigned bit = good ? 1u << (2 * side + (name[1] == '1' ? 1 : 0)) : 0;
      if (!good || (halves & bit) != 0) {
        reader.fail("expected half edges like [\"N0\", \"W1\"]", "halves");
        break;
      }
      halves |= bit;
    }
    return halves;
  }

  static bool has(const Json& json, const char* key) {
    return json.is_object() && json.contains(key) && !json[key].is_null();
  }

  static Power power_of(JsonReader& reader, const Json& json) {
    if (!has(json, "power")) return Power::None;
    const string key = reader.text("power");
    const auto* it = std::find(kPowerKeys.begin() + 1, kPowerKeys.end(), key);
    if (it != kPowerKeys.end()) return static_cast<Power>(it - kPowerKeys.begin());
    reader.fail("unknown power '" + key + "'", "power");
    return Power::None;
  }

  // Every side in exactly one forest or river of its kind; every other half edge in exactly one meadow.
  void check_zones() {
    std::array<int, kSides> middle{};
    std::array<int, kHalfEdges> half{};
    const auto take = [&](unsigned sides, Edge edge) {
      for (unsigned side = 0; side < kSides; ++side) {
        if ((sides >> side & 1) == 0) continue;
        ++middle[side];
        if (tile_.edges[side] != edge)
          reader_.fail("a zone on a side of another kind", kSideLetters.substr(side, 1));
      }
    };
    std::size_t waters = tile_.lakes.size();
    for (const ForestFact& forest : tile_.forests) take(forest.sides, kForestEdge);
    for (const RiverFact& river : tile_.rivers) {
      take(river.sides, kRiverEdge);
      waters += river.lake < 0 ? 1 : 0;
    }
    for (const MeadowFact& meadow : tile_.meadows) {
      for (unsigned h = 0; h < kHalfEdges; ++h) half[h] += meadow.halves >> h & 1;
    }
    for (unsigned side = 0; side < kSides; ++side) {
      if (middle[side] != (tile_.edges[side] == kMeadowEdge ? 0 : 1))
        reader_.fail("side not in exactly one zone", kSideLetters.substr(side, 1));
      for (unsigned h = 2 * side; h < 2 * side + 2; ++h) {
        if (half[h] != (tile_.edges[side] == kForestEdge ? 0 : 1))
          reader_.fail("half edge not in exactly one meadow", kHalfEdgeNames[h]);
      }
    }
    if (tile_.forests.size() + tile_.rivers.size() + tile_.meadows.size() + waters >
        static_cast<std::size_t>(kMaxTileSegments))
      reader_.fail("too many zones", "zones");
  }

  JsonReader reader_;
  TileFacts& tile_;
  std::vector<string> lakes_;
};

}  // namespace

std::optional<Error> read_zones(const Json& json, const string& where, TileFacts& tile) {
  return ZoneReader(json, where, tile).read();
}

}  // namespace bastide::hunters
