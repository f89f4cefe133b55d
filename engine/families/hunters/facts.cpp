#include "engine/families/hunters/facts.h"

#include "engine/data/game_facts.h"
#include "engine/families/hunters/read_tile.h"

#include <algorithm>

namespace bastide::hunters {
namespace {

using std::string;
using std::string_view;

constexpr std::size_t kMaxId = 16;
constexpr std::array<string_view, 4> kKindKeys = {"normal", "start", "bonus", "scout"};

class FactsReader {
 public:
  FactsReader(const Json& json, string_view name) : name_(name), reader_(json, name_) {}

  Result<Facts> read() {
    reader_.only({"format", "conventions", "editions", "tiles_2002", "tiles_2020", "scout"});
    for (const char* key : {"editions", "tiles_2002", "tiles_2020", "scout"}) reader_.require(key);
    if (reader_.integer("format", 0, 0, 1 << 20) != 1) reader_.fail("expected 1", "format");
    read_editions();
    for (unsigned e = 0; e < kEditions && reader_.ok(); ++e) {
      EditionFacts& edition = facts_.editions[e];
      const string key = "tiles_" + string(kEditionKeys[e]);
      const Json* list = reader_.array(key.c_str());
      for (std::size_t i = 0; list != nullptr && i < list->size() && reader_.ok(); ++i)
        read_tile((*list)[i], key + "[" + std::to_string(i) + "]", edition);
      if (reader_.ok()) check_counts(edition, key);
    }
    if (reader_.ok()) read_scout();
    if (!reader_.ok()) return reader_.error();
    return std::move(facts_);
  }

 private:
  void read_editions() {
    const Json* editions = reader_.object("editions");
    if (editions == nullptr || !reader_.ok()) return;
    JsonReader reader(*editions, reader_.at("editions"));
    reader.only(kEditionKeys);
    for (unsigned e = 0; e < kEditions && reader.ok(); ++e) {
      const string key(kEditionKeys[e]);
      if (const Json* json = reader.object(key.c_str()))
        read_edition(*json, "editions." + key, facts_.editions[e]);
      else
        reader.fail("missing", key);
    }
    reader_.adopt(reader);
  }

  void read_edition(const Json& json, const string& place, EditionFacts& edition) {
    JsonReader reader(json, reader_.at(place));
    reader.only({"tiles", "land", "bonus", "tribe_members", "huts", "points"});
    edition.land = reader.integer("land", 0, 2, kMaxTiles);
    edition.bonus = reader.integer("bonus", 0, 0, kMaxTiles);
    edition.members = reader.integer("tribe_members", 0, 1, 12);
    edition.huts = reader.integer("huts", 0, 0, 12);
    for (const char* key : {"land", "tribe_members", "huts", "points"}) reader.require(key);
    if (edition.land + edition.bonus > kMaxDesigns - kScoutTiles) reader.fail("too many tiles", "land");
    const Json* points = reader.object("points");
    if (points != nullptr && reader.ok()) read_points(*points, place + ".points", edition.points);
    reader_.adopt(reader);
  }

  void read_points(const Json& json, const string& place, PointFacts& points) {
    JsonReader reader(json, reader_.at(place));
    reader.only({"forest_tile", "mushrooms", "nugget", "river_tile", "river_fish", "system_fish", "mammoth",
                 "aurochs", "deer", "logboat_lake", "raft_lake"});
    const auto number = [&](const char* key) { return reader.integer(key, 0, 0, 9); };
    points.forest_tile = number("forest_tile");
    points.mushrooms = number("mushrooms");
    points.nugget = number("nugget");
    points.river_tile = number("river_tile");
    points.river_fish = number("river_fish");
    points.system_fish = number("system_fish");
    for (const Animal animal : {kDeer, kMammoth, kAurochs})
      points.animals[animal] = number(string(kAnimalKeys[animal]).c_str());
    points.logboat_lake = number("logboat_lake");
    points.raft_lake = number("raft_lake");
    reader_.adopt(reader);
  }

  void read_tile(const Json& json, const string& place, EditionFacts& edition) {
    JsonReader reader(json, reader_.at(place));
    reader.only({"id", "kind", "count", "edges", "zones", "evidence"});
    TileFacts tile;
    tile.id = reader.text("id", "", kMaxId);
    const string kind = reader.text("kind");
    const auto* it = std::find(kKindKeys.begin(), kKindKeys.end(), kind);
    if (it == kKindKeys.end() || kind == "scout") reader.fail("expected normal, start or bonus", "kind");
    if (it != kKindKeys.end()) tile.kind = static_cast<TileKind>(it - kKindKeys.begin());
    if (reader.integer("count", 1, 0, 99) != 1) reader.fail("expected 1", "count");
    check_id(reader, tile.id);
    reader_.adopt(reader);
    add(json, place, std::move(tile), edition.tiles);
  }

  void add(const Json& json, const string& place, TileFacts tile, std::vector<TileFacts>& tiles) {
    if (!reader_.ok()) return;
    if (const auto problem = read_zones(json, reader_.at(place), tile)) reader_.adopt(*problem);
    tiles.push_back(std::move(tile));
  }

  void check_id(JsonReader& reader, const string& id) {
    if (id.empty()) reader.fail("missing", "id");
    if (std::find(ids_.begin(), ids_.end(), id) != ids_.end()) reader.fail("two of '" + id + "'", "id");
    ids_.push_back(id);
  }

  void check_counts(const EditionFacts& edition, const string& key) {
    const auto of = [&](TileKind kind) {
      return std::count_if(edition.tiles.begin(), edition.tiles.end(),
                           [&](const TileFacts& tile) { return tile.kind == kind; });
    };
    if (of(TileKind::Start) != 1) reader_.fail("expected one start tile", key);
    if (of(TileKind::Land) + of(TileKind::Start) != edition.land)
      reader_.fail("not as many tiles of land as the edition says", key);
    if (of(TileKind::Bonus) != edition.bonus)
      reader_.fail("not as many bonus tiles as the edition says", key);
    for (const TileFacts& tile : edition.tiles) {  // what counts at the end is kept once (hunters.h: Memory)
      for (const MeadowFact& meadow : tile.meadows) note_power(meadow.power, key);
      for (const LakeFact& lake : tile.lakes) note_power(lake.power, key);
    }
    powers_ = 0;
  }

  void note_power(Power power, const string& key) {
    const unsigned bit = 1u << static_cast<unsigned>(power);
    if (power != Power::None && (powers_ & bit) != 0) reader_.fail("a power twice", key);
    powers_ |= bit;
  }

  void read_scout() {
    const Json* scout = reader_.object("scout");
    if (scout == nullptr) return;
    JsonReader reader(*scout, reader_.at("scout"));
    reader.only({"format", "set", "rules", "tiles"});
    const Json* tiles = reader.array("tiles");
    if (tiles == nullptr || tiles->size() != kScoutTiles) reader.fail("expected five tiles", "tiles");
    for (std::size_t i = 0; reader.ok() && reader_.ok() && i < kScoutTiles; ++i)
      read_scout_tile((*tiles)[i], "scout.tiles[" + std::to_string(i) + "]", i);
    reader_.adopt(reader);
  }

  void read_scout_tile(const Json& json, const string& place, std::size_t number) {
    JsonReader reader(json, reader_.at(place));
    reader.only({"id", "name_en", "name_cs", "placed", "figure", "certain", "inferred", "conflict",
                 "proposed", "geometry"});
    TileFacts tile;
    tile.id = reader.text("id", "", kMaxId);
    tile.kind = TileKind::Scout;
    if (reader.ok() && tile.id != "SC-" + string(kScoutKeys[number]))
      reader.fail("expected the tiles in their order", "id");
    const bool placed = number != kShamanTile;
    if (reader.boolean("placed", !placed) != placed) reader.fail("all but the shaman are", "placed");
    const Json* proposed = reader.object("proposed");
    if (placed && proposed == nullptr) reader.fail("missing", "proposed");
    if (reader.ok()) check_id(reader, tile.id);
    reader_.adopt(reader);
    if (!placed || !reader_.ok()) return;
    JsonReader shape(*proposed, reader_.at(place + ".proposed"));
    shape.only({"edges", "zones"});
    reader_.adopt(shape);
    add(*proposed, place + ".proposed", std::move(tile), facts_.scout);
    if (reader_.ok() && !holds_its_figure(facts_.scout.back(), number))
      reader_.fail("no place for its figure", place + ".proposed");
  }

  // SCOUT-04 to SCOUT-07.
  static bool holds_its_figure(const TileFacts& tile, std::size_t number) {
    switch (number) {
      case kScoutTile: return tile.forests.size() == 1;
      case kFootbridge: return tile.meadows.size() == 2;
      case kFerryman: return tile.rivers.size() == 1;
      default: return tile.meadows.size() == 1;
    }
  }

  string name_;
  JsonReader reader_;
  Facts facts_;
  std::vector<string> ids_;
  unsigned powers_ = 0;
};

}  // namespace

Result<Facts> parse_facts(string_view text, string_view name) {
  const Result<Json> json = parse_json(text, name);
  if (!json) return json.error();
  return FactsReader(*json, name).read();
}

Result<const Facts*> facts() { return kept_facts("hunters", parse_facts); }

}  // namespace bastide::hunters
