// Reading the facts: see the header. The engine checks the file (and its tests do); here it is taken as it
// is.
#include "tools/tileart/castle/facts.h"

#include "engine/data/assets.h"
#include "engine/data/json.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <string_view>

namespace bastide::art::castle {

namespace {

int side_of(std::string_view letter) { return static_cast<int>(std::string_view("NESW").find(letter[0])); }

int sides_in(const Json& letters) {
  int sides = 0;
  for (const Json& letter : letters) sides |= 1 << side_of(letter.get<std::string>());
  return sides;
}

Kind kind_of(const std::string& word) {
  if (word == "path") return Kind::Path;
  if (word == "tower") return Kind::Tower;
  return word == "house" ? Kind::House : Kind::Courtyard;
}

Point point_of(const Json& pair) { return {pair[0].get<double>(), pair[1].get<double>()}; }

PathFact path_of(const Json& json) {
  PathFact path;
  path.sides = sides_in(json["edges"]);
  path.well = json["well"].get<bool>();
  if (json["ends"] == "square") path.end = End::Square;
  if (json["ends"] == "building") {
    path.end = End::Building;
    path.building_side = side_of(json["building"]["edge"].get<std::string>());
  }
  return path;
}

CourtyardFact courtyard_of(const Json& json) {
  CourtyardFact yard;
  yard.markets = json["markets"].get<int>();
  for (const Json& edge : json["edges"]) {
    const auto name = edge.get<std::string>();
    if (name.size() == 1) {
      yard.sides |= 1 << side_of(name);
    } else {
      yard.halves |= 1 << (2 * side_of(name) + (name[1] == 'R' ? 1 : 0));
    }
  }
  return yard;
}

Face face_of(const Json& json) {
  Face face;
  face.id = json["id"].get<std::string>();
  face.count = json["count"].get<int>();
  for (const auto& [letter, kind] : json["edges"].items())
    face.edges[static_cast<std::size_t>(side_of(letter))] = kind_of(kind.get<std::string>());
  for (const Json& p : json["paths"]) face.paths.push_back(path_of(p));
  for (const Json& b : json["towers"]) face.buildings.push_back({Kind::Tower, sides_in(b)});
  for (const Json& b : json["houses"]) face.buildings.push_back({Kind::House, sides_in(b)});
  for (const Json& c : json["courtyards"]) face.courtyards.push_back(courtyard_of(c));
  return face;
}

void read_wall(Facts& out, const Json& wall) {
  for (const Json& t : wall["towers"]) {
    CornerTower tower;
    tower.numbers = {t["numbers"][0].get<int>(), t["numbers"][1].get<int>()};
    tower.convex = t["corner"] == "convex";
    tower.vertex = point_of(t["vertex"]);
    tower.token = t["token"].get<bool>();
    const Point off = point_of(t["centre"]) - tower.vertex;
    tower.away = {off.x < 0 ? -1.0 : 1.0, off.y < 0 ? -1.0 : 1.0};
    out.towers.push_back(tower);
  }
  for (const Json& r : wall["runs"]) {
    out.runs.push_back({r["after_tower"].get<int>(), side_of(r["side"].get<std::string>()),
                        r["numbers"][0].get<int>(), r["numbers"][1].get<int>()});
  }
}

Facts read() {
  const Result<Json> file = parse_json(assets::game_file("castle").value_or(""), "castle.json");
  if (!file) {
    std::fprintf(stderr, "tileart: %s\n", file.error().text().c_str());
    std::exit(1);
  }
  const Json& json = *file;
  Facts out;
  out.width = json["interior"]["width"].get<int>();
  out.height = json["interior"]["height"].get<int>();
  for (const Json& row : json["interior"]["rows"]) out.rows.push_back(row.get<std::string>());
  read_wall(out, json["wall"]);
  for (const Json& s : json["start_fields"]) {
    out.starts.push_back({s["id"].get<std::string>(), point_of(s["cell"]),
                          side_of(s["side"].get<std::string>()), kind_of(s["edge"].get<std::string>()),
                          s["markets"].get<int>()});
  }
  for (const Json& t : json["tiles"]) out.faces.push_back(face_of(t));
  return out;
}

}  // namespace

const Facts& facts() {
  static const Facts kFacts = read();
  return kFacts;
}

}  // namespace bastide::art::castle
