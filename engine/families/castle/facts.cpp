#include "engine/families/castle/facts.h"

#include "engine/data/game_facts.h"
#include "engine/data/json.h"
#include "engine/families/castle/read_tile.h"

#include <algorithm>
#include <optional>
#include <utility>

namespace bastide::castle {
namespace {

using std::string;
using std::string_view;

constexpr int kMaxSpan = 32;  // of the box, in cells
constexpr int kMaxSpaces = 200;

class FactsReader {
 public:
  FactsReader(const Json& json, string_view name) : name_(name), reader_(json, name_) {}

  Result<Facts> read() {
    reader_.only({"game", "version", "status", "conventions", "counts", "scoring", "interior", "wall",
                  "start_fields", "tokens", "tiles"});
    for (const char* key : {"counts", "interior", "wall", "start_fields", "tokens", "tiles"})
      reader_.require(key);
    if (reader_.integer("version", 0, 0, 1 << 20) != 1) reader_.fail("expected 1", "version");
    in("interior", [&](JsonReader& interior) { read_interior(interior); });
    in("wall", [&](JsonReader& wall) { read_wall(wall); });
    each(reader_, name_, "start_fields", [&](const Json& j, const string& w) { read_start_field(j, w); });
    each(reader_, name_, "tokens", [&](const Json& j, const string& w) { read_token(j, w); });
    each(reader_, name_, "tiles", [&](const Json& j, const string& w) { read_one_tile(j, w); });
    in("counts", [&](JsonReader& counts) { check_counts(counts); });
    if (!reader_.ok()) return reader_.error();
    return std::move(facts_);
  }

 private:
  template <class Fn>
  void in(const char* key, Fn&& fn) {
    const Json* object = reader_.object(key);
    if (object == nullptr || !reader_.ok()) return;
    JsonReader reader(*object, name_ + "." + key);
    fn(reader);
    reader_.adopt(reader);
  }

  // Calls fn(element, where) for each element of a list, until something is wrong.
  template <class Fn>
  void each(JsonReader& reader, const string& where, const char* key, Fn&& fn) {
    const Json* list = reader.array(key);
    for (std::size_t i = 0; list != nullptr && i < list->size() && reader_.ok() && reader.ok(); ++i)
      fn((*list)[i], where + "." + key + "[" + std::to_string(i) + "]");
  }

  void read_interior(JsonReader& interior) {
    interior.only({"width", "height", "rows"});
    facts_.width = interior.integer("width", 0, 1, kMaxSpan);
    facts_.height = interior.integer("height", 0, 1, kMaxSpan);
    const Json* rows = interior.array("rows");
    if (rows == nullptr || rows->size() != static_cast<std::size_t>(facts_.height)) {
      interior.fail("expected as many rows as the height says", "rows");
      return;
    }
    for (int y = 0; y < facts_.height; ++y) {
      const Json& row = (*rows)[static_cast<std::size_t>(y)];
      const string text = row.is_string() ? row.get<string>() : "";
      if (text.size() != static_cast<std::size_t>(facts_.width) ||
          text.find_first_not_of("#.") != string::npos) {
        interior.fail("expected # and . as many as the width says", "rows[" + std::to_string(y) + "]");
        return;
      }
      for (int x = 0; x < facts_.width; ++x) {
        if (text[static_cast<std::size_t>(x)] == '#')
          facts_.cells.push_back({static_cast<i8>(x), static_cast<i8>(y)});
      }
    }
  }

  void read_wall(JsonReader& wall) {
    wall.only({"direction", "towers", "runs", "track", "pieces", "joints", "gates_falcon"});
    wall.require("towers");
    wall.require("track");
    const string where = name_ + ".wall";
    each(wall, where, "towers", [&](const Json& j, const string& w) { read_tower(j, w); });
    each(wall, where, "track", [&](const Json& j, const string& w) { read_space(j, w); });
    check_track(wall);
  }

  void read_tower(const Json& json, const string& where) {
    JsonReader reader(json, where);
    reader.only({"id", "numbers", "corner", "vertex", "centre", "token"});
    const auto id = static_cast<int>(facts_.towers.size());
    CornerTower tower;
    if (reader.integer("id", -1, 0, kMaxTowers) != id) reader.fail("towers are numbered from 0 on", "id");
    if (id >= kMaxTowers) reader.fail("too many corner towers", "id");
    const Point numbers = pair_of(reader, "numbers", 0, kMaxSpaces, true);
    if (numbers.y != numbers.x + 1) reader.fail("expected two numbers that follow each other", "numbers");
    tower.first = static_cast<int>(numbers.x);
    const Point vertex = pair_of(reader, "vertex", 0, kMaxSpan, true);
    tower.vertex = {static_cast<i8>(vertex.x), static_cast<i8>(vertex.y)};
    tower.centre = pair_of(reader, "centre", -1, kMaxSpan + 1);
    const string corner = reader.text("corner");
    if (corner != "convex" && corner != "reflex") reader.fail("expected convex or reflex", "corner");
    tower.convex = corner == "convex";
    tower.token = reader.boolean("token", true);
    reader_.adopt(reader);
    facts_.towers.push_back(tower);
  }

  void read_space(const Json& json, const string& where) {
    JsonReader reader(json, where);
    reader.only({"n", "kind", "tower", "side", "centre", "width", "cell"});
    const auto number = static_cast<int>(facts_.track.size());
    Space space;
    if (reader.integer("n", -1, 0, kMaxSpaces - 1) != number)
      reader.fail("spaces are numbered from 0 on", "n");
    const string kind = reader.text("kind");
    if (kind == "tower") {
      space.tower = reader.integer("tower", -1, 0, kMaxTowers - 1);
      const auto tower = static_cast<std::size_t>(space.tower);
      if (space.tower < 0 || tower >= facts_.towers.size()) {
        reader.fail("no such corner tower", "tower");
      } else {
        const int first = facts_.towers[tower].first;
        if (number != first && number != first + 1) reader.fail("not a number of that corner tower", "tower");
      }
    } else if (kind == "space") {
      space.side = read_side(reader, "side");
      space.cell = read_cell(reader);
      space.centre = pair_of(reader, "centre", -1, kMaxSpan + 1);
      space.width = reader.number("width", -1, 0.1, 2);
      reader.require("width");
    } else {
      reader.fail("expected tower or space", "kind");
    }
    reader_.adopt(reader);
    facts_.track.push_back(space);
  }

  // Every corner tower has its two spaces.
  void check_track(JsonReader& wall) {
    for (std::size_t i = 0; i < facts_.towers.size() && wall.ok(); ++i) {
      const auto has = [&](int number) {
        return number < static_cast<int>(facts_.track.size()) &&
               facts_.track[static_cast<std::size_t>(number)].tower == static_cast<int>(i);
      };
      if (!has(facts_.towers[i].first) || !has(facts_.towers[i].first + 1))
        wall.fail("a number of corner tower " + std::to_string(i) + " is no space of it", "track");
    }
  }

  void read_start_field(const Json& json, const string& where) {
    JsonReader reader(json, where);
    reader.only({"id", "cell", "side", "edge", "well", "markets", "beside_numbers"});
    StartField field;
    field.id = reader.text("id", "", kMaxId);
    field.cell = read_cell(reader);
    field.side = read_side(reader, "side");
    const string edge = reader.text("edge");
    const int part = part_of(edge);
    if (part < 0) reader.fail("unknown kind '" + edge + "'", "edge");
    field.edge = static_cast<Part>(std::max(part, 0));
    field.well = reader.boolean("well", false);
    field.markets = reader.integer("markets", 0, 0, kMaxMarkets);
    if (field.well && field.edge != kPath) reader.fail("only a path has a well", "well");
    if (field.markets != 0 && field.edge != kCourtyard)
      reader.fail("only a courtyard has markets", "markets");
    if (const Json* beside = reader.array("beside_numbers")) {
      for (const Json& number : *beside) {
        const auto space = whole_number(number).value_or(-1);
        if (space < 0 || space >= static_cast<std::int64_t>(facts_.track.size()))
          reader.fail("no such space", "beside_numbers");
        else
          field.beside.push_back(static_cast<int>(space));
      }
    }
    if (reader.ok()) check_start_field(reader, field);
    reader_.adopt(reader);
    facts_.start_fields.push_back(std::move(field));
  }

  // It lies in the wall, with no other cell beside it.
  void check_start_field(JsonReader& reader, const StartField& field) {
    int cells = 0;
    for (int side = 0; side < kSides; ++side)
      cells += facts_.has_cell(neighbour(field.place(), side)) ? 1 : 0;
    if (facts_.has_cell(field.place()) || cells != 1) reader.fail("no wall with this cell alone", "side");
    for (const StartField& other : facts_.start_fields) {
      if (other.place() == field.place()) reader.fail("two start fields in one place", "cell");
    }
    check_id(reader, field.id);
  }

  void check_id(JsonReader& reader, const string& id) {
    if (id.empty()) reader.fail("missing", "id");
    if (std::find(ids_.begin(), ids_.end(), id) != ids_.end()) reader.fail("two of '" + id + "'", "id");
    ids_.push_back(id);
  }

  void read_token(const Json& json, const string& where) {
    JsonReader reader(json, where);
    reader.only({"id", "key", "count", "effect", "when"});
    const std::size_t index = facts_.tokens.size();
    TokenFact token{reader.text("key"), reader.integer("count", 0, 0, 9)};
    if (index >= kTokenKeys.size() || token.key != kTokenKeys[index])
      reader.fail("expected the kinds of tokens in their order", "key");
    if (reader.integer("id", 0, 0, kTokenKinds) != static_cast<int>(index) + 1)
      reader.fail("tokens are numbered from 1 on", "id");
    reader_.adopt(reader);
    facts_.tokens.push_back(std::move(token));
  }

  void read_one_tile(const Json& json, const string& where) {
    auto tile = read_tile(json, where);
    if (!tile) {
      reader_.adopt(tile.error());
      return;
    }
    JsonReader reader(json, where);
    check_id(reader, tile->id);
    reader_.adopt(reader);
    facts_.tiles.push_back(std::move(*tile));
  }

  void check_counts(JsonReader& counts) {
    counts.only({"cells", "tiles", "empty_at_end", "track_spaces", "corner_towers", "tokens_total",
                 "tokens_on_wall", "wall_pieces", "start_fields", "followers_per_player",
                 "of_which_score_marker", "keeps_per_player", "players"});
    int tiles = 0;
    for (const TileFacts& tile : facts_.tiles) tiles += tile.count;
    int tokens = 0;
    for (const TokenFact& token : facts_.tokens) tokens += token.count;
    int on_wall = 0;
    for (const CornerTower& tower : facts_.towers) on_wall += tower.token ? 1 : 0;
    const auto says = [&](const char* key, std::size_t number) {
      const int said = counts.integer(key, -1, 0, 1000);
      if (counts.ok() && said != static_cast<int>(number))
        counts.fail("there are " + std::to_string(number), key);
    };
    says("cells", facts_.cells.size());
    says("tiles", static_cast<std::size_t>(tiles));
    says("track_spaces", facts_.track.size());
    says("corner_towers", facts_.towers.size());
    says("tokens_total", static_cast<std::size_t>(tokens));
    says("tokens_on_wall", static_cast<std::size_t>(on_wall));
    says("start_fields", facts_.start_fields.size());
    if (facts_.tokens.size() != kTokenKinds) counts.fail("expected nine kinds of tokens", "tokens_total");
    if (on_wall > tokens) counts.fail("more than there are", "tokens_on_wall");
    if (facts_.track.empty()) counts.fail("expected a track", "track_spaces");
    if (tiles + static_cast<int>(facts_.start_fields.size()) > kMaxTiles)
      counts.fail("too many for one game", "tiles");
    facts_.followers = counts.integer("followers_per_player", 7, 2, 12) - 1;  // one is the counter (CAS-03)
    counts.require("followers_per_player");
  }

  // "[x, y]"
  static Point pair_of(JsonReader& reader, const char* key, double low, double high, bool whole = false) {
    const Json* list = reader.array(key);
    const auto is_one = [&](const Json& value) {
      return whole ? value.is_number_integer() : value.is_number();
    };
    if (list == nullptr || list->size() != 2 || !is_one((*list)[0]) || !is_one((*list)[1])) {
      reader.fail(whole ? "expected two whole numbers" : "expected two numbers", key);
      return {};
    }
    const Point point{(*list)[0].get<double>(), (*list)[1].get<double>()};
    const auto good = [&](double value) { return value >= low && value <= high; };
    if (good(point.x) && good(point.y)) return point;
    reader.fail("out of range", key);
    return {};
  }

  Cell read_cell(JsonReader& reader) const {
    const Point at = pair_of(reader, "cell", 0, kMaxSpan, true);
    const Cell cell{static_cast<i8>(at.x), static_cast<i8>(at.y)};
    if (!facts_.has_cell(cell)) reader.fail("no cell within the wall", "cell");
    return cell;
  }

  string name_;
  JsonReader reader_;
  Facts facts_;
  std::vector<string> ids_;
};

}  // namespace

const std::array<string_view, kTokenKinds> kTokenKeys = {"extra_turn", "tower_x4",    "house_x2",
                                                         "open_path",  "open_tower",  "open_house",
                                                         "market_4",   "keep_plus_2", "five_points"};

bool Facts::has_cell(Cell cell) const { return std::find(cells.begin(), cells.end(), cell) != cells.end(); }

Result<Facts> parse_facts(string_view text, string_view name) {
  const Result<Json> json = parse_json(text, name);
  if (!json) return json.error();
  return FactsReader(*json, name).read();
}

Result<const Facts*> facts() { return kept_facts("castle", parse_facts); }

}  // namespace bastide::castle
